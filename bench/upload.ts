// `npm run bench:upload -- http://localhost:4173`: what thirty photographs of 24 megapixels, dropped on the A7C2 list at
// once, cost the owner's browser, from a server that is already running (`npm run preview`). The longest task of the page's
// own thread (by its own work, and by the clock, which other programs stretch), the time between frames, the memory of all
// the browser's processes, the heap afterwards. Makes its files in a temporary folder and takes them, the rows and their
// pictures away again. Measures, asserts nothing.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import sharp from 'sharp'
import { accountsFrom } from '../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../backend/keys.ts'
import { connect, logIn } from '../e2e/owner.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/ensure-browser.ts'
import { quantiles } from './quantiles.ts'

const DEFAULT_URL = 'http://localhost:4173'
const LIST = '/admin/a7c2'
const TABLE = 'posts_a7c2'
const VIEW = { width: 1440, height: 900 }
const FILES = 30
const PHOTO = { width: 6000, height: 4000 }
const LONGEST_TASK_MS = 100
const MOST_MEMORY_MB = 1200
const LATE_FRAME_MS = 50
const SAMPLE_EVERY_MS = 500
const UPLOAD_TIMEOUT_MS = 15 * 60_000
/** What all titles of a run begin with. */
const MARK = `bench-${Date.now().toString(36)}`

interface Recording {
  /** Time between two frames, ms. */
  intervals: number[]
  /** Tasks over 50 ms, and when they began, s. */
  longTasks: { ms: number; at: number }[]
  running: boolean
}

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Time that the thread computed, µs. */
  tdur?: number
  args?: { name?: string }
}

