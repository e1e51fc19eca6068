import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { contentFolder, rowsFolder } from '../build/contentFolder.ts'
import { codePoints, union } from './ranges.ts'

const ASCII = codePoints(Array.from({ length: 95 }, (_, index) => String.fromCodePoint(32 + index)).join(''))

/** Typographic characters that are always included. */
const ALWAYS = '\u00A0“”‘’«»…–—·•×÷±°′″©®™₩€←↑→↓↗✓「」『』⅓'
/** Single letters, which are displayed while a Korean syllable is being typed. */
const JAMO =
  'ㄱㄲㄳㄴㄵㄶㄷㄸㄹㄺㄻㄼㄽㄾㄿㅀㅁㅂㅃㅄㅅㅆㅇㅈㅉㅊㅋㅌㅍㅎㅏㅐㅑㅒㅓㅔㅕㅖㅗㅘㅙㅚㅛㅜㅝㅞㅟㅠㅡㅢㅣ'

/** The files of the owner's content and of the sample's. */
const ANY_CONTENT = /^src\/content\/(?:mine|sample)\//
function listSources(root: string, absent: readonly string[]): string[] {
  const content = `${contentFolder(root)}/`
  const entries = ['src', rowsFolder(root)].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, withFileTypes: true }),
  )
  return entries
    .filter((entry) => entry.isFile() && /\.(tsx?|json|svg)$/.test(entry.name))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path.startsWith(content) || !ANY_CONTENT.test(path))
    .filter((path) => !absent.some((folder) => path.startsWith(folder)))
    .concat('index.html')
}

/**
 * Reads the characters of all texts of the site: in its sources, its content and the sample rows, without those in the folders `absent`.
 * Hangul is composed (NFC), as it is when rendered.
 */
export function readSiteCharacters(root: string, absent: readonly string[] = []): Set<number> {
  const texts = listSources(root, absent).map((path) =>
    readFileSync(join(root, path), 'utf8').normalize('NFC'),
  )
  return union([ASCII, codePoints(ALWAYS + JAMO + texts.join(''))])
}
