import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The repository's folder. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Whether this is a Git clone. A source archive has no tracked files to list. */
export const isClone = existsSync(join(root, '.git'))

/** Lists the tracked files by path from the root. `safe.directory` allows a folder that another user owns. */
export function trackedFiles(): string[] {
  const list = execFileSync('git', ['-c', 'safe.directory=*', 'ls-files', '-z'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 16 * 1024 * 1024,
  })
  return list.split('\0').filter(Boolean)
}