/** One photo-like JPEG: large shapes, grain, a camera's EXIF. */
async function photo(): Promise<Buffer> {
  const { width, height } = PHOTO
  const hills = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><defs><linearGradient id="sky" x2="0" y2="1"><stop stop-color="#5a6c92"/><stop offset=".7" stop-color="#e6a878"/></linearGradient></defs><rect width="100%" height="100%" fill="url(#sky)"/><path d="M0 2600 1300 1800 2600 2500 4100 1900 6000 2700V4000H0z" fill="#5b5068"/><path d="M0 3200 1800 2700 3300 3300 6000 2900V4000H0z" fill="#332c3d"/></svg>`
  const grain = await sharp({
    create: {
      width: width / 2,
      height: height / 2,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 34 },
    },
  })
    .resize(width, height)
    .png({ compressionLevel: 1 })
    .toBuffer()
  return sharp(Buffer.from(hills))
    .composite([{ input: grain, blend: 'soft-light' }])
    .withExif({
      IFD0: { Make: 'SONY', Model: 'ILCE-7CM2' },
      IFD2: { FNumber: '8/1', ExposureTime: '1/640', ISOSpeedRatings: '100', FocalLength: '176/1' },
    })
    .jpeg({ quality: 92 })
    .toBuffer()
}

/** Thirty files that differ by some bytes behind the picture: nothing may be kept from one for the next. */
function writeFiles(folder: string, jpeg: Buffer): string[] {
  return Array.from({ length: FILES }, (_, index) => {
    const file = path.join(folder, `${MARK}-${String(index + 1).padStart(2, '0')}.jpg`)
    writeFileSync(file, Buffer.concat([jpeg, Buffer.from(`${index}`)]))
    return file
  })
}

/** Drops files as a hand would: onto a point of the page. */
async function drop(page: Page, cdp: CDPSession, files: string[]) {
  const box = await page.locator('[data-dropzone]').boundingBox()
  if (!box) throw new Error('There is no place to drop files.')
  const at = { x: box.x + box.width / 3, y: box.y + box.height / 2 }
  const data = { items: [], files, dragOperationsMask: 1 }
  for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
    await cdp.send('Input.dispatchDragEvent', { type, ...at, data })
}

/** Starts writing down the time between frames and every task over 50 ms. */
async function startRecording(page: Page) {
  await page.evaluate(() => {
    const began = performance.now()
    const record: Recording = { intervals: [], longTasks: [], running: true }
    Object.assign(window, { record })
    let last = began
    // A method: the loader would wrap a named function in a helper that the page doesn't have.
    const frames = {
      next(now: number) {
        record.intervals.push(now - last)
        last = now
        if (record.running) requestAnimationFrame((later) => frames.next(later))
      },
    }
    requestAnimationFrame((now) => frames.next(now))
    new PerformanceObserver((list) => {
      for (const { duration, startTime } of list.getEntries())
        record.longTasks.push({ ms: duration, at: (startTime - began) / 1000 })
    }).observe({ type: 'longtask' })
  })
}

async function stopRecording(page: Page) {
  return page.evaluate(() => {
    const record: Recording = Reflect.get(window, 'record')
    record.running = false
    return { intervals: record.intervals.slice(2), longTasks: record.longTasks }
  })
}

/** The longest task of a page's own thread by the time that it computed, ms: what other programs took is left out. */
function longestWork(trace: Buffer): number {
  const { traceEvents }: { traceEvents: TraceEvent[] } = JSON.parse(trace.toString())
  const thread = ({ pid, tid }: TraceEvent) => `${pid} ${tid}`
  const pages = new Set(
    traceEvents
      .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
      .map(thread),
  )
  const tasks = traceEvents.filter((event) => event.name === 'RunTask' && pages.has(thread(event)))
  return Math.max(0, ...tasks.map(({ tdur = 0 }) => tdur)) / 1000
}

/** A process and all that it started. */
function processTree(root: number): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc').filter((entry) => /^\d+$/.test(entry)))
    try {
      const stat = readFileSync(`/proc/${name}/stat`, 'utf8')
      const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1])
      children.set(parent, [...(children.get(parent) ?? []), Number(name)])
    } catch {
      // It ended meanwhile.
    }
  const tree = [root]
  for (const id of tree) tree.push(...(children.get(id) ?? []))
  return tree
}

/** Memory in MB, each page that processes share counted once: of the whole browser, and of its renderers alone. */
function memoryOf(root: number) {
  const memory = { browser: 0, renderers: 0 }
  for (const id of processTree(root))
    try {
      const pss = /^Pss:\s+(\d+)/m.exec(readFileSync(`/proc/${id}/smaps_rollup`, 'utf8'))
      const megabytes = Number(pss?.[1] ?? 0) / 1024
      memory.browser += megabytes
      if (readFileSync(`/proc/${id}/cmdline`, 'utf8').includes('--type=renderer'))
        memory.renderers += megabytes
    } catch {
      // It ended meanwhile.
    }
  return memory
}

/** Samples the memory until told to stop; gives the peaks. */
function watchMemory(root: number) {
  const peak = { browser: 0, renderers: 0 }
  const timer = setInterval(() => {
    const now = memoryOf(root)
    peak.browser = Math.max(peak.browser, now.browser)
    peak.renderers = Math.max(peak.renderers, now.renderers)
  }, SAMPLE_EVERY_MS)
  return () => {
    clearInterval(timer)
    return peak
  }
}

/** Used JavaScript heap after a collection, in MB. */
async function heap(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

/** Takes away what a run has made. Gives the number of its rows. */
async function clean(url: string): Promise<number> {
  const json = { apikey: PUBLISHABLE_KEY, 'content-type': 'application/json' }
  const signIn = await fetch(`${url}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers: json,
    body: JSON.stringify(accountsFrom({}).owner),
  })
  const { access_token: token }: { access_token: string } = await signIn.json()
  const headers = { ...json, Authorization: `Bearer ${token}` }
  const answer = await fetch(`${url}/rest/v1/${TABLE}?title=like.${MARK}*&select=image,thumbnail`, {
    method: 'DELETE',
    headers: { ...headers, Prefer: 'return=representation' },
  })
  const rows: { image: string; thumbnail: string }[] = await answer.json()
  const prefixes = rows.flatMap(({ image, thumbnail }) =>
    [image, thumbnail].map((address) => address.slice(address.lastIndexOf('/') + 1)),
  )
  await fetch(`${url}/storage/v1/object/media`, {
    method: 'DELETE',
    headers,
    body: JSON.stringify({ prefixes }),
  })
  return rows.length
}

