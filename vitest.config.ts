import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { fonts } from './scripts/fonts/plugin.ts'
import { searchIndex } from './scripts/search/plugin.ts'

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }
/** Tests that need a document but no JSX. */
const DOM_TESTS = 'tests/**/*.dom.test.ts'

export default defineConfig({
  plugins: [fonts(), searchIndex(fileURLToPath(new URL('.', import.meta.url)))],
  resolve: { alias },
  // As in a build: a test may build for production, where React knows no development runtime.
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    // Vitest would leave one core idle; on two that is half of the time.
    maxWorkers: '100%',
    projects: [
      // A document takes a second per file to make: only what touches one has it.
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          include: ['tests/**/*.test.ts'],
          exclude: ['tests/backend/**', DOM_TESTS],
          setupFiles: ['tests/setup.ts'],
          testTimeout: 30_000,
          restoreMocks: true,
        },
      },
      {
        extends: true,
        test: {
          name: 'unit-dom',
          environment: 'jsdom',
          include: ['tests/**/*.test.tsx', DOM_TESTS],
          setupFiles: ['tests/setup.ts', 'tests/setupDom.ts'],
          testTimeout: 30_000,
          css: { modules: { classNameStrategy: 'non-scoped' } },
          restoreMocks: true,
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
    ],
  },
})
