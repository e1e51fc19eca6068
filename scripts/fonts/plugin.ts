import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { Logger, Plugin } from 'vite'
import { absentFolders } from '../build/content/readContent.ts'
import { checkFonts } from './check.ts'
import { areFontsCurrent, FONTS_FOLDER, planSiteFonts, writeStockSheets } from './write.ts'

const FONT_PRELOAD = /<link\s+rel="preload"[^>]*href="\/(src\/styles\/fonts\/[^"]+)"[^>]*>\s*/g

/**
 * Vite plugin: regenerates the font files in `src/styles/fonts` when the site's characters change. Builds and tests wait for them.
 * The development server does not: it serves the packages' own files until the generated ones exist.
 */
export function fonts(): Plugin {
  let ready: Promise<void> | undefined
  let root = ''
  return {
    name: 'site-fonts',
    // A preview serves an existing build.
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved({ root: configured, command, logger }) {
      root = configured
      const isBlocking = command === 'build' || process.env['VITEST'] !== undefined
      if (!isBlocking) writeStockSheets(root)
      // Once for all builds or test projects that share the plugin.
      ready ??= refreshFonts(root, logger)
      ready.catch((error: unknown) => logger.error(`fonts: ${String(error)}`))
      if (!isBlocking) ready = undefined
    },
    buildStart: () => ready,
    transformIndexHtml: {
      order: 'pre',
      handler: (html): string =>
        html.replaceAll(FONT_PRELOAD, (link, file: string) => (existsSync(join(root, file)) ? link : '')),
    },
  }
}

/** Generates the fonts in a child process, because this takes much memory and would block the server. */
async function refreshFonts(root: string, logger: Logger): Promise<void> {
  const started = performance.now()
  checkFonts(root)
  if (areFontsCurrent(root, planSiteFonts(root, await absentFolders(root)))) return
  const script = join(root, 'scripts/fonts/build.ts')
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script], { cwd: root })
  logger.info(`fonts: generated ${FONTS_FOLDER} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
}
