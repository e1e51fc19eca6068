import * as v from 'valibot'
import { commissions } from '#messages/admin/commissions'
import { formFields } from '#messages/admin/formFields'
import { commissionTexts } from '#messages/commissionTexts'
import { MAX_META_TEXT_LENGTH } from '@/config/constants'
import { mapGalleries } from '@/content/galleryRegistry'
import { webtoonSeries } from '@/content/series'
import { casts } from '@/content/series/casts'
import type { Collection, CollectionKey } from '@/posts/collections'
import { completeHref, hasRealHost } from '../components/hrefs'
import { formatTakenAt, parseTakenAt } from './takenAt'

/** A value that a field allows, and what it is called. */
interface Choice {
  value: string
  label: string
}

/** A form field of a collection's `meta`. Texts become the schema's types by `parseMetaText`. */
export interface MetaField {
  name: string
  /** Returns the label in the current language. */
  label: () => string
  /** `amount`: a whole number, shown with thousands separators. `won`: such an amount in won. */
  kind: 'text' | 'number' | 'amount' | 'won' | 'url' | 'color' | 'moment' | 'list' | 'choice' | 'lines'
  placeholder?: () => string
  /** Allowed values. In a `list` their labels are typed. */
  choices?: () => readonly Choice[]
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

const USES = ['personal', 'commercial', 'both'] as const

const commission: readonly MetaField[] = [
  { name: 'from', label: () => commissions.fields['meta.from'], kind: 'won' },
  { name: 'to', label: () => commissions.fields['meta.to'], kind: 'won' },
  { name: 'days', label: () => commissions.fields['meta.days'], kind: 'amount' },
  { name: 'revisions', label: () => commissions.fields['meta.revisions'], kind: 'amount' },
  {
    name: 'use',
    label: () => commissions.fields['meta.use'],
    kind: 'choice',
    choices: () => USES.map((value) => ({ value, label: commissionTexts.use[value] })),
  },
]

/** The form fields of each collection's `meta`. Serial works have editors of their own. */
export const metaFields: Record<CollectionKey, readonly MetaField[]> = {
  commissions: commission,
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
      choices: () => webtoonSeries.map(({ key, title }) => ({ value: key, label: title })),
    },
    {
      name: 'characters',
      label: () => formFields.meta.characters,
      kind: 'list',
      placeholder: () => formFields.placeholders.characters,
      choices: () =>
        casts.flatMap((people) => Object.entries(people).map(([value, label]) => ({ value, label }))),
      wide: true,
    },
  ],
  episodes: [],
  chapters: [],
}

const noChoices = (): readonly Choice[] => []

const choiceLabel = ({ choices = noChoices }: MetaField, value: unknown) =>
  choices().find((choice) => choice.value === value)?.label ?? String(value)

/** Splits a typed list. Labels of choices become their stored values. */
function parseList({ choices = noChoices }: MetaField, text: string): string[] {
  const known = choices()
  return text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean)
    .map((part) => known.find(({ label, value }) => label === part || value === part)?.value ?? part)
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
  if (isAmount(field) && typeof value === 'number') return value.toLocaleString('en-US')
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

const isAmount = ({ kind }: MetaField) => kind === 'amount' || kind === 'won'

/** Returns a stored value in words: like the form, but with the label of a choice. */
export function describeMetaValue(field: MetaField, value: unknown): string {
  return field.kind === 'choice' && typeof value === 'string'
    ? choiceLabel(field, value)
    : formatMetaValue(field, value)
}

/** Removes the commas that group digits: “1,600” is 1600, but “1,8” is not 18. */
const withoutGrouping = (text: string) => text.trim().replaceAll(/,(?=\d{3}(?!\d))/g, '')

/**
 * Returns the typed text as a value for the schema; undefined if it is empty. Text that does not fit the field's kind is
 * returned unchanged, so that the schema rejects it.
 */
export function parseMetaValue(field: MetaField, typed: string): unknown {
  const text = typed.normalize('NFC')
  if (text.trim() === '') return undefined
  switch (field.kind) {
    case 'number': {
      // A comma that groups no digits is a decimal comma.
      const number = Number(withoutGrouping(text).replace(',', '.'))
      return Number.isFinite(number) ? number : text
    }
    case 'amount':
    case 'won': {
      const digits = withoutGrouping(text)
      return /^\d+$/.test(digits) && Number.isSafeInteger(Number(digits)) ? Number(digits) : text
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
    parseList({ ...field, choices }, text).find((part) => !choices().some(({ value }) => value === part))
  return unknown === undefined ? null : formFields.faults.choice(unknown, choices?.()[0]?.label ?? '')
}

function kindFault(field: MetaField, text: string): string | null {
  switch (field.kind) {
    case 'number':
      return typeof parseMetaValue(field, text) === 'number' ? null : formFields.faults.number
    case 'amount':
      return typeof parseMetaValue(field, text) === 'number' ? null : commissions.faults.amount
    case 'won':
      return typeof parseMetaValue(field, text) === 'number' ? null : commissions.faults.won
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
