import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { codePoints } from './ranges.ts'

/**
 * The parts of the site whose characters are cut into a file of their own, and the sources that speak there.
 * A source belongs to the first part whose pattern fits; a character to the first part that uses it.
 */
const PARTS = [
  // Every page: the shell, the words of errors and states, home.
  [
    'core',
    /^(index\.html|src\/(app|config|lib|stores|ui)\/|src\/content\/(site|home|navigation|externalLinks|skills)|src\/features\/(shell|loading|session|home)\/|src\/pages\/[^/]+$)/,
  ],
  ['admin', /^src\/(features\/collection-admin|pages\/admin)\//],
  ['series', /^src\/(content\/(series|webtoon)|pages\/webtoon)/],
  ['chapter', /^src\/content\/novelText/],
  ['novel', /^src\/(content\/novel|pages\/novel|features\/series\/(reader|aloud|novel))/],
  ['article', /^supabase\/seed\//],
  ['pages', /^src\//],
] as const

/**
 * Who speaks in the place of a page that did not come, without a network, too: the heading, and the rest. Their words are
 * in files of their own as well, which a visitor has from the start.
 */
const FAULT: Record<string, 'fault heading' | 'fault'> = {
  'src/ui/ErrorView.tsx': 'fault heading',
  'src/ui/FaultView.tsx': 'fault',
  'src/ui/KeptPages.tsx': 'fault',
  'src/app/PageFault.tsx': 'fault',
}

/** `sample` is the titles of the sample rows, `article` all the rest of them. */
export type Part = (typeof PARTS)[number][0] | 'sample' | 'fault heading' | 'fault'
export type StaticText = Record<Part, Set<number>>

const PRINTABLE_ASCII = Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join('')
/** Whatever the sources say: what any text may bring. */
const ALWAYS = `${PRINTABLE_ASCII}\u00A0“”‘’«»…–—·•×÷±°′″©®™₩€←↑→↓↗✓「」『』⅓`
/** What walls and lists show of a row: photo walls show nothing else. */
const LISTED = /"title":\s*"([^"]*)"/g
const SYLLABLES = /[가-힣]/g
/** A Korean writer at a keyboard sees single letters before they join into a syllable. */
const JAMO =
  'ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'

function sources(root: string): string[] {
  const under = (folder: string): string[] =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(tsx?|json|svg)$/.test(entry.name))
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
  const present = new Set(readdirSync(root))
  return [
    ...(present.has('index.html') ? ['index.html'] : []),
    ...under('src'),
    ...(present.has('supabase')
      ? under('supabase').filter((path) => /^supabase\/seed\/[^/]+$/.test(path))
      : []),
  ]
}

/** The characters of everything the repository itself says, by the part of the site that says it. */
export function readStaticText(root: string): StaticText {
  const text: StaticText = {
    core: codePoints(ALWAYS),
    admin: codePoints(JAMO),
    novel: codePoints(PRINTABLE_ASCII),
    chapter: new Set(),
    sample: new Set(),
    article: new Set(),
    series: new Set(),
    pages: new Set(),
    'fault heading': new Set(),
    fault: new Set(),
  }
  const add = (part: Part, words: string): void => {
    for (const point of codePoints(words.normalize('NFC'))) text[part].add(point)
  }
  for (const path of sources(root)) {
    const part = PARTS.find(([, pattern]) => pattern.test(path))?.[0]
    if (!part) continue
    const source = readFileSync(join(root, path), 'utf8')
    add(part, source)
    if (part === 'article') {
      for (const [, words = ''] of source.matchAll(LISTED)) add('sample', words)
    }
    const fault = FAULT[path]
    if (fault) add(fault, (source.match(SYLLABLES) ?? []).join(''))
  }
  return text
}
