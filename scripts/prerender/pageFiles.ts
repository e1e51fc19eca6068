// What each page file needs: its scripts, and its styles as they stand in its HTML.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readFirstViews } from '../fonts/firstViews.ts'
import { type Shown, shownBy } from '../fonts/shown.ts'
import { writeAsset } from './assets.ts'
import type { StaticEntry } from './bundle.ts'
import { MarkupWords } from './criticalStyles.ts'
import { lettersOf, seenOn, seenOnAll, type SplitFaces, splitFaces, withoutFaces } from './faces.ts'
import { letterFiles } from './letterFiles.ts'
import { filesOf, readManifest } from './manifest.ts'
import { shellStyles } from './shell.ts'
import { type FontRules, fontRules, textsOf } from './textFonts.ts'

/** What `src/start.ts` brings on every page: the chunk of `src/main.tsx` (`vite.config.ts`). */
export const SITE = 'main'

export interface PageFiles {
  scripts: string[]
  /** The addresses of its stylesheets, those of the shell first. */
  sheets: string[]
  /** The address of all their rules in one sheet. */
  wholeStyles: string
  /** The addresses of the sheets of faces, those of its own words and the others; empty where there are none. */
  firstFaces: string
  laterFaces: string
}

/** Of so many pages of a kind, the first rows', the letters are cut, a handful of files for each. The others have those of their kind. */
const PAGES_WITH_LETTERS = 500

/** All rows of a collection are one kind of page: what they need is worked out once. */
interface PageKind {
  files: Omit<PageFiles, 'firstFaces'>
  /** The first faces of its fonts, what they have, and what its pages were seen to show; undefined where nobody has looked. */
  faces: { first: string; letters: SplitFaces['letters']; seen: Shown } | undefined
  /** How many of its pages have been written. */
  pages: number
  /** All its rules, and those of them that say in which font a text stands. */
  css: string
  fonts: FontRules
  words: MarkupWords
  /** Those that its markup uses. */
  style?: Promise<string>
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
 * Answers by a page's path what the page needs, and at last, when all markup of its kind has been added, what style stands in it.
 * Writes the sheets that come later.
 */
export function pageFiles({ entry, root, outDir, base, shell }: Build) {
  const manifest = readManifest(outDir)
  const views = readFirstViews(root)
  const seenEverywhere = seenOnAll(views)
  const letters = letterFiles({ root, outDir, base })
  const kinds = new Map<string, PageKind>()

  const pathsOf = (source: string) =>
    Object.keys(views).filter((path) => entry.pageSources(path)[0] === source)
  const sheetOf = (name: string, css: string) => css && writeAsset({ outDir, base }, `${name}.css`, css)
  const workOut = (sources: readonly [string, ...string[]]): PageKind => {
    const { scripts, styles } = filesOf(manifest, [SITE, ...sources], base)
    const seen = seenOn(views, pathsOf(sources[0]))
    const sheets = [...new Set([...shellStyles(shell), ...styles])]
    const split = sheets.map((href) =>
      splitFaces(readFileSync(join(outDir, href.slice(base.length)), 'utf8'), seen),
    )
    const all = (part: 'css' | 'first' | 'later') => split.map((sheet) => sheet[part]).join('')
    const css = all('css')
    return {
      files: {
        scripts,
        sheets,
        wholeStyles: sheetOf('styles', withoutFaces(css)),
        laterFaces: sheetOf('faces', all('later')),
      },
      faces: seen && {
        first: all('first'),
        letters: new Map(split.flatMap((sheet) => [...sheet.letters])),
        seen,
      },
      pages: 0,
      css,
      fonts: fontRules(css),
      words: new MarkupWords(),
    }
  }
  const kindOf = (path: string): PageKind => {
    const sources = entry.pageSources(path)
    const kind = kinds.get(sources[0]) ?? workOut(sources)
    kinds.set(sources[0], kind)
    return kind
  }
  const firstFaces = (path: string, markup: string): string => {
    const kind = kindOf(path)
    const { faces, fonts } = kind
    if (!faces) return ''
    kind.pages += 1
    const shown =
      kind.pages > PAGES_WITH_LETTERS
        ? faces.seen
        : lettersOf({
            markup: shownBy(textsOf(markup, fonts)),
            own: views[path],
            kind: faces.seen,
            all: seenEverywhere,
          })
    return sheetOf('faces', faces.first + letters.facesOf(shown, faces.letters))
  }
  return {
    filesFor: (path: string, markup: string): PageFiles => ({
      ...kindOf(path).files,
      firstFaces: firstFaces(path, markup),
    }),
    /** Cuts the letters of all pages. */
    writeLetters: (): Promise<void> => letters.write(),
    addMarkup: (path: string, html: string): void => kindOf(path).words.add(html),
    styleFor: (path: string): Promise<string> => {
      const kind = kindOf(path)
      kind.style ??= kind.words.rulesOf(kind.css)
      return kind.style
    },
  }
}
