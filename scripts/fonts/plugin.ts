import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { staleFonts, writeFonts } from './write.ts'

/**
 * Vite plugin: before anything is served, built or tested, the font files of `src/styles/fonts` are brought
 * up to date with the text of the repository. Takes some milliseconds when no character is new; cutting holds
 * whole fonts in memory, so it happens in a process that gives the memory back.
 */
export function fonts(): Plugin {
  return {
    name: 'blank-page:fonts',
    async configResolved({ root, logger }) {
      const started = performance.now()
      const stale = staleFonts(root)
      if (stale.length === 0) {
        await writeFonts(root)
        return
      }
      const script = join(root, 'scripts/build-fonts.ts')
      await promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--changed'], { cwd: root })
      const seconds = ((performance.now() - started) / 1000).toFixed(1)
      logger.info(`fonts: cut ${stale.join(', ')} in ${seconds} s`)
    },
  }
}
