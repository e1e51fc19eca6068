import { createHash } from 'node:crypto'
import { relative, sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { embeddedSupabase } from './backend/vite-plugin.ts'
import { buildEnv, DEMO_MODE } from './scripts/build-env.ts'
import { compileHints } from './scripts/compile-hints.ts'
import { idleScrollTrigger } from './scripts/idle-scroll-trigger.ts'
import { choiceForMedia } from './scripts/motion-choice/choiceForMedia.ts'
import { askNobody, motionChoice } from './scripts/motion-choice/plugin.ts'
import { inlineTokens } from './scripts/inline-tokens.ts'
import { PRIVATE_FILES } from './scripts/private-files.ts'
import { pureComponents } from './scripts/pure-components.ts'
import { fonts } from './scripts/fonts/plugin.ts'
import { searchIndex } from './scripts/search/plugin.ts'
import { hostedPreview } from './scripts/static/hosting/plugin.ts'

const root = fileURLToPath(new URL('.', import.meta.url))

/** A class by its name and a short mark of its file: less to send than the tool's own, and the same in every build. */
function scopedName(name: string, file: string): string {
  const path = relative(root, file.replace(/\?.*$/, '')).split(sep).join('/')
  return `${name}_${createHash('sha256').update(path).digest('base64url').slice(0, 4)}`
}

/** The chunks that most of is called while a page starts. */
const STARTING = ['framework', 'main', 'collections', 'rows']

/** Chunks that a page has before any other is asked for. */
const EVERYWHERE = /^assets\/(rolldown-runtime|framework|first|main)-[\w-]+\.js$/

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
      compileHints(STARTING),
      motionChoice(),
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
      modulePreload: {
        // Every browser of the build's target that lacks it runs without: it preloads, no more.
        polyfill: false,
        // What every page has is there before a script asks for another: its names would only weigh.
        resolveDependencies: (_file, needed, { hostType }) =>
          hostType === 'js' ? needed.filter((file) => !EVERYWHERE.test(file)) : needed,
      },
      rolldownOptions: {
        output: {
          codeSplitting: {
            // What every page needs: others' code, kept by browsers across releases, and our own in one file, which spares
            // every page 1.4 kB of names that two would tell each other.
            groups: [
              {
                // What runs before the first frame stays free of all that follows.
                name: 'first',
                test: /[\\/]src[\\/]lib[\\/](afterNextFrame|logger|nextTask|staticMarks|staticState|wholeStyles)\.ts$|vite[\\/]preload-helper/,
                priority: 1,
              },
              {
                name: 'framework',
                test: /node_modules[\\/](react|react-dom|scheduler|react-router|react-router-dom)[\\/]|node_modules[\\/]zustand[\\/]esm[\\/](index|react|vanilla)\.mjs$/,
              },
              {
                name: 'main',
                test: /[\\/]src[\\/](main\.tsx$|config[\\/](?!deployment|socialCard|storageSize)\w+|lib[\\/](classNames|expiry|focusHeading|imageSizes|isComposing|laterFaces|lazyModule|mediaQuery|pageScroll|motionChoice|reloadOnce|safeStorage|whenIdle|whenStirred)|motion[\\/](scrollAnchoring|scrollPage|scroller|glide)|content[\\/]site|ui[\\/](Artwork|Button|ErrorBoundary|ErrorView|FaultView|icons|lazyPart|openDialogs|shownHead|toaster[\\/]\w+)\.tsx?$)/,
              },
              // What the same pages need anyway: a file of its own costs a quarter of a kB of headers. None has styles, whose
              // order would change.
              {
                name: 'collections',
                test: /[\\/]src[\\/](collections[\\/](imageSources|registry)|data[\\/](errors|storageUrls)|lib[\\/]ensureGlyphs)\.ts$/,
              },
              {
                name: 'rows',
                test: /[\\/]src[\\/](collections[\\/]queries|features[\\/]collection-view[\\/](postId|scrollRestoration|useGlyphs|useRetry))\.ts$/,
              },
              {
                name: 'details',
                test: /[\\/]src[\\/](collections[\\/](richText|share|sharedWords)|ui[\\/]copyText|features[\\/]collection-view[\\/]formatDate)\.ts$/,
              },
              {
                name: 'places',
                test: /[\\/]src[\\/](lib[\\/](resume|usePlaces)|ui[\\/]useHistoryParam|features[\\/]series[\\/]useTabChosen)\.ts$/,
              },
              {
                name: 'novels',
                test: /[\\/]src[\\/](content[\\/](novels|novelAddress)|features[\\/]series[\\/]novel[\\/](chapterPlaces|useReader))\.ts$/,
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
