// Which font faces a page brings first: the first of each font that its words stand in, and files of its own letters
// (`letterFiles.ts`). The others come later, in another sheet.
import { nameOf } from '../fonts/families.ts'
import type { FirstViews } from '../fonts/firstViews.ts'
import { codePoints, difference, intersection, parseRanges, textOf, union } from '../fonts/ranges.ts'
import type { Shown } from '../fonts/shown.ts'

const FACE = /@font-face\s*\{[^}]*\}/g
const FAMILY = /font-family:\s*["']?([^;"'}]+)/
/** A number: the sheets are generated (`scripts/fonts/plan.ts`). Without one it is 400, as a minifier knows. */
const WEIGHT = /font-weight:\s*(\d+)/
/** The first face of each font has it. */
const SPACE = ' '.charCodeAt(0)

const lettersIn = (shown: Shown): Set<number> => union(Object.values(shown).map(codePoints))

/** The characters that pages were seen to show, by font; undefined where nobody has looked at any of them. */
export function seenOn(views: FirstViews, paths: readonly string[]): Shown | undefined {
  const pages = paths.map((path) => views[path]).filter((page) => page !== undefined)
  if (pages.length === 0) return undefined
  const fonts = new Set(pages.flatMap((page) => Object.keys(page)))
  return Object.fromEntries([...fonts].map((font) => [font, pages.map((page) => page[font] ?? '').join('')]))
}

/** The characters that every page was seen to show, by font: those of what stands around a page. */
export function seenOnAll(views: FirstViews): Shown {
  const [first = {}, ...others] = Object.values(views)
  return Object.fromEntries(
    Object.entries(first).map(([font, letters]) => [
      font,
      textOf(
        others.reduce((all, page) => intersection(all, codePoints(page[font] ?? '')), codePoints(letters)),
      ),
    ]),
  )
}

interface Page {
  /** What its markup shows, by its styles. */
  markup: Shown
  /** What it was itself seen to show. */
  own?: Shown | undefined
  /** What pages of its kind were seen to show. */
  kind: Shown
  /** What all pages were seen to show. */
  all: Shown
}

/**
 * The letters of a page by font. What was seen of it is right as long as it has the same words; of others, their markup tells,
 * and what was seen of pages of their kind tells in which fonts more of it stands than its styles say.
 */
export function lettersOf({ markup, own, kind, all }: Page): Shown {
  const letters = lettersIn(markup)
  if (own && difference(letters, lettersIn(own)).size === 0) return own
  const fonts = new Set([markup, kind, all].flatMap((shown) => Object.keys(shown)))
  return Object.fromEntries(
    [...fonts].map((font) => {
      const seen = textOf(intersection(codePoints(kind[font] ?? ''), letters))
      return [font, (markup[font] ?? '') + (all[font] ?? '') + seen]
    }),
  )
}

export interface SplitFaces {
  /** The stylesheet with no faces but those of the system's fonts. */
  css: string
  /** The first faces of the page's fonts, which come after its first paint, and what they have by font. */
  first: string
  letters: ReadonlyMap<string, ReadonlySet<number>>
  /** All others. */
  later: string
}

/** The first faces of these fonts stand apart, and so do all others; where nothing is known of the page, none do. */
export function splitFaces(css: string, seen: Shown | undefined): SplitFaces {
  const letters = new Map<string, Set<number>>()
  if (!seen) return { css, first: '', letters, later: '' }
  const first: string[] = []
  const later: string[] = []
  const kept = css.replace(FACE, (face) => {
    if (!face.includes('url(')) return face
    const points = parseRanges(face)
    const family = FAMILY.exec(face)?.[1]?.trim() ?? ''
    const font = nameOf({ family, weight: Number(WEIGHT.exec(face)?.[1] ?? 400) })
    const isFirst = points.has(SPACE) && seen[font] !== undefined
    if (isFirst) letters.set(font, points)
    const sheet = isFirst ? first : later
    sheet.push(face)
    return ''
  })
  return { css: kept, first: first.join(''), letters, later: later.join('') }
}

/** A stylesheet without any faces. */
export const withoutFaces = (css: string): string => css.replace(FACE, '')
