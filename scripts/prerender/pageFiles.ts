// What each page file needs: its scripts, and its styles as they stand in its HTML.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { writeAsset } from './assets.ts'
import type { StaticEntry } from './bundle.ts'
import { MarkupWords } from './criticalStyles.ts'
import { filesOf, readManifest } from './manifest.ts'
import { shellStyles } from './shell.ts'

/** What `src/start.ts` brings on every page: the chunk of `src/main.tsx` (`vite.config.ts`). */
export const SITE = 'main'

export interface PageFiles {
  scripts: string[]
  /** The addresses of its stylesheets, those of the shell first. */
  sheets: string[]
  /** The address of all their rules in one sheet. */
  wholeStyles: string
}

/** What each page brings beside what every page has, by the router's pattern: scripts and styles, from the site's base path. */
export function filesByPattern({ entry, outDir, base }: Pick<Build, 'entry' | 'outDir' | 'base'>) {
  const manifest = readManifest(outDir)
  const of = (sources: readonly string[]) => Object.values(filesOf(manifest, sources, base)).flat()
  const common = new Set(of([SITE]))
  return Object.fromEntries(
    entry.pagePatterns.map((pattern) => [
      pattern,
      of(entry.pageSources(pattern)).filter((file) => !common.has(file)),
    ]),
  )
}

/** All rows of a collection are one kind of page: what they need is worked out once. */
interface PageKind {
  files: PageFiles
  /** All its rules. */
  css: string
  words: MarkupWords
  /** Those that its markup uses. */
  style?: Promise<string>
}

interface Build {
  entry: StaticEntry
  outDir: string
  /** The site's base path, with a slash at both ends. */
  base: string
  /** The index.html that Vite wrote. */
  shell: string
}

/**
 * Answers by a page's path what the page needs, and at last, when all markup of its kind has been added, what style stands in it.
 * Writes the sheets that come later.
 */
export function pageFiles({ entry, outDir, base, shell }: Build) {
  const manifest = readManifest(outDir)
  const kinds = new Map<string, PageKind>()

  const sheetOf = (name: string, css: string) => css && writeAsset({ outDir, base }, `${name}.css`, css)
  const workOut = (sources: readonly [string, ...string[]]): PageKind => {
    const { scripts, styles } = filesOf(manifest, [SITE, ...sources], base)
    const sheets = [...new Set([...shellStyles(shell), ...styles])]
    const css = sheets.map((href) => readFileSync(join(outDir, href.slice(base.length)), 'utf8')).join('')
    return {
      files: { scripts, sheets, wholeStyles: sheetOf('styles', css) },
      css,
      words: new MarkupWords(),
    }
  }
  const kindOf = (path: string): PageKind => {
    const sources = entry.pageSources(path)
    const kind = kinds.get(sources[0]) ?? workOut(sources)
    kinds.set(sources[0], kind)
    return kind
  }
  return {
    filesFor: (path: string): PageFiles => kindOf(path).files,
    addMarkup: (path: string, html: string): void => kindOf(path).words.add(html),
    styleFor: (path: string): Promise<string> => {
      const kind = kindOf(path)
      kind.style ??= kind.words.rulesOf(kind.css)
      return kind.style
    },
  }
}
