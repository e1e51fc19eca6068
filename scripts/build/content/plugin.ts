import { cpSync } from 'node:fs'
import { join } from 'node:path'
import sirv from 'sirv'
import type { Plugin, ViteDevServer } from 'vite'
import { errorMessage } from '../../../backend/backendError.ts'
import type { Language } from '../../../src/config/language.ts'
import { ownLanguage } from '../../../src/content/languages.ts'
import type * as messages from '../../../src/messages/ko/start.ts'
import { color } from '../../social-cards/repositoryFiles.ts'
import { contentFolder } from '../contentFolder.ts'
import { importContent } from '../importContent.ts'
import { languagePath, siteBase } from '../languages.ts'
import { readContent, readContentOnce } from './readContent.ts'

const CONTENT_FOLDER = '/src/content/'
const MANIFEST = 'site.webmanifest'

const escapeHtml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** Returns the words of index.html by their placeholders. */
async function indexWords(root: string, language: Language): Promise<Record<string, string>> {
  const { module } = await importContent<{ start: typeof messages.start }>(
    root,
    join(root, `src/messages/${language}/start.ts`),
    language,
  )
  const { loading, failed, reload, home, noScript } = module.start
  return {
    LANGUAGE: language,
    LOADING: loading,
    FAILED: failed,
    RELOAD: reload,
    HOME: home,
    NO_SCRIPT: noScript,
  }
}

/**
 * Vite plugin: checks the content, writes the site's name and the words of its language into index.html, generates the web app manifest and adds the public files of
 * the content to those of the site. A fault stops builds and the start of the development server; a later one is shown in the browser.
 */
export function content(root: string, language: Language): Plugin {
  let isBuild = false
  let base = '/'
  const publicFolder = join(root, contentFolder(root), 'public')
  let current: ReturnType<typeof readContent> | undefined
  const read = () => (current ??= isBuild ? readContentOnce(root, language) : readContent(root, language))
  const manifestFile = `${languagePath(language).slice(1)}/${MANIFEST}`.replace(/^\//, '')
  const manifest = async () =>
    JSON.stringify((await read()).webManifest(siteBase(base, language), color('night-bg')), null, 2)
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
        const words = {
          ...(await indexWords(root, language)),
          SITE_NAME: site.name,
          HOME_URL: siteBase(base, language) + languagePath(language).slice(1),
          MANIFEST_URL: siteBase(base, language) + manifestFile,
        }
        return Object.entries(words).reduce(
          (result, [name, text]) => result.replaceAll(`%${name}%`, () => escapeHtml(text)),
          html,
        )
      },
    },
    configureServer(server) {
      server.middlewares.use(sirv(publicFolder, { dev: true }))
      server.middlewares.use(`${siteBase(base, language)}${manifestFile}`, (_request, response, next) => {
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
        this.emitFile({ type: 'asset', fileName: manifestFile, source: await manifest() })
    },
    // After Vite has copied `public`.
    writeBundle({ dir }) {
      if (this.environment.name === 'client' && dir && language === ownLanguage)
        cpSync(publicFolder, dir, { recursive: true })
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
