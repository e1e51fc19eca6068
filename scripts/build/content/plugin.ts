import { cpSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { errorMessage } from '../../../backend/backendError.ts'
import { color } from '../../social-cards/repositoryFiles.ts'
import { contentFolder } from '../contentFolder.ts'
import { readContent, readContentOnce } from './readContent.ts'

const CONTENT_FOLDER = '/src/content/'
const MANIFEST = 'site.webmanifest'
/** Stands for the site's name in index.html. */
const NAME = '%SITE_NAME%'

/**
 * Vite plugin: checks the content, writes the site's name into index.html, generates the web app manifest and adds the public files of
 * the content to those of the site. A fault stops builds and the start of the development server; a later one is shown in the browser.
 */
export function content(root: string): Plugin {
  let isBuild = false
  let base = '/'
  const publicFolder = join(root, contentFolder(root), 'public')
  let current: ReturnType<typeof readContent> | undefined
  const read = () => (current ??= isBuild ? readContentOnce(root) : readContent(root))
  const manifest = async () => JSON.stringify((await read()).webManifest(base, color('night-bg')), null, 2)
  return {
    name: 'site-content',
    apply: (_config, { isPreview }) => isPreview !== true,
    configResolved(config) {
      isBuild = config.command === 'build'
      base = config.base
    },
    async buildStart() {
      await read()
    },
    transformIndexHtml: {
      order: 'pre',
      handler: async (html) => {
        const { site } = await read()
        return html.replace(NAME, () => site.name.replaceAll('&', '&amp;').replaceAll('<', '&lt;'))
      },
    },
    configureServer(server) {
      server.middlewares.use(sirv(publicFolder, { dev: true }))
      server.middlewares.use(`${base}${MANIFEST}`, (_request, response, next) => {
        const send = async () => {
          try {
            response.setHeader('Content-Type', 'application/manifest+json')
            response.end(await manifest())
          } catch (error) {
            next(error)
          }
        }
        void send()
      })
      server.watcher.on('change', (file) => {
        if (!file.replaceAll('\\', '/').includes(CONTENT_FOLDER)) return
        current = undefined
        void reportFault(server, read)
      })
    },
    async generateBundle() {
      if (this.environment.name === 'client')
        this.emitFile({ type: 'asset', fileName: MANIFEST, source: await manifest() })
    },
    // After Vite has copied `public`.
    writeBundle({ dir }) {
      if (this.environment.name === 'client' && dir) cpSync(publicFolder, dir, { recursive: true })
    },
  }
}

/** Shows the fault of edited content in the browser and in the terminal. */
async function reportFault(server: ViteDevServer, read: () => Promise<unknown>): Promise<void> {
  try {
    await read()
  } catch (error) {
    const message = errorMessage(error)
    server.config.logger.error(message, { timestamp: true })
    server.ws.send({ type: 'error', err: { message, stack: '' } })
  }
}
