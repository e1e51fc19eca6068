// A page in a browser that nothing is attached to: an inspector has V8 keep the places in every script, which costs the
// page tasks that no visitor waits for.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/ensure-browser.ts'
import { VIEWS } from './pages.ts'

const CATEGORIES = 'toplevel,loading,__metadata'
const TRACED = 'Completed startup tracing'
/** How long a browser may take beyond the time it is traced for, ms. */
const PATIENCE_MS = 60_000

/** What makes a browser's window a phone: its size, its pixels and a finger (Blink's `PointerType`, `HoverType`). */
function phoneArgs() {
  const { viewport, deviceScaleFactor } = VIEWS.phone
  const coarse = 'availablePointerTypes=2,primaryPointerType=2,availableHoverTypes=1,primaryHoverType=1'
  return [
    '--headless',
    '--hide-scrollbars',
    `--window-size=${viewport.width},${viewport.height}`,
    `--force-device-scale-factor=${deviceScaleFactor}`,
    '--touch-events=enabled',
    `--blink-settings=${coarse}`,
    '--lang=ko-KR',
  ]
}

/**
 * The trace (JSON) of a phone's browser from its start on: one that has kept nothing and opens `url`, for `ms`. Rejects with what
 * the browser has said when it ends before.
 */
export async function startupTrace(url: string, { args, ms }: { args: readonly string[]; ms: number }) {
  const folder = mkdtempSync(join(tmpdir(), 'blank-page-trace-'))
  const file = join(folder, 'trace.json')
  const traced = [
    `--trace-startup=${CATEGORIES}`,
    '--trace-startup-format=json',
    `--trace-startup-duration=${ms / 1000}`,
    `--trace-startup-file=${file}`,
    `--user-data-dir=${join(folder, 'profile')}`,
  ]
  const browser = spawn(
    ensureChromium() ?? chromium.executablePath(),
    [...CHROMIUM_ARGS, ...args, ...phoneArgs(), ...traced, url],
    { stdio: ['ignore', 'ignore', 'pipe'], detached: true, env: { ...process.env, TZ: 'Asia/Seoul' } },
  )
  const ended = new Promise((resolve) => browser.on('close', resolve))
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error(`No trace of ${url} came.`)), ms + PATIENCE_MS)
      let said = ''
      browser.on('error', reject)
      browser.on('close', () => reject(new Error(`The browser ended before its trace.\n${said}`)))
      browser.stderr.on('data', (data: Buffer) => {
        said += data.toString()
        if (!said.includes(TRACED)) return
        clearTimeout(late)
        resolve()
      })
    })
    return readFileSync(file, 'utf8')
  } finally {
    // With the processes that it has started; one that has ended by itself has none left.
    if (browser.pid && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
}
