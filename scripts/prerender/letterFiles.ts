// Letters of a page that are not in the first files of its fonts, in files of its own, one for each font: a visit begins with
// few and small files, whatever the owner has written.
import { copyFileSync, existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { coverageOf, fontOf, type Family } from '../fonts/families.ts'
import { face, type Cut } from '../fonts/plan.ts'
import { codePoints, difference, intersection } from '../fonts/ranges.ts'
import type { Shown } from '../fonts/shown.ts'
import { cutFiles, keyOf } from '../fonts/write.ts'

/** Where cut files are kept from build to build: those of the last one. */
const CACHE = '.cache/letters'

interface Site {
  root: string
  outDir: string
  /** The site's base path, with a slash at both ends. */
  base: string
}

export function letterFiles({ root, outDir, base }: Site) {
  const cuts = new Map<string, Cut>()

  /** A cut by what it holds, which all pages that show just that share. */
  const cutOf = (of: Family, points: Set<number>): Cut => {
    const key = keyOf({ of, points })
    const cut = cuts.get(key) ?? { name: `letters-${key}`, of, points }
    cuts.set(key, cut)
    return cut
  }
  return {
    /** The faces of what a page shows and the first files, by font, have not. A font without a first file is not the page's. */
    facesOf(shown: Shown, first: ReadonlyMap<string, ReadonlySet<number>>): string {
      return Array.from(first, ([font, had]) => {
        const of = fontOf(font)
        if (!of) return ''
        const points = intersection(difference(codePoints(shown[font] ?? ''), had), coverageOf(of))
        if (points.size === 0) return ''
        return face(of, `${base}assets/${cutOf(of, points).name}.woff2`, points)
      }).join('')
    },
    /** Cuts all files that `facesOf` has named. */
    async write(): Promise<void> {
      const cache = join(root, CACHE)
      mkdirSync(cache, { recursive: true })
      const fileOf = ({ name }: Cut) => join(cache, `${name}.woff2`)
      const all = [...cuts.values()]
      const missing = all.filter((cut) => !existsSync(fileOf(cut)))
      for (const of of new Set(missing.map((cut) => cut.of)))
        for await (const [cut, file] of cutFiles(
          of,
          missing.filter((each) => each.of === of),
        ))
          writeFileSync(fileOf(cut), file)
      for (const cut of all) copyFileSync(fileOf(cut), join(outDir, 'assets', `${cut.name}.woff2`))
      const wanted = new Set(all.map(({ name }) => `${name}.woff2`))
      for (const name of readdirSync(cache)) if (!wanted.has(name)) rmSync(join(cache, name))
    },
  }
}
