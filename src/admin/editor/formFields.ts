import { formFields } from '#messages/admin/formFields'
import * as v from 'valibot'
import type { Collection, CollectionKey } from '@/posts/collections'
import { MAX_META_TEXT_LENGTH } from '@/config/constants'
import { casts } from '@/content/series/casts'
import { webtoonSeries } from '@/content/series'
import { mapGalleries } from '@/content/galleryRegistry'
import { completeHref, hasRealHost } from '../components/hrefs'
import { SEOUL_OFFSET } from '../components/seoulOffset'

const STORED_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/

/**
 * A date with an optional time: `2025. 10. 19. 6:41`, `2025-10-19 06:41:12 +01:00`. The Korean signs of year, month and day
 * may follow the numbers, and a Korean day period may precede the hour.
 */
const TYPED_TIME =
  /^(\d{4})\s*[-./:\uB144]\s*(\d{1,2})\s*[-./:\uC6D4]\s*(\d{1,2})\s*[.\uC77C]?(?:[T,\s]\s*(\uC624\uC804|\uC624\uD6C4)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?)?$/i

/** Formats a stored ISO 8601 time: `2025-10-19 06:41:12`, followed by the offset if it is not Seoul's. */
function formatTakenAt(stored: string): string {
  const [, day, time, offset = SEOUL_OFFSET] = STORED_TIME.exec(stored) ?? []
  if (day === undefined || time === undefined) return stored
  return offset === SEOUL_OFFSET ? `${day} ${time}` : `${day} ${time} ${offset}`
}

