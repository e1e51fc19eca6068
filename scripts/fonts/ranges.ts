// Sets of code points and their CSS notation: `U+20-7e,U+ac00`.

/** Parses the code points in a `unicode-range` value, or in all values of a stylesheet. */
export function parseRanges(css: string): Set<number> {
  const points = new Set<number>()
  for (const [, first = '', last = first] of css.matchAll(/U\+([0-9a-f]+)(?:-([0-9a-f]+))?/gi)) {
    for (let point = parseInt(first, 16); point <= parseInt(last, 16); point++) points.add(point)
  }
  return points
}

/** Parses the font faces of a package's stylesheet: the path of each WOFF2 file and its code points. */
export function parseSubsets(css: string): { path: string; points: Set<number> }[] {
  const faces = css.matchAll(/url\(['"]?(\.[^)'"]+\.woff2)['"]?\)[^}]*?unicode-range:([^;}]+)/g)
  return Array.from(faces, ([, path = '', range = '']) => ({ path, points: parseRanges(range) }))
}

/** Returns the shortest `unicode-range` value for these code points. */
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

/** Returns the unique code points of a text. */
export const codePoints = (text: string): Set<number> =>
  new Set(Array.from(text, (character) => character.codePointAt(0) ?? 0))

/** Returns a text of these code points. Throws `RangeError` for an invalid one. */
export const textOf = (points: Iterable<number>): string => String.fromCodePoint(...points)

/** Returns the elements that are in both sets. */
export const intersection = (a: ReadonlySet<number>, b: ReadonlySet<number>): Set<number> =>
  new Set([...a].filter((point) => b.has(point)))

/** Returns the elements of `a` that are not in `b`. */
export const difference = (a: ReadonlySet<number>, b: ReadonlySet<number>): Set<number> =>
  new Set([...a].filter((point) => !b.has(point)))

/** Returns the elements that are in any of the sets. */
export const union = (sets: Iterable<ReadonlySet<number>>): Set<number> => {
  const all = new Set<number>()
  for (const set of sets) for (const point of set) all.add(point)
  return all
}
