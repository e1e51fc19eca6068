// The inline script of every page, compiled from `src/firstPaint.ts`.
import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'

const SOURCE = fileURLToPath(new URL('../src/firstPaint.ts', import.meta.url))

/** Bundles the script as readable JavaScript without imports. */
async function compile(): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    build: {
      write: false,
      minify: false,
      rolldownOptions: { input: SOURCE, output: { format: 'iife', comments: false } },
    },
  })
  if (!('output' in result)) throw new Error('The first-paint script was not bundled into one output.')
  const [chunk] = result.output
  return chunk.code.trim()
}

export const FIRST_PAINT_SCRIPT = await compile()

/** The source by which the Content-Security-Policy allows it. */
export const FIRST_PAINT_HASH = `sha256-${createHash('sha256').update(FIRST_PAINT_SCRIPT).digest('base64')}`

/** Vite plugin: puts the script at the start of `<head>`. */
export function firstPaint(): Plugin {
  return {
    name: 'blank-page:first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: FIRST_PAINT_SCRIPT, injectTo: 'head-prepend' }],
    },
  }
}
