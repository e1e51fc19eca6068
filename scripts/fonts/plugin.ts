import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Logger, Plugin } from 'vite'
import { areFresh, FOLDER, planOf, writeStockSheets } from './write.ts'

const FONT_PRELOAD = /<link\s+rel="preload"[^>]*href="\/(src\/styles\/fonts\/[^"]+)"[^>]*>\s*/g

/**
 * Vite plugin: keeps the font files of `src/styles/fonts` up to date with the repository's words. Builds and tests wait for
 * them. The dev server does not: where nothing has been cut yet, it serves the packages' own files until the cut ones
 * are there.
 */
export function fonts(): Plugin {
  let ready: Promise<void> | undefined
  let root = ''
  return {
    name: 'blank-page:fonts',
    // A preview serves what is built already.
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved({ root: configured, command, logger }) {
      root = configured
      const waits = command === 'build' || process.env['VITEST'] !== undefined
      if (!waits) writeStockSheets(root)
      // Once for all builds, or all projects of the test runner, that share the plugin.
      ready ??= refreshFonts(root, logger)
      ready.catch((error: unknown) => logger.error(`fonts: ${String(error)}`))
      if (!waits) ready = undefined
    },
    buildStart: () => ready,
    transformIndexHtml: {
      order: 'pre',
      handler: (html): string =>
        html.replaceAll(FONT_PRELOAD, (link, file: string) => (existsSync(join(root, file)) ? link : '')),
    },
  }
}

/** Cuts in a child process: whole fonts take much memory and would block the server. */
async function refreshFonts(root: string, logger: Logger): Promise<void> {
  const started = performance.now()
  if (areFresh(root, planOf(root))) return
  const script = join(root, 'scripts/fonts/build.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: root })
  logger.info(`fonts: cut ${FOLDER} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
