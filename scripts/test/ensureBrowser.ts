// Finds or installs Chromium for the journeys, in this order: CHROMIUM_PATH, Playwright's own, the system's, Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { packageBin } from './packageBin.ts'

/** The headless shell first, which Playwright uses too: the full browser takes 50 % more time. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']
const SYSTEM_NAMES = [...DEBIAN_PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** For containers without a GPU, and without background requests of the browser. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** Time limit for one attempt to install a browser, in ms. */
const INSTALL_TIMEOUT_MS = 5 * 60_000

function findSystemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  )
}

function run(command: string, args: string[]): boolean {
  const result = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: INSTALL_TIMEOUT_MS })
  return result.status === 0
}

/** Returns Playwright's launch options for Chromium. Throws if none can be installed. */
export function chromiumOptions(args: readonly string[] = []) {
  const executablePath = ensureChromium()
  return { ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGS, ...args] }
}

/** Returns the path of a Chromium for Playwright, or undefined for Playwright's own. Throws if none can be installed. */
export function ensureChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH does not exist: ${named}`)
    return named
  }
  if (existsSync(chromium.executablePath())) return undefined
  const system = findSystemChromium()
  if (system) return system
  if (run(process.execPath, [packageBin('playwright'), 'install', 'chromium'])) return undefined
  if (
    process.getuid?.() === 0 &&
    run('apt-get', ['update']) &&
    DEBIAN_PACKAGES.some((name) => run('apt-get', ['install', '-y', name]))
  ) {
    const installed = findSystemChromium()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium found. Install one (`npx playwright install chromium` or your system’s package) or set CHROMIUM_PATH.',
  )
}
