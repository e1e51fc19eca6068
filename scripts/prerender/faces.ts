// Which font faces stand in a page's HTML: those of its own words. The others are a sheet of their own, which comes later.
import { codePoints, parseRanges } from '../fonts/ranges.ts'
import type { FirstViews } from '../fonts/firstViews.ts'

const FACE = /@font-face\s*\{[^}]*\}/g
const FAMILY = /font-family:\s*["']?([^;"'}]+)/
/** Latin stands on every page and is not among what was seen. */
const LATIN = 'a'.charCodeAt(0)

type Seen = Readonly<Record<string, string>>

/** The characters that pages were seen to show, by family; undefined where nobody has looked at any of them. */
export function seenOn(views: FirstViews, paths: readonly string[]): Seen | undefined {
  const pages = paths.map((path) => views[path]).filter((page) => page !== undefined)
  if (pages.length === 0) return undefined
  const families = new Set(pages.flatMap((page) => Object.keys(page)))
  return Object.fromEntries(
    [...families].map((family) => [family, pages.map((page) => page[family] ?? '').join('')]),
  )
}

/**
 * A stylesheet without the faces that show nothing of what was seen, and those faces. Faces of Latin and of fonts that are the
 * system's stay, and so do all where nothing was seen.
 */
export function splitFaces(css: string, seen: Seen | undefined): { css: string; later: string } {
  if (!seen) return { css, later: '' }
  const later: string[] = []
  const kept = css.replace(FACE, (face) => {
    const points = parseRanges(face)
    const shown = codePoints(seen[FAMILY.exec(face)?.[1]?.trim() ?? ''] ?? '')
    const isShown = [...shown].some((point) => points.has(point))
    if (isShown || points.has(LATIN) || !face.includes('url(')) return face
    later.push(face)
    return ''
  })
  return { css: kept, later: later.join('') }
}
