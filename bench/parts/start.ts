// How long a developer waits: for `npm run dev`, the very first time and later, and for `npm run build`.
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { packageBin } from '../../scripts/package-bin.ts'
import { openBrowser, openPage } from '../browser.ts'

const PORT = 4298
const LONGEST_MS = 10 * 60_000
/** What Vite prints when it listens. */
const LISTENING = 'Local:'
/** What a fresh clone has not: the tools' caches, and the fonts that are cut at the first start. */
const MADE = [resolve('.cache'), resolve('src/styles/fonts')]

export interface StartRow {
  what: string
  seconds: number
}

/** A script of an installed package, started past npm, which would stand between it and the signal that ends it. */
function start(packageName: string, args: readonly string[], env: Record<string, string> = {}) {
  return spawn(process.execPath, [packageBin(packageName), ...args], {
    env: { ...process.env, ...env, CI: 'true', NO_COLOR: '1' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
}

const secondsSince = (began: number) => (performance.now() - began) / 1000

/** From the command to the listening server, and to home's heading in a browser, s. */
async function startDev(data: string): Promise<{ listening: number; shown: number }> {
  const began = performance.now()
  const server = start('vite', ['--port', String(PORT), '--strictPort'], { BLANK_PAGE_DATA: data })
  const ended = new Promise<void>((done) => server.once('exit', () => done()))
  try {
    await new Promise<void>((ready, reject) => {
      const late = setTimeout(() => reject(new Error('npm run dev did not start.')), LONGEST_MS)
      server.once('exit', () => reject(new Error('npm run dev ended.')))
      server.stdout.on('data', (text: Buffer) => {
        if (!text.includes(LISTENING)) return
        clearTimeout(late)
        ready()
      })
    })
    const listening = secondsSince(began)
    const browser = await openBrowser()
    try {
      const page = await openPage(browser, 'desktop')
      await page.goto(`http://localhost:${PORT}/`, { timeout: LONGEST_MS })
      await page.getByRole('heading', { level: 1 }).first().waitFor({ timeout: LONGEST_MS })
      return { listening, shown: secondsSince(began) }
    } finally {
      await browser.close()
    }
  } finally {
    server.kill()
    await ended
  }
}

async function timeBuild(): Promise<number> {
  const began = performance.now()
  const build = start('tsx', ['scripts/build.ts'])
  build.stdout.resume()
  const code = await new Promise<number | null>((done) => build.once('exit', done))
  if (code !== 0) throw new Error('npm run build failed.')
  return secondsSince(began)
}

/** Times a first start with neither a cache nor data, a later one, and a production build. Takes the project's caches away. */
export async function measureStart(): Promise<StartRow[]> {
  const folder = mkdtempSync(join(tmpdir(), 'blank-page-bench-'))
  try {
    for (const made of MADE) rmSync(made, { recursive: true, force: true })
    const data = join(folder, 'data')
    const first = await startDev(data)
    const later = await startDev(data)
    return [
      { what: 'npm run dev, first: listening', seconds: first.listening },
      { what: 'npm run dev, first: home is there', seconds: first.shown },
      { what: 'npm run dev, later: listening', seconds: later.listening },
      { what: 'npm run dev, later: home is there', seconds: later.shown },
      { what: 'npm run build', seconds: await timeBuild() },
    ]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
