// The sample in a fork: `npm run mine` keeps the files that it replaces, because the product's tests know them.
import { cpSync, existsSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Changes, listTracked } from './workingCopy.ts'

/** Folder of the kept files. They have the same paths below it as in the repository. */
export const SAMPLE = 'tests/sample'

/** Files of which the owner adds, removes and renames some: pictures, stories, rows and the tables of galleries. */
const OWN_FILES =
  /^(?:src\/content\/(?:art|series\/[^/]+|novels\/[^/]+)\/|supabase\/seed\/|supabase\/migrations\/\d+_(?:gallery_\w+|sample_galleries)\.sql$)/
/** Texts that owners edit, and that `mine` may leave as they are. */
const OWN_TEXTS = /^src\/content\/(?:faces|feeds|firstLetters|lightTable|navigation)\.ts$/
/** Files that a script writes from the others. */
const GENERATED = new Set(['vercel.json'])

/** Returns whether a file belongs to the owner, so that the sample lacks it unless it is kept. */
export const isOwnFile = (file: string): boolean => OWN_FILES.test(file)

/** Returns whether the repository is a fork that `npm run mine` has made its owner's. */
export const isFork = (root: string): boolean => existsSync(join(root, SAMPLE))

/** Copies the sample's files into `SAMPLE` of a working copy. Returns their new paths: none in a fork, which has the sample already. */
export function keepSample(root: string, copy: string, { written, removed }: Changes): string[] {
  if (isFork(root)) return []
  const changed = new Set([...written, ...removed])
  return listTracked(root)
    .filter((file) => changed.has(file) || OWN_FILES.test(file) || OWN_TEXTS.test(file))
    .filter((file) => !GENERATED.has(file))
    .map((file) => {
      const kept = `${SAMPLE}/${file}`
      mkdirSync(dirname(join(copy, kept)), { recursive: true })
      cpSync(join(root, file), join(copy, kept))
      return kept
    })
}
