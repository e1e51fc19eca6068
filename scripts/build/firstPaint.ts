// Compiles the inline script of every page from `src/firstPaint.ts`.
import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { buildSync } from 'esbuild'
import type { Plugin } from 'vite'

const { outputFiles } = buildSync({
  entryPoints: [join(import.meta.dirname, '../../src/firstPaint.ts')],
  bundle: true,
  format: 'iife',
  target: 'es2022',
  // Removes unused code.
  minifySyntax: true,
  write: false,
})

/** The compiled script. */
const FIRST_PAINT_SCRIPT = outputFiles[0]?.text.trim() ?? ''

/** The script's source expression in the Content-Security-Policy. */
export const FIRST_PAINT_HASH = `sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}`

/** Vite plugin: puts the script at the start of `<head>`. */
export function firstPaint(): Plugin {
  return {
    name: 'site-first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: FIRST_PAINT_SCRIPT, injectTo: 'head-prepend' }],
    },
  }
}
