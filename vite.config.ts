import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedSupabase } from './backend/vite-plugin.ts'
import { buildEnv, DEMO_MODE } from './scripts/build-env.ts'
import { idleScrollTrigger } from './scripts/idle-scroll-trigger.ts'
import { choiceForMedia } from './scripts/motion-choice/choiceForMedia.ts'
import { askNobody, motionChoice } from './scripts/motion-choice/plugin.ts'
import { inlineTokens } from './scripts/inline-tokens.ts'
import { PRIVATE_FILES } from './scripts/private-files.ts'
import { pureComponents } from './scripts/pure-components.ts'
import { firstPaint } from './scripts/first-paint.ts'
import { fonts } from './scripts/fonts/plugin.ts'
import { searchIndex } from './scripts/search/plugin.ts'
import { hostedPreview } from './scripts/static/hosting/plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** A class by its name and a short mark of its file: less to send than the tool's own, and the same in every build. */
function scopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).split(sep).join('/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

export default defineConfig(({ command, mode }) => {
  // Its password and its account are the development's: nobody is to publish it by mistake.
  if (command === 'build' && mode === 'development')
    throw new Error('A build of mode development would hold its password: leave the mode out.')
  const { embedded, base, define } = buildEnv(mode, root)
  return {
    base,
    plugins: [
      fonts(),
      inlineTokens(root),
      pureComponents(),
      searchIndex(root),
      idleScrollTrigger(),
      motionChoice(),
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
        // The full player holds `eval`; the light one draws everything this site uses.
        {
          find: /^lottie-web(\/build\/player\/lottie_svg\.js)?$/,
          replacement: 'lottie-web/build/player/lottie_light.js',
        },
      ],
    },
    optimizeDeps: { rolldownOptions: { plugins: [askNobody] } },
    css: { modules: { generateScopedName: scopedName }, postcss: { plugins: [choiceForMedia] } },
    build: {
      outDir: mode === DEMO_MODE ? 'dist-demo' : 'dist',
      manifest: true,
      // Data URLs would need a wider Content-Security-Policy and would swell the scripts that carry them.
      assetsInlineLimit: 0,
      rolldownOptions: {
        output: {
          codeSplitting: {
            // Others' code that every page needs, kept by browsers across releases.
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
      // What tools write while it runs, the database's files among it: thousands that no page is made of.
      watch: { ignored: ['**/.cache/**', '**/supabase/.temp/**', '**/dist-demo/**'] },
    },
    preview: { host: 'localhost' },
  }
})
