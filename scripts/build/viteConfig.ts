// The configuration of Vite, which `vite.config.ts` loads.
import { createServer, defineConfig, mergeConfig, type Plugin, type ViteDevServer } from 'vite'
import type { Language } from '../../src/config/language.ts'
import { otherLanguages, ownLanguage } from '../../src/content/languages.ts'
import { languagePath } from './languages.ts'
import { siteConfig } from './siteConfig.ts'

/** Starts the development server of another language, as a middleware of the site's server. */
const startServer = (language: Language, { config }: ViteDevServer): Promise<ViteDevServer> =>
  createServer({
    ...siteConfig({ command: 'serve', mode: config.mode }, language),
    root: config.root,
    mode: config.mode,
    configFile: false,
    base: `${languagePath(language)}/`,
    cacheDir: `.cache/vite-${language}`,
    server: { middlewareMode: true },
  })

/** Vite plugin: the development server serves the pages of other languages from a bundle of their own, started by the first request. */
function languageServers(): Plugin {
  return {
    name: 'site-languages',
    apply: 'serve',
    configureServer(main) {
      for (const language of otherLanguages) {
        const path = languagePath(language)
        let server: Promise<ViteDevServer> | undefined
        main.middlewares.use((request, response, next) => {
          const { url = '/' } = request
          if (!new RegExp(`^${path}(?:[/?]|$)`).test(url)) return next()
          request.url = url.replace(new RegExp(`^${path}(?=\\?|$)`), `${path}/`)
          server ??= startServer(language, main)
          server.then(({ middlewares }) => middlewares(request, response, next), next)
        })
        main.httpServer?.on('close', () => void server?.then((started) => started.close()))
      }
    },
  }
}

export default defineConfig((env) =>
  mergeConfig(siteConfig(env, ownLanguage), { plugins: [languageServers()] }),
)
