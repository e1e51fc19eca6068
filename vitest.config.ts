import { fileURLToPath } from 'node:url'
import { tsImport } from 'tsx/esm/api'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { aliases, SAMPLE_ENV } from './scripts/build/contentFolder.ts'
import type * as contentPlugins from './scripts/build/contentPlugins.ts'

const root = fileURLToPath(new URL('.', import.meta.url))
// The tests know the sample, so they and the processes that they start run on it. `vitest.content.config.ts` judges the site's own content.
Object.assign(process.env, SAMPLE_ENV)
const { contentPlugins: plugins }: typeof contentPlugins = await tsImport(
  './scripts/build/contentPlugins.ts',
  {
    parentURL: import.meta.url,
    tsconfig: SAMPLE_ENV.TSX_TSCONFIG_PATH,
  },
)
const alias = {
  ...aliases(root),
  // Node would resolve the CommonJS build, which requires an ES module; a vm context cannot do that.
  'react-router-dom': fileURLToPath(
    new URL('./node_modules/react-router-dom/dist/index.mjs', import.meta.url),
  ),
}
/** Newer versions of Node have a `localStorage` of their own, which jsdom does not replace. */
const withoutWebStorage = process.allowedNodeEnvironmentFlags.has('--experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []
/** Tests that judge any content. */
const CONTENT_TESTS = ['tests/content-rules/**/*.test.ts']
/** Suites that try hostile and random content on every reader. */
const HOSTILE = ['tests/injection/**', 'tests/fuzz/**']
/** Tests that build the site or run commands, each in a process of its own. */
const BUILDS = ['tests/builds/**/*.test.ts', 'tests/commands/**/*.test.ts']
/** Tests of other projects: with a database, of the last demo build, builds, commands and hostile content. */
const OTHER_PROJECTS = ['tests/backend/**', 'tests/built/**', ...BUILDS, ...HOSTILE]
/** Tests that need a document. */
const DOM_TESTS = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts']
/** DOM tests that replace the document or the location, or create a second jsdom: they need their own process. */
const FORKED_DOM_TESTS = [
  'tests/app/hydration.test.tsx',
  'tests/app/offline/offerUpdates.dom.test.ts',
  'tests/admin/editor/publishing.test.tsx',
]

const domTests: TestProjectInlineConfiguration['test'] = {
  environment: 'jsdom',
  setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
  testTimeout: 30_000,
  css: { modules: { classNameStrategy: 'non-scoped' } },
  restoreMocks: true,
}

export default defineConfig({
  plugins: plugins(root),
  resolve: { alias },
  // As in a production build, where React has no development JSX runtime: some tests render with production React.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // By default Vitest leaves one core idle, which doubles the time on two cores.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: [...OTHER_PROJECTS, ...CONTENT_TESTS, ...DOM_TESTS],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 30_000,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: { name: 'unit-content', environment: 'node', include: CONTENT_TESTS, testTimeout: 30_000 },
      },
      // vmThreads loads jsdom once per worker and creates a document per file: twice as fast as one process per file.
      {
        extends: true,
        test: {
          ...domTests,
          name: 'unit-dom',
          pool: 'vmThreads',
          include: DOM_TESTS,
          exclude: [...FORKED_DOM_TESTS, ...OTHER_PROJECTS],
        },
      },
      {
        extends: true,
        test: {
          ...domTests,
          name: 'unit-dom-forked',
          include: FORKED_DOM_TESTS,
          execArgv: withoutWebStorage,
        },
      },
      {
        extends: true,
        test: {
          name: 'hostile',
          environment: 'node',
          include: ['tests/{injection,fuzz}/**/*.test.ts'],
          exclude: DOM_TESTS,
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...domTests,
          name: 'hostile-dom',
          include: ['tests/{injection,fuzz}/**/*.test.tsx', 'tests/{injection,fuzz}/**/*.dom.test.ts'],
          testTimeout: 60_000,
          execArgv: withoutWebStorage,
        },
      },
      {
        extends: true,
        test: {
          name: 'backend',
          environment: 'node',
          include: ['tests/backend/**/*.test.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'built',
          environment: 'node',
          include: ['tests/built/**/*.test.ts'],
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'builds',
          environment: 'node',
          include: BUILDS,
          testTimeout: 180_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
})
