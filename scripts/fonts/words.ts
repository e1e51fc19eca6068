import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { codePoints, union } from './ranges.ts'

export const ASCII = codePoints(
  Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join(''),
)

/** Characters that any text may bring, whatever the sources say. */
const ALWAYS = '\u00A0“”‘’«»…–—·•×÷±°′″©®™₩€←↑→↓↗✓「」『』⅓'
/** While someone types Korean, single letters show before they join into a syllable. */
const JAMO =
  'ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'

const ROWS = 'supabase/seed/posts.json'
const NOVELS = /^src\/(content\/novel|pages\/novel|features\/series\/(reader|aloud|novel))/

/** Characters of the repository's own words. */
export interface Words {
  /** The sample rows. */
  rows: Set<number>
  /** Their titles, summaries, facts and headings. */
  rowHeads: Set<number>
  /** Novels and the pages that show them. */
  novels: Set<number>
  /** Everything. */
  all: Set<number>
}

const HEADS = /"(?:title|summary)":\s*"[^"]*"|"meta":\s*\{[^}]*\}|"type":\s*"heading"[^\]]*/g

function pathsOf(root: string): string[] {
  const entries = ['src', 'supabase/seed'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|json|svg)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .concat('index.html')
}

const textOf = (sources: readonly (readonly [path: string, text: string])[]) =>
  sources.map(([, text]) => text).join('')

/** Reads the characters of the sources. Hangul is composed (NFC), as it is when rendered. */
export function readWords(root: string): Words {
  const read = (path: string) => readFileSync(join(root, path), 'utf8').normalize('NFC')
  const texts = pathsOf(root).map((path) => [path, read(path)] as const)
  const novels = texts.filter(([path]) => NOVELS.test(path))
  return {
    rows: codePoints(read(ROWS)),
    rowHeads: codePoints((read(ROWS).match(HEADS) ?? []).join('')),
    novels: codePoints(textOf(novels)),
    all: union([ASCII, codePoints(ALWAYS + JAMO + textOf(texts))]),
  }
}
