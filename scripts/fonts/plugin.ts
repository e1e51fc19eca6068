import type { Plugin } from 'vite'
import { writeFonts } from './write.ts'

/**
 * Vite plugin: before anything is served, built or tested, the font files of `src/styles/fonts` are brought
 * up to date with the text of the repository. Takes some milliseconds when no character is new.
 */
export function fonts(): Plugin {
  return {
    name: 'blank-page:fonts',
    async configResolved({ root, logger }) {
      const started = performance.now()
      const written = await writeFonts(root)
      if (written.length > 0) {
        const seconds = ((performance.now() - started) / 1000).toFixed(1)
        logger.info(`fonts: cut ${written.join(', ')} in ${seconds} s`)
      }
    },
  }
}
