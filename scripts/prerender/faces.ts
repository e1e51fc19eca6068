// Which font faces a page brings first: those of its own words. The others come later, in another sheet.
import { nameOf } from '../fonts/families.ts'
import { codePoints, parseRanges } from '../fonts/ranges.ts'
import type { FirstViews } from '../fonts/firstViews.ts'

const FACE = /@font-face\s*\{[^}]*\}/g
const FAMILY = /font-family:\s*["']?([^;"'}]+)/
/** A number: the sheets are generated (`scripts/fonts/plan.ts`). Without one it is 400, as a minifier knows. */
const WEIGHT = /font-weight:\s*(\d+)/

type Seen = Readonly<Record<string, string>>

/** The characters that pages were seen to show, by font; undefined where nobody has looked at any of them. */
export function seenOn(views: FirstViews, paths: readonly string[]): Seen | undefined {
  const pages = paths.map((path) => views[path]).filter((page) => page !== undefined)
  if (pages.length === 0) return undefined
  const fonts = new Set(pages.flatMap((page) => Object.keys(page)))
  return Object.fromEntries([...fonts].map((font) => [font, pages.map((page) => page[font] ?? '').join('')]))
}

export interface SplitFaces {
  /** The stylesheet with no faces but those of the system's fonts. */
  css: string
  /** The faces of the page's words, which come after its first paint. */
  first: string
  /** Those that show nothing of them. */
  later: string
}

/** Faces of what was seen stand apart, and so do those that it does without; where nothing was seen, none do. */
export function splitFaces(css: string, seen: Seen | undefined): SplitFaces {
  if (!seen) return { css, first: '', later: '' }
  const first: string[] = []
  const later: string[] = []
  const kept = css.replace(FACE, (face) => {
    if (!face.includes('url(')) return face
    const points = parseRanges(face)
    const family = FAMILY.exec(face)?.[1]?.trim() ?? ''
    const weight = Number(WEIGHT.exec(face)?.[1] ?? 400)
    const isShown = [...codePoints(seen[nameOf({ family, weight })] ?? '')].some((point) => points.has(point))
    const sheet = isShown ? first : later
    sheet.push(face)
    return ''
  })
  return { css: kept, first: first.join(''), later: later.join('') }
}

/** A stylesheet without any faces. */
export const withoutFaces = (css: string): string => css.replace(FACE, '')
