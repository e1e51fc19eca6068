import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as v from 'valibot'
import { paths } from '../../src/config/paths.ts'
import { codePoints, difference, union } from './ranges.ts'

/** What `npm run fonts:look` has seen: by page and font (`nameOf`), the characters that stand in its document. */
const firstViewsSchema = v.record(v.string(), v.record(v.string(), v.string()))
export type FirstViews = v.InferOutput<typeof firstViewsSchema>

export const FIRST_VIEWS_FILE = 'scripts/fonts/firstViews.json'

/** Reads what was seen; nothing where nobody has looked. */
export function readFirstViews(root: string): FirstViews {
  return v.parse(firstViewsSchema, JSON.parse(readFileSync(join(root, FIRST_VIEWS_FILE), 'utf8')))
}

/** What a file costs a page beside its glyphs, in glyphs: tables, and a request of its own. */
const FILE_COST = 12
/** How many visits begin at home for one that begins at any other page. */
const HOME_VISITS = 5

interface Group {
  pages: ReadonlySet<string>
  /** No other group's. */
  points: ReadonlySet<number>
}

/** How often one of the pages is what a visit begins with. */
const visitsOf = (pages: Iterable<string>): number => {
  let visits = 0
  for (const page of pages) visits += page === paths.home ? HOME_VISITS : 1
  return visits
}

const costOf = (visits: number, points: number): number => visits * (FILE_COST + points)

/** What all visits together load less when two groups are one file. */
function savedByJoining(a: Group, b: Group): number {
  const together = visitsOf(new Set([...a.pages, ...b.pages]))
  const apart = costOf(visitsOf(a.pages), a.points.size) + costOf(visitsOf(b.pages), b.points.size)
  return apart - costOf(together, a.points.size + b.points.size)
}

/** `savedByJoining` that knows what it has told: groups do not change, and most of them are asked about again and again. */
function savingsByPair(): (a: Group, b: Group) => number {
  const known = new Map<Group, Map<Group, number>>()
  return (a, b) => {
    const ofA = known.get(a) ?? new Map<Group, number>()
    known.set(a, ofA)
    const saved = ofA.get(b) ?? savedByJoining(a, b)
    ofA.set(b, saved)
    return saved
  }
}

const joined = (a: Group, b: Group): Group => ({
  pages: new Set([...a.pages, ...b.pages]),
  points: new Set([...a.points, ...b.points]),
})

/** All characters of a font that any page shows. */
export const seenIn = (views: FirstViews, font: string): Set<number> =>
  union(Object.values(views).map((shown) => codePoints(shown[font] ?? '')))

/**
 * The characters of a font in groups, but for those that are in its first file anyway, so that all visits together load as
 * little as can be: first those that the same pages show, then joined where a file less is worth more than the glyphs that a
 * visit loads in vain. Most shown first.
 */
export function groupByPages(views: FirstViews, font: string, besides: ReadonlySet<number>): Set<number>[] {
  const pagesOf = new Map<number, string[]>()
  for (const [page, shown] of Object.entries(views))
    for (const point of difference(codePoints(shown[font] ?? ''), besides))
      pagesOf.set(point, [...(pagesOf.get(point) ?? []), page])
  const alike = new Map<string, { pages: Set<string>; points: Set<number> }>()
  for (const [point, pages] of pagesOf) {
    const group = alike.get(pages.join()) ?? { pages: new Set(pages), points: new Set() }
    alike.set(pages.join(), group)
    group.points.add(point)
  }
  let groups: Group[] = [...alike.values()]
  const savedBy = savingsByPair()
  for (let next = joinBest(groups, savedBy); next; next = joinBest(groups, savedBy)) groups = next
  return groups
    .toSorted((a, b) => b.pages.size - a.pages.size || b.points.size - a.points.size)
    .map(({ points }) => new Set(points))
}

/** The groups with those two joined that save the most; undefined when no two do. */
function joinBest(groups: readonly Group[], savedBy: typeof savedByJoining): Group[] | undefined {
  let most = 0
  let best: [Group, Group] | undefined
  groups.forEach((a, index) => {
    for (const b of groups.slice(index + 1)) {
      const saved = savedBy(a, b)
      if (saved > most) [most, best] = [saved, [a, b]]
    }
  })
  if (!best) return undefined
  const [a, b] = best
  return [...groups.filter((group) => group !== a && group !== b), joined(a, b)]
}
