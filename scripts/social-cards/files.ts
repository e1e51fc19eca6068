import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** The repository's root. */
const ROOT = join(import.meta.dirname, '..', '..')

/** Reads a file of the repository by its path from the root. */
export function repositoryFile(path: string): Buffer {
  return readFileSync(join(ROOT, path))
}

/** Paths, from the root and in order, of every file in a folder of the repository. */
export function filesIn(folder: string): string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(ROOT, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .toSorted()
}
