import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { packageBin } from '../../scripts/test/packageBin.ts'
import { VIRTUAL_DISPLAY, WEBKIT_DRIVER } from '../../scripts/test/webkitDriver.ts'

const LIBRARIES = '/usr/lib'
const PROBE_MS = 200
/** Generous, because the demo's rows are seeded on a busy machine. */
const START_TIMEOUT_MS = 120_000

/** GTK's smallest window is wider than a phone because of the toolbar's spacing. */
const COMPACT_TOOLBAR = '* { margin: 0; padding: 0; min-width: 0; min-height: 0; border-width: 0; }'

/** Returns the path of WebKitGTK's MiniBrowser, which Debian puts into a folder of the architecture and API version. */
export function findMiniBrowser(): string {
  const found = readdirSync(LIBRARIES).flatMap((architecture) =>
    ['webkit2gtk-4.1', 'webkit2gtk-4.0', 'webkitgtk-6.0'].map((api) =>
      join(LIBRARIES, architecture, api, 'MiniBrowser'),
    ),
  )
  const path = found.find((file) => existsSync(file))
  if (!path) throw new Error('No MiniBrowser found: install Debian’s package webkit2gtk-driver.')
  return path
}

async function freePort(): Promise<number> {
  const server = createServer()
  server.listen(0, 'localhost')
  await once(server, 'listening')
  const address = server.address()
  server.close()
  if (typeof address !== 'object' || address === null) throw new Error('The server has no port.')
  return address.port
}

async function untilReachable(url: string, child: ChildProcess) {
  const end = Date.now() + START_TIMEOUT_MS
  while (Date.now() < end && child.exitCode === null) {
    const isReachable = await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReachable) return
    await new Promise((later) => setTimeout(later, PROBE_MS))
  }
  throw new Error(`${child.spawnfile} did not start: ${url}`)
}

/** Ends a child process and waits for its end. */
async function stop(child: ChildProcess) {
  if (child.exitCode !== null || child.signalCode !== null) return
  child.kill()
  await once(child, 'exit')
}

/** Serves the last demo build with rows in memory. */
export async function startSite() {
  const port = await freePort()
  const child = spawn(
    process.execPath,
    [packageBin('tsx'), 'scripts/build/preview.ts', '--no-build', '--port', String(port), '--strictPort'],
    // `CI` keeps Vite running when standard input ends.
    { stdio: 'ignore', env: { ...process.env, CI: 'true', BLANK_PAGE_DATA: 'memory://' } },
  )
  const url = `http://localhost:${port}`
  await untilReachable(url, child)
  return { url, stop: () => stop(child) }
}

/** Starts a virtual X server and returns its display. */
export async function startDisplay() {
  const child = spawn(
    VIRTUAL_DISPLAY,
    ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
    {
      stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
    },
  )
  const output = child.stdio[3]
  if (!output) throw new Error('Xvfb has no output.')
  const [number]: Buffer[] = await Promise.race([once(output, 'data'), once(child, 'exit').then(() => [])])
  if (!number) throw new Error('Xvfb did not start.')
  return { display: `:${number.toString().trim()}`, stop: () => stop(child) }
}

/** Starts WebKit's driver on a display and returns its URL. A driver holds one session at a time. */
export async function startDriver(display: string) {
  const port = await freePort()
  const settings = mkdtempSync(join(tmpdir(), 'blank-page-webkit-'))
  for (const folder of ['gtk-3.0', 'gtk-4.0']) {
    mkdirSync(join(settings, folder))
    writeFileSync(join(settings, folder, 'gtk.css'), COMPACT_TOOLBAR)
  }
  const child = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    stdio: 'ignore',
    env: {
      ...process.env,
      DISPLAY: display,
      XDG_CONFIG_HOME: settings,
      TZ: 'Asia/Seoul',
      // The sandbox needs user namespaces, which root and containers lack. Only the local site is opened.
      WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    },
  })
  const url = `http://localhost:${port}`
  await untilReachable(`${url}/status`, child)
  return {
    url,
    stop: async () => {
      await stop(child)
      rmSync(settings, { recursive: true, force: true })
    },
  }
}
