// Files that are kept from build to build.
import { readdir, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { DAY_MS } from '../../src/lib/korean/durations.ts'

/** A file that no build asked for in so long goes. */
const KEPT_MS = 30 * DAY_MS

/** Removes what has grown old in a folder; who uses a file touches it. */
export async function forgetOld(cache: string): Promise<void> {
  const oldest = Date.now() - KEPT_MS
  for (const name of await readdir(cache)) {
    // Another build that runs beside this one renames what it has made.
    const { mtimeMs } = await stat(join(cache, name)).catch(() => ({ mtimeMs: oldest }))
    if (mtimeMs < oldest) await rm(join(cache, name), { force: true })
  }
}
