import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedSupabase } from './backend/vite-plugin.ts'
import { buildEnv, DEMO_MODE } from './scripts/build-env.ts'
import { fonts } from './scripts/fonts/plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

export default defineConfig(({ mode }) => {
  const { embedded, define } = buildEnv(mode, root)
  return {
    plugins: [fonts(), react(), ...(embedded ? [embeddedSupabase()] : [])],
    define,
    cacheDir: '.cache/vite',
    resolve: {
      alias: [
        { find: '@', replacement: fileURLToPath(new URL('./src', import.meta.url)) },
        // The full player holds `eval`; the light one draws everything this site uses.
        {
          find: /^lottie-web(\/build\/player\/lottie_svg\.js)?$/,
          replacement: 'lottie-web/build/player/lottie_light.js',
        },
      ],
    },
    build: {
      outDir: mode === DEMO_MODE ? 'dist-demo' : 'dist',
      manifest: true,
      // Data URLs would need a wider Content-Security-Policy and would swell the scripts that carry them.
      assetsInlineLimit: 0,
    },
    server: { host: 'localhost' },
    preview: { host: 'localhost' },
  }
})