const url = process.argv[2] ?? DEFAULT_URL
const folder = mkdtempSync(path.join(tmpdir(), 'blank-page-bench-'))
const executablePath = ensureChromium()
const server = await chromium.launchServer({
  ...(executablePath ? { executablePath } : {}),
  args: CHROMIUM_ARGS,
})
try {
  const jpeg = await photo()
  const files = writeFiles(folder, jpeg)
  console.info(`${FILES} photographs of ${(jpeg.length / 1024 / 1024).toFixed(1)} MB`)
  const browser = await chromium.connect(server.wsEndpoint())
  const context = await browser.newContext({ viewport: VIEW, baseURL: url })
  const page = await context.newPage()
  const cdp = await context.newCDPSession(page)
  const root = server.process().pid ?? 0
  await logIn(page)
  await connect(page)
  await page.goto(LIST)
  await page.locator('tr[data-post-id]').first().waitFor()
  await page.locator('[data-dropzone]').waitFor()
  const before = { heap: await heap(cdp), memory: memoryOf(root) }

  const stopWatching = watchMemory(root)
  await startRecording(page)
  await browser.startTracing(page, { categories: ['disabled-by-default-devtools.timeline'] })
  const start = performance.now()
  await drop(page, cdp, files)
  const ended = `${FILES}장 가운데 ${FILES}장을 마쳤습니다.`
  await page.getByText(ended).waitFor({ timeout: UPLOAD_TIMEOUT_MS })
  const seconds = (performance.now() - start) / 1000
  const trace = await browser.stopTracing()
  const { intervals, longTasks } = await stopRecording(page)
  const peak = stopWatching()
  const stored = await page.locator('[data-phase="done"]').count()
  await page.getByRole('button', { name: '목록 지우기' }).click()
  const after = { heap: await heap(cdp), memory: memoryOf(root) }

  const at = quantiles(intervals)
  const late = intervals.filter((interval) => interval > LATE_FRAME_MS).length
  console.table({
    'photographs stored': stored,
    'seconds in all': Math.round(seconds),
    [`longest task, ms of work (target ${LONGEST_TASK_MS})`]: Math.round(longestWork(trace)),
    'longest task, ms by the clock': Math.round(Math.max(0, ...longTasks.map(({ ms }) => ms))),
    'tasks over 50 ms by the clock': longTasks.length,
    'frame p50, ms': Math.round(at(0.5)),
    'frame p99, ms': Math.round(at(0.99)),
    'longest frame, ms': Math.round(at(1)),
    [`frames over ${LATE_FRAME_MS} ms, %`]: Math.round((late / intervals.length) * 1000) / 10,
    [`memory at its peak, MB (target ${MOST_MEMORY_MB})`]: Math.round(peak.browser),
    'of it renderers and workers, MB': Math.round(peak.renderers),
    'memory before, MB': Math.round(before.memory.browser),
    'memory after, MB': Math.round(after.memory.browser),
    'heap before, MB': Math.round(before.heap * 10) / 10,
    'heap after, MB': Math.round(after.heap * 10) / 10,
  })
  const list = longTasks.map((task) => `${Math.round(task.ms)} ms at ${task.at.toFixed(1)} s`)
  if (list.length > 0) console.info(`over 50 ms by the clock: ${list.join(', ')}`)
  await browser.close()
} finally {
  await server.close()
  rmSync(folder, { recursive: true, force: true })
  console.info(`${await clean(url)} rows taken away`)
}
