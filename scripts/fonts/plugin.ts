import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Logger, Plugin } from 'vite'
import { whenQuiet } from './whenQuiet.ts'
import { FOLDER, planOf, staleFonts, writeFonts, writeStockSheets } from './write.ts'

/** How long nobody has asked the dev server for anything, ms, before it cuts fonts: that takes a core which the first page would miss. */
const QUIET_MS = 5000

const FONT_PRELOAD = /<link\s+rel="preload"[^>]*href="\/(src\/styles\/fonts\/[^"]+)"[^>]*>\s*/g

/**
 * Vite plugin: the font files of `src/styles/fonts` are brought up to date with the text of the repository, before
 * anything is built or tested. The dev server does not wait: where nothing has been cut yet it serves the packages' own
 * files, and takes the cut ones when they are there. Cutting holds whole fonts in memory, so it happens in a process that
 * gives the memory back.
 */
export function fonts(): Plugin {
  let ready: Promise<void> | undefined
  let root = ''
  let waits = true
  return {
    name: 'blank-page:fonts',
    // A preview serves what is built already.
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved(config) {
      root = config.root
      waits = config.command === 'build' || process.env['VITEST'] !== undefined
      if (!waits) return writeStockSheets(root)
      // Once for all builds, or all projects of the test runner, that share the plugin.
      ready ??= refreshFonts(root, config.logger)
      // Whoever waits for it below is told of a fault; before that, nobody may be listening.
      ready.catch(() => undefined)
    },
    configureServer(server) {
      if (waits) return
      const { logger } = server.config
      whenQuiet(server, QUIET_MS, () => {
        refreshFonts(root, logger).catch((error: unknown) => logger.error(`fonts: ${String(error)}`))
      })
    },
    buildStart: () => ready,
    transformIndexHtml: {
      order: 'pre',
      handler: (html): string =>
        html.replaceAll(FONT_PRELOAD, (link, file: string) => (existsSync(join(root, file)) ? link : '')),
    },
  }
}

async function refreshFonts(root: string, logger: Logger): Promise<void> {
  const started = performance.now()
  const plan = planOf(root)
  const stale = staleFonts(root, plan)
  if (stale.length === 0) {
    await writeFonts(root, plan)
    return
  }
  const script = join(root, 'scripts/build-fonts.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--changed'], { cwd: root })
  const seconds = ((performance.now() - started) / 1000).toFixed(1)
  logger.info(`fonts: cut ${stale.length} files of ${FOLDER} in ${seconds} s`)
}
