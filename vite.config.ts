import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedSupabase } from './backend/vite-plugin.ts'
import { buildEnv, DEMO_MODE } from './scripts/build-env.ts'
import { fonts } from './scripts/fonts/plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** A class by its name and a short mark of its file: less to send than the tool's own, and the same in every build. */
function scopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).split(sep).join('/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

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
    css: { modules: { generateScopedName: scopedName } },
    build: {
      outDir: mode === DEMO_MODE ? 'dist-demo' : 'dist',
      manifest: true,
      // Data URLs would need a wider Content-Security-Policy and would swell the scripts that carry them.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page needs: others' code, kept by browsers across releases, and the smallest of our own.
            groups: [
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|node_modules[\\/]zustand[\\/]esm[\\/](index|react|vanilla)\.mjs$/,
              },
              {
                name: 'base',
                test: /[\\/]src[\\/](lib[\\/](classNames|expiry|logger|safeStorage)|config[\\/]paths)\.ts$/,
              },
            ],
          },
        },
      },
    },
    server: { host: 'localhost' },
    preview: { host: 'localhost' },
  }
})
