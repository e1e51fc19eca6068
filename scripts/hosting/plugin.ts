import { resolve } from 'node:path'
import type { Plugin } from 'vite'
import { staticHost } from './staticHost.ts'

/**
 * Vite plugin: the preview answers as the hosts do. It takes every read that no plugin before it has taken: put the
 * embedded backend before it.
 */
export function hostedPreview(): Plugin {
  return {
    name: 'blank-page:hosted-preview',
    apply: 'serve',
    configurePreviewServer({ config, middlewares }) {
      const folder = resolve(config.root, config.build.outDir)
      middlewares.use(staticHost({ folder, base: config.base }))
    },
  }
}
