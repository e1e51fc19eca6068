import * as v from 'valibot'
import type { Collection, CollectionKey } from '@/posts/definition'
import { LONGEST_META_TEXT } from '@/config/constants'
import { cast } from '@/content/cast'
import { completedHref, leadsSomewhere } from './hrefs'
import { SEOUL_OFFSET } from '../components/seoulOffset'

const STORED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/

/** A day, and a time unless it is not known: `2025. 10. 19. 오전 6:41`, `2025-10-19 06:41:12 +01:00`, `2025년 10월 19일`. */
const TYPED =
  /^(\d{4})\s*[-./:년]\s*(\d{1,2})\s*[-./:월]\s*(\d{1,2})\s*[.일]?(?:[T,\s]\s*(오전|오후)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?)?$/i

/** When a photograph was taken, stored by ISO 8601, as its field shows it: `2025-10-19 06:41:12`, with an offset that is not Seoul's. */
function takenAtText(stored: string): string {
  const [, day, time, offset = SEOUL_OFFSET] = STORED.exec(stored) ?? []
  if (day === undefined || time === undefined) return stored
  return offset === SEOUL_OFFSET ? `${day} ${time}` : `${day} ${time} ${offset}`
}

/** What was typed as ISO 8601, in Seoul's time unless it says another; null when it is no day, or no time of a day. */
function parseTakenAt(typed: string): string | null {
  const parts = TYPED.exec(typed.trim())
  if (!parts) return null
  const [, year, month, date, half, hour, minute, second = '00', offset = SEOUL_OFFSET] = parts
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`
  if (!isDay(day)) return null
  if (hour === undefined) return day
  const iso = `${day}T${hourOf(half, hour)}:${minute}:${second}${offset.toUpperCase()}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

const twoDigits = (digits: string | undefined) => (digits ?? '').padStart(2, '0')

/** JavaScript takes 30 February for 2 March. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** `오후`, `6` as `18`; nothing of a half that has no such hour. */
function hourOf(half: string | undefined, hour: string): string {
  if (half === undefined) return twoDigits(hour)
  const number = Number(hour)
  if (number < 1 || number > 12) return ''
  return twoDigits(String((number % 12) + (half === '오후' ? 12 : 0)))
}

/** One field of a collection's `meta` in the form. Texts become the schema's types by `parseMetaText`. */
export interface MetaField {
  name: string
  /** Korean label. */
  label: string
  kind: 'text' | 'number' | 'url' | 'color' | 'moment' | 'list' | 'choice' | 'lines'
  placeholder?: string
  /** What may be chosen; in a list the labels are typed. */
  choices?: readonly { value: string; label: string }[]
  /** Offers what other rows say here: words that sort things only do so while they are spelled alike. */
  suggestsUsed?: boolean
  /** Set over the whole width. */
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

/** The fields that make one collection's form differ from the others (decisions §1). */
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
  a7c2: photo,
  x100vi: [...photo, ...film],
  fanart: [
    { name: 'source', label: '원작', kind: 'text', suggestsUsed: true, wide: true },
    { name: 'year', label: '연도', kind: 'number' },
    {
      name: 'series',
      label: '내 작품',
      kind: 'choice',
      choices: [
        { value: 'tls', label: 'TWINS LOVE STORY' },
        { value: 'they', label: 'The One and They' },
        { value: 'some', label: 'Somebodies' },
      ],
    },
    {
      name: 'characters',
      label: '나오는 인물',
      kind: 'list',
      placeholder: '한해, 윤재하',
      choices: Object.values(cast).flatMap((people) =>
        Object.entries(people).map(([value, label]) => ({ value, label })),
      ),
      wide: true,
    },
  ],
}

const labelOf = ({ choices = [] }: MetaField, value: unknown) =>
  choices.find((choice) => choice.value === value)?.label ?? String(value)

/** The parts of a typed list; those that are chosen by a label as they are stored. */
function listOf({ choices = [] }: MetaField, text: string): string[] {
  return text
    .trim()
    .split(/\s*[,\n]\s*/)
    .filter(Boolean)
    .map((part) => choices.find(({ label, value }) => label === part || value === part)?.value ?? part)
}

/** A stored value as the form shows it. */
export function metaText(field: MetaField, value: unknown): string {
  if (value === undefined || value === null) return ''
  if (field.kind === 'list' && Array.isArray(value))
    return value.map((part) => labelOf(field, part)).join(', ')
  if (field.kind === 'lines' && typeof value === 'object')
    return Object.entries(value)
      .map(([label, text]) => `${label}: ${String(text)}`)
      .join('\n')
  if (field.kind === 'moment' && typeof value === 'string') return takenAtText(value)
  return typeof value === 'string' || typeof value === 'number' ? String(value) : ''
}

/**
 * What was typed as the schema wants it; undefined when nothing was. A text that is none of its kind stays a text, so
 * that the schema can say so.
 */
export function parseMetaText(field: MetaField, typed: string): unknown {
  const text = typed.normalize('NFC')
  if (text.trim() === '') return undefined
  switch (field.kind) {
    case 'number': {
      // “1,600” is grouped as Koreans write it, “1,8” has a comma for its point.
      const number = Number(
        text
          .trim()
          .replaceAll(/,(?=\d{3}(?!\d))/g, '')
          .replace(',', '.'),
      )
      return Number.isFinite(number) ? number : text
    }
    case 'url':
      return completedHref(text)
    case 'moment':
      return parseTakenAt(text) ?? text
    case 'list':
      return listOf(field, text)
    case 'lines':
      return Object.fromEntries(
        text.split('\n').flatMap((line) => {
          const at = line.indexOf(':')
          return at > 0 ? [[line.slice(0, at).trim(), line.slice(at + 1).trim()]] : []
        }),
      )
    default:
      return text.trim()
  }
}

/** What is wrong with a typed value, or null; the stored schema forgives such values, the form tells. */
export function metaFault(collection: Collection, field: MetaField, typed: string): string | null {
  const text = typed.normalize('NFC').trim()
  if (text === '') return null
  return faultOfKind(field, text) ?? (isKept(collection, field, typed) ? null : '이 값은 쓸 수 없습니다.')
}

/** Whether the collection's schema keeps a value: a year in the far future is a number, and none of its. */
function isKept({ metaSchema }: Collection, field: MetaField, typed: string): boolean {
  const result = v.safeParse(metaSchema, { [field.name]: parseMetaText(field, typed) })
  return result.success && field.name in result.output && Reflect.get(result.output, field.name) !== undefined
}

/** A list with choices holds nothing else. */
function strangerFault({ choices, ...field }: MetaField, text: string): string | null {
  const stranger =
    choices &&
    listOf({ ...field, choices }, text).find((part) => !choices.some(({ value }) => value === part))
  return stranger === undefined
    ? null
    : `‘${stranger}’ 대신 ${choices?.[0]?.label ?? ''}처럼 정해진 이름을 적어 주세요.`
}

function faultOfKind(field: MetaField, text: string): string | null {
  switch (field.kind) {
    case 'number':
      return typeof parseMetaText(field, text) === 'number' ? null : '숫자로 적어 주세요.'
    case 'url': {
      const href = completedHref(text)
      return /^https?:/i.test(href) && leadsSomewhere(href)
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
      return strangerFault(field, text)
    case 'text':
      return text.length > LONGEST_META_TEXT ? `${LONGEST_META_TEXT}자까지 쓸 수 있습니다.` : null
    default:
      return null
  }
}
