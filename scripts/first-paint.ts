import type { Plugin } from 'vite'
import { FIRST_PAINT_SCRIPT } from './static/firstPaintScript.ts'

/** Vite plugin: puts the script that runs before the first paint into the head of every page. */
export function firstPaint(): Plugin {
  return {
    name: 'blank-page:first-paint',
    transformIndexHtml: {
      order: 'pre',
      handler: () => [{ tag: 'script', children: FIRST_PAINT_SCRIPT, injectTo: 'head-prepend' }],
    },
  }
}
