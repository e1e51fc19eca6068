// `npm run test:firefox`: every page, the visitors' journeys and the owner's keyboard journey in the installed Firefox, which
// Playwright drives through WebDriver BiDi. Tests tagged @chromium need features that only Chromium's driver has: touch,
// print, network throttling. Most of the owner's journeys fill fields by script, which needs Chromium too.
import { defineConfig, devices } from 'playwright/test'
import { EXCLUDED_SPECS } from './e2e/firefox'
import base from './playwright.config'
import { findFirefox } from './scripts/test/findFirefox.ts'

const executablePath = findFirefox()
if (!executablePath)
  throw new Error('No Firefox can be found: install your system’s package or set FIREFOX_PATH.')

/** Emulates a mouse on a headless machine: fine pointer (2) and hover (4). */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** Keeps the downloads panel closed, which would take the focus from the page. */
const NO_DOWNLOADS_PANEL = { 'browser.download.alwaysOpenPanel': false }

const firefox = (preferences: Record<string, number>) => ({
  ...devices['Desktop Firefox'],
  viewport: { width: 1440, height: 900 },
  channel: 'moz-firefox',
  launchOptions: {
    executablePath,
    firefoxUserPrefs: { ...MOUSE, ...NO_DOWNLOADS_PANEL, ...preferences },
  },
})

export default defineConfig({
  ...base,
  testIgnore: [...EXCLUDED_SPECS],
  workers: 1,
  projects: [
    { name: 'firefox', use: firefox({}), grepInvert: /@mobile|@chromium/ },
    // The driver cannot emulate reduced motion, so a preference sets it.
    { name: 'firefox-reduced', use: firefox({ 'ui.prefersReducedMotion': 1 }), grep: /@reduced/ },
  ],
})
