import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { fonts } from './scripts/fonts/plugin.ts'

const alias = { '@': fileURLToPath(new URL('./src', import.meta.url)) }

export default defineConfig({
  plugins: [fonts()],
  resolve: { alias },
  test: {
    // Vitest would leave one core idle; on two that is half of the time.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'jsdom',
          include: ['tests/**/*.test.{ts,tsx}'],
          exclude: ['tests/backend/**'],
          setupFiles: ['tests/setup.ts'],
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
