// What each page file needs: its scripts, and its styles as they stand in its HTML.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFirstViews } from '../fonts/firstViews.ts'
import type { StaticEntry } from './bundle.ts'
import { seenOn, splitFaces, waitingFaces } from './faces.ts'
import { filesOf, readManifest } from './manifest.ts'
import { shellStyles, styleHash, type Stylesheet } from './shell.ts'

/** What `src/start.ts` brings on every page: the chunk of `src/main.tsx` (`vite.config.ts`). */
export const SITE = 'main'

export interface PageFiles {
  scripts: string[]
  /** What its inline style begins with. */
  firstFaces: string
  styles: Stylesheet[]
  /** The address of a sheet; empty where there is none. */
  laterFaces: string
}

interface Build {
  entry: StaticEntry
  root: string
  outDir: string
  /** The site's base path, with a slash at both ends. */
  base: string
  /** The index.html that Vite wrote. */
  shell: string
}

/**
 * Answers by a page's path what it needs, and knows the hashes of the styles that it has answered. All rows of a collection are
 * one page file: what it needs is worked out once. Writes the sheets of font faces that come later.
 */
export function pageFiles({ entry, root, outDir, base, shell }: Build) {
  const manifest = readManifest(outDir)
  const views = readFirstViews(root)
  const styleHashes = new Set<string>()
  const bySource = new Map<string, PageFiles>()

  const pathsOf = (source: string) =>
    Object.keys(views).filter((path) => entry.pageSources(path)[0] === source)
  const sheetOf = (faces: string) => {
    if (!faces) return ''
    const name = createHash('sha256').update(faces).digest('base64url').slice(0, 8)
    writeFileSync(join(outDir, `assets/faces-${name}.css`), faces)
    return `${base}assets/faces-${name}.css`
  }
  const workOut = (sources: readonly [string, ...string[]]): PageFiles => {
    const { scripts, styles: hrefs } = filesOf(manifest, [SITE, ...sources], base)
    const seen = seenOn(views, pathsOf(sources[0]))
    const sheets = [...new Set([...shellStyles(shell), ...hrefs])].map((href) => ({
      href,
      ...splitFaces(readFileSync(join(outDir, href.slice(base.length)), 'utf8'), seen),
    }))
    const firstFaces = waitingFaces(sheets.map(({ first }) => first).join(''))
    styleHashes.add(styleHash(firstFaces, sheets))
    const laterFaces = sheetOf(sheets.map(({ later }) => later).join(''))
    return { scripts, firstFaces, styles: sheets, laterFaces }
  }
  const filesFor = (path: string): PageFiles => {
    const sources = entry.pageSources(path)
    const files = bySource.get(sources[0]) ?? workOut(sources)
    bySource.set(sources[0], files)
    return files
  }
  return { filesFor, styleHashes }
}