/** Parses a typed time to ISO 8601. The offset defaults to Seoul's. Returns null if the date or time is invalid. */
function parseTakenAt(typed: string): string | null {
  const parts = TYPED_TIME.exec(typed.trim())
  if (!parts) return null
  const [, year, month, date, half, hour, minute, second = '00', offset = SEOUL_OFFSET] = parts
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`
  if (!isValidDay(day)) return null
  if (hour === undefined) return day
  const iso = `${day}T${parseHour(half, hour)}:${minute}:${second}${offset.toUpperCase()}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

/** Korean for p.m. */
const AFTERNOON = '\uC624\uD6C4'

const twoDigits = (digits: string | undefined) => (digits ?? '').padStart(2, '0')

/** `Date` reads 30 February as 2 March, so the parsed date is compared with the text. */
function isValidDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Returns the hour in 24-hour form; `half` is the Korean word for a.m. or p.m.: 6 p.m. is `18`. Empty if a 12-hour clock has no such hour. */
function parseHour(half: string | undefined, hour: string): string {
  if (half === undefined) return twoDigits(hour)
  const number = Number(hour)
  if (number < 1 || number > 12) return ''
  return twoDigits(String((number % 12) + (half === AFTERNOON ? 12 : 0)))
}

/** A form field of a collection's `meta`. Texts become the schema's types by `parseMetaText`. */
export interface MetaField {
  name: string
  /** Returns the label in the current language. */
  label: () => string
  kind: 'text' | 'number' | 'url' | 'color' | 'moment' | 'list' | 'choice' | 'lines'
  placeholder?: () => string
  /** Allowed values. In a `list` their labels are typed. */
  choices?: readonly { value: string; label: string }[]
  /** Suggests the values of other rows, so that categories are spelled the same. */
  suggestsUsed?: boolean
  /** Takes the whole width of the form. */
  wide?: boolean
}

const photo: readonly MetaField[] = [
  { name: 'camera', label: () => formFields.meta.camera, kind: 'text', wide: true },
  { name: 'lens', label: () => formFields.meta.lens, kind: 'text', wide: true },
  { name: 'focalLength', label: () => formFields.meta.focalLength, kind: 'number' },
  { name: 'focalLength35', label: () => formFields.meta.focalLength35, kind: 'number' },
  { name: 'aperture', label: () => formFields.meta.aperture, kind: 'number' },
  { name: 'shutter', label: () => formFields.meta.shutter, kind: 'text', placeholder: () => '1/640' },
  { name: 'iso', label: () => formFields.meta.iso, kind: 'number' },
  { name: 'exposureCompensation', label: () => formFields.meta.exposureCompensation, kind: 'number' },
  {
    name: 'takenAt',
    label: () => formFields.meta.takenAt,
    kind: 'moment',
    placeholder: () => '2025-10-19 06:41',
    wide: true,
  },
]

const film: readonly MetaField[] = [
  {
    name: 'filmSimulation',
    label: () => formFields.meta.filmSimulation,
    kind: 'text',
    placeholder: () => 'Classic Chrome',
    wide: true,
  },
  {
    name: 'recipe',
    label: () => formFields.meta.recipe,
    kind: 'lines',
    placeholder: () => formFields.placeholders.recipe,
    wide: true,
  },
]

/** The form fields of each collection's `meta`. Serial works have editors of their own. */
export const metaFields: Record<CollectionKey, readonly MetaField[]> = {
  // The editor of commissions has fields of its own.
  commissions: [],
  favorites: [
    { name: 'category', label: () => formFields.meta.category, kind: 'text', suggestsUsed: true, wide: true },
    { name: 'link', label: () => formFields.meta.link, kind: 'url', wide: true },
  ],
  portfolio: [
    { name: 'client', label: () => formFields.meta.client, kind: 'text' },
    { name: 'category', label: () => formFields.meta.workKind, kind: 'text', suggestsUsed: true },
    { name: 'year', label: () => formFields.meta.year, kind: 'number' },
    {
      name: 'period',
      label: () => formFields.meta.period,
      kind: 'text',
      placeholder: () => formFields.placeholders.period,
    },
    { name: 'role', label: () => formFields.meta.role, kind: 'text', wide: true },
    {
      name: 'tools',
      label: () => formFields.meta.tools,
      kind: 'list',
      placeholder: () => 'Figma, Photoshop',
      wide: true,
    },
    { name: 'link', label: () => formFields.meta.link, kind: 'url', wide: true },
    {
      name: 'color',
      label: () => formFields.meta.color,
      kind: 'color',
      placeholder: () => '#E5402F',
      wide: true,
    },
  ],
  ...mapGalleries(({ hasRecipe }) => (hasRecipe ? [...photo, ...film] : photo)),
  fanart: [
    { name: 'source', label: () => formFields.meta.source, kind: 'text', suggestsUsed: true, wide: true },
    { name: 'year', label: () => formFields.meta.year, kind: 'number' },
    {
      name: 'series',
      label: () => formFields.meta.ownWork,
      kind: 'choice',
      choices: webtoonSeries.map(({ key, title }) => ({ value: key, label: title })),
    },
    {
      name: 'characters',
      label: () => formFields.meta.characters,
      kind: 'list',
      placeholder: () => formFields.placeholders.characters,
      choices: casts.flatMap((people) => Object.entries(people).map(([value, label]) => ({ value, label }))),
      wide: true,
    },
  ],
  episodes: [],
  chapters: [],
}

const choiceLabel = ({ choices = [] }: MetaField, value: unknown) =>
  choices.find((choice) => choice.value === value)?.label ?? String(value)

/** Splits a typed list. Labels of choices become their stored values. */
function parseList({ choices = [] }: MetaField, text: string): string[] {
  return text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean)
    .map((part) => choices.find(({ label, value }) => label === part || value === part)?.value ?? part)
}

