import { defineConfig, devices } from 'playwright/test'
import { CHROMIUM_ARGS, ensureChromium } from './scripts/test/ensureBrowser.ts'
import { MOTION_STORAGE_KEY } from './src/config/constants.ts'

const port = Number(process.env['E2E_PORT'] ?? 4180)
/** `npm test` has built the demo by then. */
const preview = process.env['DEMO_BUILT'] ? 'npm run preview -- --no-build' : 'npm run preview --'
const executablePath = ensureChromium()

/** A busy machine slows a journey, it does not fail it: limits are wide, waits are on conditions. */
const TEST_TIMEOUT_MS = 240_000
const EXPECT_TIMEOUT_MS = 15_000
const SERVER_TIMEOUT_MS = 7 * 60_000

const chromium = {
  ...(executablePath ? { executablePath } : {}),
  args: CHROMIUM_ARGS,
}

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  fullyParallel: false,
  workers: 3,
  forbidOnly: Boolean(process.env['CI']),
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: EXPECT_TIMEOUT_MS },
  reporter: process.env['PLAYWRIGHT_JSON_OUTPUT_NAME'] ? [['list'], ['json']] : [['list']],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'ko-KR',
    timezoneId: 'Asia/Seoul',
    // What a visitor keeps is the matter of one journey; every other asks the network each time.
    serviceWorkers: 'block',
    launchOptions: chromium,
    // A trace of every journey costs a third of their time: `npx playwright test --trace on` brings one.
    screenshot: 'only-on-failure',
  },
  projects: [
    {
      name: 'desktop',
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'mobile',
      // At one pixel per pixel: what a phone's fine screen costs is a bench's matter, not a journey's.
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
      grepInvert: /@desktop/,
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
      // One journey through each feature where nothing moves at all, as the visitor has chosen.
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
    // CI keeps Vite alive when standard input ends; the rows live in memory, so every run starts from the sample.
    env: { CI: 'true', BLANK_PAGE_DATA: 'memory://' },
  },
})
