// Runs in CI after `npx playwright install --with-deps webkit`: the journeys that also run in Firefox, in Playwright's own
// WebKit as Safari on a Mac and on an iPhone. It has no forced colours, and @chromium marks Chromium's DevTools protocol.
// Most of the owner's journeys are left out, because they expect WebP pictures, which WebKit's canvases cannot encode.
import { defineConfig, devices } from 'playwright/test'
import { EXCLUDED_SPECS } from './e2e/firefox'
import base from './playwright.config'

/** Replaces Chromium's path and arguments, and the pixel ratio, because rendering at the device's ratio is slow. */
const webkit = { launchOptions: {}, deviceScaleFactor: 1 }

export default defineConfig({
  ...base,
  testIgnore: [...EXCLUDED_SPECS],
  projects: [
    {
      name: 'safari',
      use: { ...devices['Desktop Safari'], ...webkit, viewport: { width: 1440, height: 900 } },
      grepInvert: /@mobile|@chromium|forced colours/,
    },
    {
      name: 'iphone',
      use: { ...devices['iPhone 15'], ...webkit, viewport: { width: 390, height: 844 } },
      grep: /@mobile|@both/,
      grepInvert: /@chromium|forced colours/,
    },
  ],
})
