import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentFolder, rowsFolder } from '../build/contentFolder.ts'
import { codePoints, union } from './ranges.ts'

const ASCII = codePoints(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join(''))

/** Typographic characters that are always included. */
const ALWAYS = '\u00A0“”‘’«»…–—·•×÷±°′″©®™₩€←↑→↓↗✓「」『』⅓'
/** Single letters, which are displayed while a Korean syllable is being typed. */
const JAMO = String.fromCodePoint(...Array.from({ length: 51 }, (_, index) => 0x3131 + index))

/** The files of the owner's content and of the sample's. */
const ANY_CONTENT = /^src\/content\/(?:mine|sample)\//
/** Starts of the paths of the novels, of the pages that show them and of the messages of these pages. */
export const NOVEL_FOLDERS = [
  'src/content/mine/novels/',
  'src/content/sample/novels/',
  'src/pages/novel/',
  'src/features/series/novel/',
  'src/features/series/read-aloud/',
  'src/features/series/reader/',
  'src/messages/ko/chapterReader.ts',
  'src/messages/ko/novelPage.ts',
  'src/messages/ko/readAloudTexts.ts',
  'src/messages/ko/seriesTexts.ts',
]

/** The characters in the repository's texts. */
export interface SiteCharacters {
  /** In the sample rows. */
  rows: Set<number>
  /** In the titles, summaries, metadata and headings of the sample rows. */
  rowHeads: Set<number>
  /** In novels and the pages that show them. */
  novels: Set<number>
  /** In all texts. */
  all: Set<number>
}

const HEADS = /"(?:title|summary)":\s*"[^"]*"|"meta":\s*\{[^}]*\}|"type":\s*"heading"[^\]]*/g

function listSources(root: string, absent: readonly string[]): string[] {
  const content = `${contentFolder(root)}/`
  const entries = ['src', rowsFolder(root)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  return (
    entries
      .filter((entry) => entry.isFile() && /\.(tsx?|json|svg)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
      .filter((path) => path.startsWith(content) || !ANY_CONTENT.test(path))
      // A list of letters, which is no text.
      .filter((path) => path !== `${content}firstLetters.ts`)
      .filter((path) => !absent.some((folder) => path.startsWith(folder)))
      .concat('index.html')
  )
}

const joinTexts = (sources: readonly (readonly [path: string, text: string])[]) =>
  sources.map(([, text]) => text).join('')

/** Reads the characters in the sources, without those in the folders `absent`. Hangul is composed (NFC), as it is when rendered. */
export function readSiteCharacters(root: string, absent: readonly string[] = []): SiteCharacters {
  const read = (path: string) => readFileSync(join(root, path), 'utf8').normalize('NFC')
  const rows = read(`${rowsFolder(root)}/posts.json`)
  const texts = listSources(root, absent).map((path) => [path, read(path)] as const)
  const novels = texts.filter(([path]) => NOVEL_FOLDERS.some((folder) => path.startsWith(folder)))
  return {
    rows: codePoints(rows),
    rowHeads: codePoints((rows.match(HEADS) ?? []).join('')),
    novels: codePoints(joinTexts(novels)),
    all: union([ASCII, codePoints(ALWAYS + JAMO + joinTexts(texts))]),
  }
}
