// Finds or installs a Chromium for the journeys: one named by CHROMIUM_PATH, Playwright's own, the system's, and last
// Debian's package.
import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { chromium } from 'playwright'
import { packageBin } from './packageBin.ts'

/** The shell first, as Playwright's own is: a whole browser draws its window, too, which costs half as much again. */
const DEBIAN_PACKAGES = ['chromium-headless-shell', 'chromium']
const SYSTEM_NAMES = [...DEBIAN_PACKAGES, 'chromium-browser', 'google-chrome-stable', 'google-chrome']
/** A browser in a container, without a GPU and without calls of its own to its maker. */
export const CHROMIUM_ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]
/** How long one attempt to install a browser may take, in ms. */
const INSTALL_TIMEOUT_MS = 5 * 60_000

function systemChromium(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter)
  return SYSTEM_NAMES.flatMap((name) => folders.map((folder) => join(folder, name))).find((file) =>
    existsSync(file),
  )
}

function run(command: string, args: string[]): boolean {
  const result = spawnSync(command, args, { stdio: ['ignore', 2, 2], timeout: INSTALL_TIMEOUT_MS })
  return result.status === 0
}

/** Path of a Chromium that Playwright can drive, or undefined for Playwright's own. Throws when none can be had. */
export function ensureChromium(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROMIUM_PATH points nowhere: ${named}`)
    return named
  }
  if (existsSync(chromium.executablePath())) return undefined
  const system = systemChromium()
  if (system) return system
  if (run(process.execPath, [packageBin('playwright'), 'install', 'chromium'])) return undefined
  if (
    process.getuid?.() === 0 &&
    run('apt-get', ['update']) &&
    DEBIAN_PACKAGES.some((name) => run('apt-get', ['install', '-y', name]))
  ) {
    const installed = systemChromium()
    if (installed) return installed
  }
  throw new Error(
    'No Chromium can be had. Install one (`npx playwright install chromium` or your system’s package) or set CHROMIUM_PATH.',
  )
}
