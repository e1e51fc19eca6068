import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedSupabase } from './backend/vite-plugin.ts'
import { buildEnv, DEMO_MODE } from './scripts/build/env.ts'
import { idleScrollTrigger } from './scripts/build/idleScrollTrigger.ts'
import { firstPaint } from './scripts/build/firstPaint.ts'
import { PRIVATE_FILES } from './scripts/build/privateFiles.ts'
import { fonts } from './scripts/fonts/plugin.ts'
import { searchIndex } from './scripts/build/search/plugin.ts'
import { hostedPreview } from './scripts/hosting/plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ command, mode }) => {
  // Development mode has a known password and account, which nobody should publish by mistake.
  if (command === 'build' && mode === 'development')
    throw new Error('A build of mode development would hold its password: leave the mode out.')
  const { embedded, base, define } = buildEnv(mode, root)
  return {
    base,
    plugins: [
      fonts(),
      searchIndex(root),
      idleScrollTrigger(),
      firstPaint(),
      react(),
      ...(embedded ? [embeddedSupabase()] : []),
      hostedPreview(),
    ],
    define,
    cacheDir: '.cache/vite',
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
        // The full player uses `eval`, which the Content-Security-Policy forbids. The light one draws everything this site uses.
        {
          find: /^lottie-web(\/build\/player\/lottie_svg\.js)?$/,
          replacement: 'lottie-web/build/player/lottie_light.js',
        },
      ],
    },
    build: {
      outDir: mode === DEMO_MODE ? 'dist-demo' : 'dist',
      manifest: true,
      // No assets as data URLs: they would need a wider Content-Security-Policy and make the scripts larger.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Changes less often than the site's own code, so that browsers keep it across releases.
            groups: [
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom|zustand)[\\/]/,
              },
            ],
          },
        },
      },
    },
    server: {
      host: 'localhost',
      fs: { deny: PRIVATE_FILES },
      // Thousands of files that tools write while the server runs, among them the local database; no page is made of them.
      watch: { ignored: ['**/.cache/**', '**/supabase/.temp/**', '**/dist-demo/**'] },
    },
    preview: { host: 'localhost' },
  }
})
