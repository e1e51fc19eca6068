import { faces } from '@content/faces'
// Font stacks of the stylesheets, and the system fonts that replace a web font until it has loaded.
import { BackendError } from '../../backend/backendError.ts'
import type { Face } from '../../src/content/types.ts'
import type { FaceUse } from './faceFiles.ts'
import { type Family, KOREAN, LATIN, READING, SANS } from './families.ts'

const KOREAN_SYSTEM_SERIF = ['AppleMyungjo', 'Noto Serif KR', 'serif']
const EMOJI = ['Apple Color Emoji', 'Segoe UI Emoji', 'Noto Color Emoji']
const GENERIC = new Set(['serif', 'sans-serif', 'system-ui'])

/** Name of a family's fallback faces. */
const fallbackOf = (use: FaceUse) => `${use} Fallback`

/**
 * The stacks: a web font, its metric-compatible fallback, the text font for syllables missing in the display fonts, then system
 * fonts for other scripts and emoji. The first font with a space glyph determines the line's metrics, so each Latin font is followed
 * by its own fallback before any Korean font.
 */
const STACKS: Record<string, readonly string[]> = {
  sans: [
    faces.sans.family,
    fallbackOf('sans'),
    'system-ui',
    'Apple SD Gothic Neo',
    'Noto Sans KR',
    'Malgun Gothic',
    'sans-serif',
  ],
  display: [
    faces.latin.family,
    fallbackOf('latin'),
    faces.korean.family,
    fallbackOf('korean'),
    faces.sans.family,
    ...KOREAN_SYSTEM_SERIF,
  ],
  korean: [
    faces.korean.family,
    faces.latin.family,
    fallbackOf('latin'),
    fallbackOf('korean'),
    faces.sans.family,
    ...KOREAN_SYSTEM_SERIF,
  ],
  read: [faces.reading.family, fallbackOf('reading'), faces.sans.family, ...KOREAN_SYSTEM_SERIF],
}

const quote = (family: string) => (GENERIC.has(family) ? family : `'${family}'`)
const list = (families: readonly string[]) => families.map(quote).join(',')

/** The custom properties `--font-sans`, `--font-display`, `--font-korean` and `--font-read`. */
export const stackProperties = (): string => {
  const stacks = Object.entries(STACKS).map(
    ([name, families]) => `--font-${name}:${list(families)},var(--font-emoji)`,
  )
  return `:root{${[`--font-emoji:${list(EMOJI)}`, ...stacks].join(';')}}
`
}

/** A text of titles, whose letters have about the frequencies of all titles. The values of `LOCALS` belong to it. */
const LATIN_TEXT =
  'UI/UX Designer with front-end development skills portfolio Webtoon & Illustrations Photography more Design Tools Web Skills Others About me Profile Favorites Web design Portfolio Webtoon Novel Photo gallery Fan art Light table'
/** The syllables of the Korean alphabetical order, from ga to ha. */
const KOREAN_TEXT = '\uAC00\uB098\uB2E4\uB77C\uB9C8\uBC14\uC0AC\uC544\uC790\uCC28\uCE74\uD0C0\uD30C\uD558'

/** Local fonts by kind and script, with their mean advance of the text above in em. */
const LOCALS = {
  sans: {
    latin: { names: ['Arial', 'Liberation Sans'], meanAdvance: 0.4518 },
    korean: { names: ['Noto Sans KR', 'Noto Sans CJK KR', 'NotoSansCJKkr-Regular'], meanAdvance: 0.92 },
  },
  serif: {
    latin: { names: ['Times New Roman', 'Liberation Serif'], meanAdvance: 0.4197 },
    korean: { names: ['Noto Serif KR', 'Noto Serif CJK KR', 'NotoSerifCJKkr-Regular'], meanAdvance: 0.92 },
  },
} as const

const SCRIPTS = {
  latin: { text: LATIN_TEXT, range: 'U+20-24f' },
  korean: { text: KOREAN_TEXT, range: 'U+3131-318e,U+ac00-d7a3' },
} as const

const percent = (share: number) => `${Number((share * 100).toFixed(2))}%`

/**
 * Returns the fallback face of a family for a script: local fonts with its mean advance and line metrics, so that the swap causes
 * no layout shift. If none of the local fonts is installed, the next family of the stack is used.
 */
function fallbackFace({ use, metrics }: Family, script: keyof typeof SCRIPTS): string {
  const { fallback }: Face = faces[use]
  const { names, meanAdvance } = LOCALS[fallback][script]
  const { text, range } = SCRIPTS[script]
  const size = metrics.meanAdvance(text) / meanAdvance
  if (Number.isNaN(size))
    throw new BackendError(`@content/faces.ts: ${faces[use].family} lacks letters of “${text}”.`)
  return (
    `@font-face{font-family:'${fallbackOf(use)}';src:${names.map((name) => `local('${name}')`).join(',')};` +
    `size-adjust:${percent(size)};ascent-override:${percent(metrics.ascent / size)};` +
    `descent-override:${percent(metrics.descent / size)};line-gap-override:0%;unicode-range:${range}}\n`
  )
}

/** Returns the script of a family for titles or novels: a site without Korean has Latin ones there. */
const scriptOf = ({ coverage }: Family): keyof typeof SCRIPTS =>
  coverage.has(KOREAN_TEXT.charCodeAt(0)) ? 'korean' : 'latin'

/** Returns the fallback faces of all families. */
export const fallbackFaces = (): string =>
  [
    fallbackFace(SANS[0], 'latin'),
    fallbackFace(SANS[0], 'korean'),
    fallbackFace(LATIN, 'latin'),
    fallbackFace(KOREAN, scriptOf(KOREAN)),
    fallbackFace(READING[0], scriptOf(READING[0])),
  ].join('')
