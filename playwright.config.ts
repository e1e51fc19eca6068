import { defineConfig, devices } from 'playwright/test'
import { SAMPLE_ENV } from './scripts/build/contentFolder.ts'
import { chromiumOptions } from './scripts/test/ensureBrowser.ts'
import { MOTION_STORAGE_KEY } from './src/config/constants.ts'

const port = Number(process.env['E2E_PORT'] ?? 4180)
/** `npm test` builds the demo before the journeys. */
const preview = process.env['DEMO_BUILT'] ? 'npm run preview -- --no-build' : 'npm run preview --'

/** `npm test` runs the main journeys on desktop and phone. What it leaves out is the rest. */
const isRest = process.env['JOURNEYS'] === 'rest'

/** Generous, so that a busy machine does not fail a journey. */
const TEST_TIMEOUT_MS = 240_000
const EXPECT_TIMEOUT_MS = 15_000
const SERVER_TIMEOUT_MS = 7 * 60_000

export default defineConfig({
  testDir: 'e2e',
  // The journeys know the sample.
  tsconfig: SAMPLE_ENV.TSX_TSCONFIG_PATH,
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 4,
  forbidOnly: Boolean(process.env['CI']),
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // Only one journey tests the service worker; the others need every request to reach the network.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions(),
    // Traces take a third of the time: `npx playwright test --trace on` records them.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
      grepInvert: isRest ? /@mobile|@main/ : /@mobile/,
    },
    {
      name: 'mobile',
      // Pixel ratio 1: rendering at the device's ratio only slows the journeys down.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grep: /@mobile|@both/,
      ...(isRest && { grepInvert: /@main/ }),
    },
    {
      name: 'reduced',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        contextOptions: { reducedMotion: 'reduce' },
      },
      grep: /@reduced/,
    },
    {
      // One journey through each feature with the visitor's choice of no motion.
      name: 'still',
      use: {
        ...devices['Desktop Chrome'],
        viewport: { width: 1440, height: 900 },
        storageState: {
          cookies: [],
          origins: [
            {
              origin: `http://localhost:${port}`,
              localStorage: [{ name: MOTION_STORAGE_KEY, value: 'still' }],
            },
          ],
        },
      },
      grep: /@still/,
    },
  ],
  webServer: {
    command: `${preview} --port ${port} --strictPort`,
    url: `http://localhost:${port}`,
    timeout: SERVER_TIMEOUT_MS,
    reuseExistingServer: !process.env['CI'],
    stdout: 'pipe',
    // `CI` keeps Vite running when standard input ends. The rows are in memory, so every run starts with the samples.
    env: { CI: 'true', BLANK_PAGE_DATA: 'memory://', ...SAMPLE_ENV },
  },
})
