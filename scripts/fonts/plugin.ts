import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Plugin } from 'vite'
import { staleFonts, writeFonts } from './write.ts'

/**
 * Vite plugin: before anything is served, built or tested, the font files of `src/styles/fonts` are brought
 * up to date with the text of the repository, while the rest of the server gets ready. Takes some milliseconds
 * when no character is new; cutting holds whole fonts in memory, so it happens in a process that gives the
 * memory back.
 */
export function fonts(): Plugin {
  let ready: Promise<void> | undefined
  return {
    name: 'blank-page:fonts',
    // A preview serves what is built already.
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved({ root, logger }) {
      ready = refreshFonts(root, (message) => logger.info(message))
      // Whoever waits for it below is told of a fault; before that, nobody may be listening.
      ready.catch(() => undefined)
    },
    buildStart: () => ready,
  }
}

async function refreshFonts(root: string, tell: (message: string) => void): Promise<void> {
  const started = performance.now()
  const stale = staleFonts(root)
  if (stale.length === 0) {
    await writeFonts(root)
    return
  }
  const script = join(root, 'scripts/build-fonts.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--changed'], { cwd: root })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  tell(`fonts: cut ${stale.join(', ')} in ${seconds} s`)
}
