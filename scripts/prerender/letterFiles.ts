// Letters of a page that are not in the first files of its fonts, in files of its own, one for each font: a visit begins with
// few and small files, whatever the owner has written.
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fontOf, type Family } from '../fonts/families.ts'
import { face, type Cut } from '../fonts/plan.ts'
import { codePoints, difference, intersection } from '../fonts/ranges.ts'
import type { Shown } from '../fonts/shown.ts'
import { cutFiles, keyOf, writeWhole } from '../fonts/write.ts'
import { forgetOld } from '../static/buildCache.ts'

/** Where cut files are kept from build to build. */
const CACHE = '.cache/letters'

interface Site {
  root: string
  outDir: string
  /** The site's base path, with a slash at both ends. */
  base: string
}

/** Gathers the cuts of a build: `facesOf` names them page by page, `write` puts their files into `assets`, each once. */
export function letterFiles({ root, outDir, base }: Site) {
  const cuts = new Map<string, Cut>()

  /** A cut by what it holds, which all pages that show just that share. */
  const cutOf = (of: Family, points: Set<number>): Cut => {
    const key = keyOf({ of, points })
    const cut = cuts.get(key) ?? { name: `letters-${key}`, of, points }
    cuts.set(key, cut)
    return cut
  }
  const put = ({ name }: Cut, file: Buffer): void =>
    writeFileSync(join(outDir, 'assets', `${name}.woff2`), file)
  return {
    /** The faces of what a page shows and the first files, by font, have not. A font without a first file is not the page's. */
    facesOf(shown: Shown, first: ReadonlyMap<string, ReadonlySet<number>>): string {
      return Array.from(first, ([font, had]) => {
        const of = fontOf(font)
        if (!of) return ''
        const points = intersection(difference(codePoints(shown[font] ?? ''), had), of.coverage)
        if (points.size === 0) return ''
        return face(of, `${base}assets/${cutOf(of, points).name}.woff2`, points)
      }).join('')
    },
    /** Writes all files that `facesOf` has named: those of an earlier build come from the cache. */
    async write(): Promise<void> {
      const cache = join(root, CACHE)
      mkdirSync(cache, { recursive: true })
      const all = [...cuts.values()]
      const missing = all.filter((cut) => {
        const file = cached(join(cache, `${cut.name}.woff2`))
        if (file) put(cut, file)
        return !file
      })
      for (const of of new Set(missing.map((cut) => cut.of)))
        for await (const [cut, file] of cutFiles(
          of,
          missing.filter((each) => each.of === of),
        )) {
          writeWhole(join(cache, `${cut.name}.woff2`), file)
          put(cut, file)
        }
      await forgetOld(cache)
    },
  }
}

/** A file that an earlier build has made, which is used once more. */
function cached(path: string): Buffer | null {
  try {
    const now = new Date()
    utimesSync(path, now, now)
    return readFileSync(path)
  } catch {
    return null
  }
}
