import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Whether this copy knows its history: an archive of the files alone has none to ask. */
export const isClone = existsSync(join(root, '.git'))

/** Every tracked file by its path from the root, in slashes on every system. A folder of another user's is asked as well. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  return list.split('\0').filter(Boolean)
}
