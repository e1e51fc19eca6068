// Finds what still names the sample beside the owner's content.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that a visitor never receives. */
const NOT_PUBLISHED =
  /^(?:tests|e2e|bench|supabase\/migrations|scripts|\.github|src\/content\/sample|supabase\/seed\/sample)\//
const TEXT = /\.(?:tsx?|scss|svg|html|json|md|webmanifest|example)$|^LICENSE$/

/** Returns a pattern of a word that is no part of a longer one. */
export const wholeWord = (word: string) =>
  new RegExp(
    `(?<!\\p{Script=Latin})${word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?!\\p{Script=Latin})`,
    'u',
  )

/** Returns one line for each tracked file that contains a word of the sample: `path: word, word`. */
export function findRemains(root: string, words: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  const patterns = words.map((word) => [word, wholeWord(word)] as const)
  return stdout
    .split('\0')
    .filter((file) => TEXT.test(file) && !NOT_PUBLISHED.test(file) && file !== 'package-lock.json')
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const found = patterns.filter(([, pattern]) => pattern.test(text)).map(([word]) => word)
      return found.length > 0 ? [`${file}: ${found.join(', ')}`] : []
    })
}
