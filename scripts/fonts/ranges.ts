/** Sets of code points as CSS writes them: `U+20-7e,U+ac00`. */

/** Every code point of a `unicode-range` value, or of all of them in a stylesheet. */
export function parseRanges(css: string): Set<number> {
  const points = new Set<number>()
  for (const [, first = '', last = first] of css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)) {
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point++) points.add(point)
  }
  return points
}

/** The shortest `unicode-range` value that names exactly these code points. */
export function formatRanges(points: Iterable<number>): string {
  const runs: [first: number, last: number][] = []
  for (const point of [...points].toSorted((a, b) => a - b)) {
    const run = runs.at(-1)
    if (run && run[1] === point - 1) run[1] = point
    else runs.push([point, point])
  }
  return runs
    .map((run) => [...new Set(run)].map((point) => point.toString(16)).join('-'))
    .map((range) => `U+${range}`)
    .join()
}

/** The code points of a text, each once. */
export const codePoints = (text: string): Set<number> =>
  new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))

/** A text of these code points, in their order. Throws `RangeError` at a number that is none. */
export const textOf = (points: Iterable<number>): string => String.fromCodePoint(...points)

/** What both sets have. */
export const intersection = (a: ReadonlySet<number>, b: ReadonlySet<number>): Set<number> =>
  new Set([...a].filter((point) => b.has(point)))

/** What `a` has and `b` has not. */
export const difference = (a: ReadonlySet<number>, b: ReadonlySet<number>): Set<number> =>
  new Set([...a].filter((point) => !b.has(point)))

/** What any of the sets has. */
export const union = (sets: Iterable<ReadonlySet<number>>): Set<number> => {
  const all = new Set<number>()
  for (const set of sets) for (const point of set) all.add(point)
  return all
}
