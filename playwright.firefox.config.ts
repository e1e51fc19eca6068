// `npm run test:firefox`: every page, the visitors' journeys and the owner's way to a published post in the system's own
// Firefox, which Playwright drives by WebDriver BiDi. What is tagged @chromium asks for what only Chromium's driver can do:
// touch, print, a slower network. The owner's journeys that fill fields by script are Chromium's for the same reason.
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { defineConfig, devices } from 'playwright/test'
import { LEFT_OUT } from './e2e/firefox'
import base from './playwright.config'

/** The Firefox of FIREFOX_PATH, or of the system, its long-term release too. */
function systemFirefox(): string {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  const found = ['firefox', 'firefox-esr'].flatMap((name) => folders.map((folder) => join(folder, name)))
  const path = process.env['FIREFOX_PATH'] ?? found.find((file) => existsSync(file))
  if (!path) throw new Error('No Firefox can be found: install your system’s package or set FIREFOX_PATH.')
  return path
}

/** A mouse, which a machine without a screen has not: fine (2) and hovering (4). */
const MOUSE = { 'ui.primaryPointerCapabilities': 6, 'ui.allPointerCapabilities': 6 }

/** No list of saved files opens, which would take the focus from the page. */
const NO_PANEL = { 'browser.download.alwaysOpenPanel': false }

const firefox = (preferences: Record<string, number>) => ({
  ...devices['Desktop Firefox'],
  viewport: { width: 1440, height: 900 },
  channel: 'moz-firefox',
  launchOptions: {
    executablePath: systemFirefox(),
    firefoxUserPrefs: { ...MOUSE, ...NO_PANEL, ...preferences },
  },
})

export default defineConfig({
  ...base,
  testIgnore: [...LEFT_OUT],
  workers: 1,
  projects: [
    { name: 'firefox', use: firefox({}), grepInvert: /@chromium|less motion/ },
    // The wish for less motion is the browser's own setting here: its driver has none.
    { name: 'firefox-reduced', use: firefox({ 'ui.prefersReducedMotion': 1 }), grep: /less motion/ },
  ],
})
