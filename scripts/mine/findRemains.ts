// Finds what still names the sample beside the owner's content.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that a visitor never receives. */
const NOT_PUBLISHED =
  /^(?:tests|e2e|bench|supabase\/migrations|scripts|\.github|src\/content\/sample|supabase\/seed\/sample)\//
const TEXT = /\.(?:tsx?|scss|svg|html|json|md|webmanifest|example)$|^LICENSE$/

/** Returns one line for each tracked file that contains a word of the sample: `path: word, word`. */
export function findRemains(root: string, words: readonly string[]): string[] {
  const { stdout } = spawnSync('git', ['ls-files', '-z'], { cwd: root, encoding: 'utf8', maxBuffer: 2 ** 26 })
  return stdout
    .split('\0')
    .filter((file) => TEXT.test(file) && !NOT_PUBLISHED.test(file) && file !== 'package-lock.json')
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const found = words.filter((word) => text.includes(word))
      return found.length > 0 ? [`${file}: ${found.join(', ')}`] : []
    })
}
