// Finds what is still the sample's after its content has been replaced.
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Files that a visitor never receives, or that the next database reset does not read. */
const NOT_PUBLISHED = /^(?:tests|e2e|bench|supabase\/migrations|scripts|\.github)\//
const TEXT = /\.(?:tsx?|scss|svg|html|json|md|webmanifest|example)$|^LICENSE$/

/** Returns one line for each file that contains a word of the sample: `path: word, word`. */
export function findRemains(root: string, files: readonly string[], words: readonly string[]): string[] {
  return files
    .filter((file) => TEXT.test(file) && !NOT_PUBLISHED.test(file) && file !== 'package-lock.json')
    .flatMap((file) => {
      const text = readFileSync(join(root, file), 'utf8')
      const found = words.filter((word) => text.includes(word))
      return found.length > 0 ? [`${file}: ${found.join(', ')}`] : []
    })
}
