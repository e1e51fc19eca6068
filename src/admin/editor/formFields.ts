import * as v from 'valibot'
import type { Collection, CollectionKey } from '@/posts/collections'
import { MAX_META_TEXT_LENGTH } from '@/config/constants'
import { casts } from '@/content/series/casts'
import { webtoonSeries } from '@/content/series'
import { mapGalleries } from '@/content/galleryRegistry'
import { completeHref, hasRealHost } from '../components/hrefs'
import { SEOUL_OFFSET } from '../components/seoulOffset'

const STORED_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/

/** A date with an optional time: `2025. 10. 19. 오전 6:41`, `2025-10-19 06:41:12 +01:00`, `2025년 10월 19일`. */
const TYPED_TIME =
  /^(\d{4})\s*[-./:년]\s*(\d{1,2})\s*[-./:월]\s*(\d{1,2})\s*[.일]?(?:[T,\s]\s*(오전|오후)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?)?$/i

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

const twoDigits = (digits: string | undefined) => (digits ?? '').padStart(2, '0')

/** `Date` reads 30 February as 2 March, so the parsed date is compared with the text. */
function isValidDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Returns the hour in 24-hour form: `오후`, `6` → `18`. Empty if a 12-hour clock has no such hour. */
function parseHour(half: string | undefined, hour: string): string {
  if (half === undefined) return twoDigits(hour)
  const number = Number(hour)
  if (number < 1 || number > 12) return ''
  return twoDigits(String((number % 12) + (half === '오후' ? 12 : 0)))
}

/** A form field of a collection's `meta`. Texts become the schema's types by `parseMetaText`. */
export interface MetaField {
  name: string
  /** Korean label. */
  label: string
  kind: 'text' | 'number' | 'url' | 'color' | 'moment' | 'list' | 'choice' | 'lines'
  placeholder?: string
  /** Allowed values. In a `list` their labels are typed. */
  choices?: readonly { value: string; label: string }[]
  /** Suggests the values of other rows, so that categories are spelled the same. */
  suggestsUsed?: boolean
  /** Takes the whole width of the form. */
  wide?: boolean
}

const photo: readonly MetaField[] = [
  { name: 'camera', label: '카메라', kind: 'text', wide: true },
  { name: 'lens', label: '렌즈', kind: 'text', wide: true },
  { name: 'focalLength', label: '초점 거리 (mm)', kind: 'number' },
  { name: 'focalLength35', label: '35mm 환산 (mm)', kind: 'number' },
  { name: 'aperture', label: '조리개 (f/)', kind: 'number' },
  { name: 'shutter', label: '셔터 (초)', kind: 'text', placeholder: '1/640' },
  { name: 'iso', label: '감도 (ISO)', kind: 'number' },
  { name: 'exposureCompensation', label: '노출 보정 (EV)', kind: 'number' },
  { name: 'takenAt', label: '찍은 때', kind: 'moment', placeholder: '2025-10-19 06:41', wide: true },
]

const film: readonly MetaField[] = [
  {
    name: 'filmSimulation',
    label: '필름 시뮬레이션',
    kind: 'text',
    placeholder: 'Classic Chrome',
    wide: true,
  },
  { name: 'recipe', label: '레시피', kind: 'lines', placeholder: '그레인: 약하게', wide: true },
]

/** The form fields of each collection's `meta`. Serial works have editors of their own. */
export const metaFields: Record<CollectionKey, readonly MetaField[]> = {
  favorites: [
    { name: 'category', label: '분류', kind: 'text', suggestsUsed: true, wide: true },
    { name: 'link', label: '주소', kind: 'url', wide: true },
  ],
  portfolio: [
    { name: 'client', label: '의뢰', kind: 'text' },
    { name: 'category', label: '종류', kind: 'text', suggestsUsed: true },
    { name: 'year', label: '연도', kind: 'number' },
    { name: 'period', label: '기간', kind: 'text', placeholder: '6주' },
    { name: 'role', label: '역할', kind: 'text', wide: true },
    { name: 'tools', label: '도구', kind: 'list', placeholder: 'Figma, Photoshop', wide: true },
    { name: 'link', label: '주소', kind: 'url', wide: true },
    { name: 'color', label: '작업의 색', kind: 'color', placeholder: '#E5402F', wide: true },
  ],
  ...mapGalleries(({ hasRecipe }) => (hasRecipe ? [...photo, ...film] : photo)),
  fanart: [
    { name: 'source', label: '원작', kind: 'text', suggestsUsed: true, wide: true },
    { name: 'year', label: '연도', kind: 'number' },
    {
      name: 'series',
      label: '내 작품',
      kind: 'choice',
      choices: webtoonSeries.map(({ key, title }) => ({ value: key, label: title })),
    },
    {
      name: 'characters',
      label: '나오는 인물',
      kind: 'list',
      placeholder: '이름, 이름',
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
  return kindFault(field, text) ?? (isAccepted(collection, field, typed) ? null : '이 값은 쓸 수 없습니다.')
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
  return unknown === undefined
    ? null
    : `‘${unknown}’ 대신 ${choices?.[0]?.label ?? ''}처럼 정해진 이름을 적어 주세요.`
}

function kindFault(field: MetaField, text: string): string | null {
  switch (field.kind) {
    case 'number':
      return typeof parseMetaValue(field, text) === 'number' ? null : '숫자로 적어 주세요.'
    case 'url': {
      const href = completeHref(text)
      return /^https?:/i.test(href) && hasRealHost(href)
        ? null
        : 'http:// 나 https://로 시작하는 주소를 적어 주세요.'
    }
    case 'color':
      return /^#[0-9a-f]{6}$/i.test(text) ? null : '#E5402F처럼 적어 주세요.'
    case 'moment':
      return parseTakenAt(text) === null ? '2025-10-19 06:41처럼 적어 주세요.' : null
    case 'lines':
      return text.split('\n').every((line) => line.trim() === '' || line.indexOf(':') > 0)
        ? null
        : '한 줄에 하나씩 ‘이름: 값’으로 적어 주세요.'
    case 'list':
      return unknownChoiceFault(field, text)
    case 'text':
      return text.length > MAX_META_TEXT_LENGTH ? `${MAX_META_TEXT_LENGTH}자까지 쓸 수 있습니다.` : null
    default:
      return null
  }
}

const labels: Record<string, string> = {
  title: '제목',
  body: '본문',
  summary: '요약',
  status: '상태',
  published_at: '게시할 때',
  image: '이미지',
  alt: '대체 텍스트',
  'meta.rights': '권리',
  'meta.share': '공유 정보',
}

/** Labels of the fields that have editors of their own. */
const serialLabels: Partial<Record<CollectionKey, Readonly<Record<string, string>>>> = {
  episodes: { 'meta.series': '시리즈', 'meta.number': '화', 'meta.cuts': '컷', 'meta.note': '작가의 말' },
  chapters: { 'meta.novel': '작품', 'meta.number': '장', 'meta.note': '작가의 말' },
}

/** Sorts field names by their position in the form. */
export function sortFieldNames(names: readonly string[]): string[] {
  const known = Object.keys(labels).filter((name) => names.includes(name))
  return [...known, ...names.filter((name) => !known.includes(name))]
}

/** Returns the label of a draft field such as `title` or `meta.year`. */
export function fieldLabel({ key }: Collection, name: string): string {
  return (
    serialLabels[key]?.[name] ??
    labels[name] ??
    metaFields[key].find((field) => `meta.${field.name}` === name)?.label ??
    name
  )
}
