import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { fonts } from './scripts/fonts/plugin.ts'
import { searchIndex } from './scripts/build/search/plugin.ts'

const alias = {
  '@': fileURLToPath(new URL('./src', import.meta.url)),
  // Node would take its CommonJS file, which reaches for an ES module: no context of its own can do that.
  'react-router-dom': fileURLToPath(
    new URL('./node_modules/react-router-dom/dist/index.mjs', import.meta.url),
  ),
}
/** Tests that need a document. */
const DOM_TESTS = ['tests/**/*.test.tsx', 'tests/**/*.dom.test.ts']
/** Those of them that put something else in the place of its document or its address, or bring a second jsdom. */
const FORKED_DOM_TESTS = [
  'tests/app/hydration.test.tsx',
  'tests/app/offline/offerUpdates.dom.test.ts',
  'tests/admin/editor/publishing.test.tsx',
  'tests/injection/desk.test.tsx',
]

const domTests: TestProjectInlineConfiguration['test'] = {
  environment: 'jsdom',
  setupFiles: ['tests/support/setup.ts', 'tests/support/setupDom.ts'],
  testTimeout: 30_000,
  css: { modules: { classNameStrategy: 'non-scoped' } },
  restoreMocks: true,
}

export default defineConfig({
  plugins: [fonts(), searchIndex(fileURLToPath(new URL('.', import.meta.url)))],
  resolve: { alias },
  // As in a build: a test may build for production, where React knows no development runtime.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Vitest would leave one core idle; on two that is half of the time.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/backend/**', ...DOM_TESTS],
          setupFiles: ['tests/support/setup.ts'],
          testTimeout: 30_000,
          restoreMocks: true,
        },
      },
      // jsdom is read once per worker, a document made anew for each file: half of the time that a process per file takes.
      {
        extends: true,
        test: {
          ...domTests,
          name: 'unit-dom',
          pool: 'vmThreads',
          include: DOM_TESTS,
          exclude: FORKED_DOM_TESTS,
        },
      },
      { extends: true, test: { ...domTests, name: 'unit-dom-forked', include: FORKED_DOM_TESTS } },
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
    ],
  },
})