/** Returns the text that the form shows for a stored value. */
export function formatMetaValue(field: MetaField, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((part) => choiceLabel(field, part)).join(', ')
  if (field.kind === 'lines' && typeof value === 'object')
    return Object.entries(value)
      .map(([label, text]) => `${label}: ${String(text)}`)
      .join('\n')
  if (field.kind === 'moment' && typeof value === 'string') return formatTakenAt(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * Returns the typed text as a value for the schema; undefined if it is empty. Text that does not fit the field's kind is
 * returned unchanged, so that the schema rejects it.
 */
export function parseMetaValue(field: MetaField, typed: string): unknown {
  const text = typed.normalize('NFC')
  if (text.trim() === '') return undefined
  switch (field.kind) {
    case 'number': {
      // In “1,600” the comma groups digits; in “1,8” it is a decimal comma.
      const number = Number(
        text
          .trim()
          .replaceAll(/,(?=\d{3}(?!\d))/g, '')
          .replace(',', '.'),
      )
      return Number.isFinite(number) ? number : text
    }
    case 'url':
      return completeHref(text)
    case 'moment':
      return parseTakenAt(text) ?? text
    case 'list':
      return parseList(field, text)
    case 'lines':
      return Object.fromEntries(
        text.split('\n').flatMap((line) => {
          const colon = line.indexOf(':')
          return colon > 0 ? [[line.slice(0, colon).trim(), line.slice(colon + 1).trim()]] : []
        }),
      )
    default:
      return text.trim()
  }
}

/** Returns what is wrong with a typed value, or null. The schema silently drops such values when reading. */
export function validateMetaText(collection: Collection, field: MetaField, typed: string): string | null {
  const text = typed.normalize('NFC').trim()
  if (text === '') return null
  return kindFault(field, text) ?? (isAccepted(collection, field, typed) ? null : formFields.faults.value)
}

/** Returns whether the collection's schema accepts a value: a year far in the future is a number, but not a valid year. */
function isAccepted({ metaSchema }: Collection, field: MetaField, typed: string): boolean {
  const result = v.safeParse(metaSchema, { [field.name]: parseMetaValue(field, typed) })
  return result.success && field.name in result.output && Reflect.get(result.output, field.name) !== undefined
}

/** A list with choices may contain nothing else. */
function unknownChoiceFault({ choices, ...field }: MetaField, text: string): string | null {
  const unknown =
    choices &&
    parseList({ ...field, choices }, text).find((part) => !choices.some(({ value }) => value === part))
  return unknown === undefined ? null : formFields.faults.choice(unknown, choices?.[0]?.label ?? '')
}

function kindFault(field: MetaField, text: string): string | null {
  switch (field.kind) {
    case 'number':
      return typeof parseMetaValue(field, text) === 'number' ? null : formFields.faults.number
    case 'url': {
      const href = completeHref(text)
      return /^https?:/i.test(href) && hasRealHost(href) ? null : formFields.faults.url
    }
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(text) ? null : formFields.faults.like('#E5402F')
    case 'moment':
      return parseTakenAt(text) === null ? formFields.faults.like('2025-10-19 06:41') : null
    case 'lines':
      return text.split('\n').every((line) => line.trim() === '' || line.indexOf(':') > 0)
        ? null
        : formFields.faults.lines
    case 'list':
      return unknownChoiceFault(field, text)
    case 'text':
      return text.length > MAX_META_TEXT_LENGTH ? formFields.faults.tooLong(MAX_META_TEXT_LENGTH) : null
    default:
      return null
  }
}

/** The fields that all posts have, in the order of the form. */
const commonFields: readonly (keyof typeof formFields.fields)[] = [
  'title',
  'body',
  'summary',
  'status',
  'published_at',
  'image',
  'alt',
  'meta.rights',
  'meta.share',
]

/** Returns the labels of the fields that have editors of their own. */
function serialLabels(key: CollectionKey): Readonly<Record<string, string>> {
  const { series, episode, cuts, note, novel, chapter } = formFields.serial
  if (key === 'episodes')
    return { 'meta.series': series, 'meta.number': episode, 'meta.cuts': cuts, 'meta.note': note }
  return key === 'chapters' ? { 'meta.novel': novel, 'meta.number': chapter, 'meta.note': note } : {}
}

const commonLabels = (): Readonly<Record<string, string>> => formFields.fields

/** Sorts field names by their position in the form. */
export function sortFieldNames(names: readonly string[]): string[] {
  const known: readonly string[] = commonFields.filter((name) => names.includes(name))
  return [...known, ...names.filter((name) => !known.includes(name))]
}

/** Returns the label of a draft field such as `title` or `meta.year`. */
export function fieldLabel({ key }: Collection, name: string): string {
  return (
    serialLabels(key)[name] ??
    commonLabels()[name] ??
    metaFields[key].find((field) => `meta.${field.name}` === name)?.label() ??
    name
  )
}
