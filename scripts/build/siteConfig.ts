// The configuration of the bundles.
import { join } from 'node:path'
import react from '@vitejs/plugin-react'
import { type ConfigEnv, mergeConfig, type UserConfig } from 'vite'
import { embeddedSupabase } from '../../backend/vite-plugin.ts'
import type { Language } from '../../src/config/language.ts'
import { ownLanguage } from '../../src/content/languages.ts'
import { hostedPreview } from '../hosting/staticHost.ts'
import { leaveOutAbsent } from './content/leaveOut.ts'
import { content } from './content/plugin.ts'
import { aliases } from './contentFolder.ts'
import { contentPlugins } from './contentPlugins.ts'
import { buildEnv, DEMO_MODE } from './env.ts'
import { firstPaint } from './firstPaint.ts'
import { contentLanguage, languageConfig } from './languages.ts'
import { chunkOf } from './sharedChunks.ts'

const root = join(import.meta.dirname, '..', '..')

/** Returns the configuration of the bundle in a language. */
export function siteConfig(
  { command, mode }: Pick<ConfigEnv, 'command' | 'mode'>,
  language: Language,
): UserConfig {
  // Development mode contains a known password and account, which must not be published by mistake.
  if (command === 'build' && mode === 'development')
    throw new Error('A build in development mode would contain the development password: omit the mode.')
  const { embedded, base, define } = buildEnv(mode, root)
  return mergeConfig<UserConfig, UserConfig>(languageConfig(language), {
    base,
    plugins: [
      content(root, language),
      leaveOutAbsent(root, language),
      ...contentPlugins(root, language),
      firstPaint(),
      react(),
      ...(embedded && language === ownLanguage ? [embeddedSupabase()] : []),
      hostedPreview(),
    ],
    define,
    // Workers are bundled with plugins of their own.
    worker: { plugins: () => [contentLanguage(language), leaveOutAbsent(root, language)] },
    cacheDir: '.cache/vite',
    resolve: {
      alias: [
        ...Object.entries(aliases(root)).map(([find, replacement]) => ({ find, replacement })),
        // The full player uses `eval`, which the Content-Security-Policy forbids. The light one supports all features that this site uses.
        {
          find: /^lottie-web(\/build\/player\/lottie_svg\.js)?$/,
          replacement: 'lottie-web/build/player/lottie_light.js',
        },
      ],
    },
    build: {
      outDir: mode === DEMO_MODE ? 'dist-demo' : 'dist',
      manifest: true,
      // No data URLs: they would require a wider Content-Security-Policy and make the scripts larger.
      assetsInlineLimit: 0,
      rolldownOptions: {
        // Times of plugins, which are known to prepare the content and the search index before the bundle.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            groups: [
              // Changes less often than the site's code, so browsers can cache it across releases.
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand)[\\/]/,
                priority: 1,
              },
              { name: chunkOf('shell', join(root, 'src/main.tsx')) },
              // What every page with rows loads.
              { name: chunkOf('rows', join(root, 'src/posts/read/queries.ts')) },
            ],
          },
        },
      },
    },
    server: {
      host: 'localhost',
      // By default Vite allows every origin of this machine, and answers preflight requests to the embedded backend.
      cors: false,
      fs: {
        // Vite's defaults, the embedded database with its signing secret, and caches except `.cache/vite`, which pages load.
        deny: [
          '**/supabase/.temp/**',
          '**/.cache/!(vite)/**',
          '.env',
          '.env.*',
          '*.{crt,pem,key,p12,pfx,cer,der}',
          '.npmrc',
          '.yarnrc.yml',
          '**/.git/**',
        ],
      },
      // Caches, the local database and builds: thousands of files that no page imports.
      watch: { ignored: ['**/.cache/**', '**/supabase/.temp/**', '**/dist-demo/**'] },
    },
    preview: { host: 'localhost', cors: false },
  })
}
