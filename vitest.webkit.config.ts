// `npm run test:webkit`: a smoke suite in WebKitGTK, through Debian's packages `webkit2gtk-driver` and `xvfb`. It needs a demo
// build. WEBKIT_SITE names a running demo instead. Screenshots of failed tests are in `test-results/webkit`.
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { aliases } from './scripts/build/contentFolder.ts'

export default defineConfig({
  resolve: { alias: aliases(fileURLToPath(new URL('.', import.meta.url)), 'sample') },
  test: {
    name: 'webkit',
    include: ['e2e/webkit/**/*.test.ts'],
    globalSetup: ['e2e/webkit/globalSetup.ts'],
    // Each file starts its own browser.
    maxWorkers: 2,
    // Generous, so that a busy machine does not fail a test.
    testTimeout: 300_000,
    hookTimeout: 180_000,
  },
})
