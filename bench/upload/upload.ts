// `npm run bench:upload -- http://localhost:4173`: what thirty photographs of 24 megapixels, dropped on the A7C2 list at
// once, cost the owner's browser, from a server that is already running (`npm run preview`). The longest task of the page's
// own thread (by its own work, and by the clock, which other programs stretch), the time between frames, the memory of all
// the browser's processes, the heap afterwards. Makes its files in a temporary folder and takes them, the rows and their
// pictures away again. Measures, asserts nothing.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { chromium, type CDPSession, type Page } from 'playwright'
import { accountsFrom } from '../../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { connect, logIn } from '../../e2e/owner.ts'
import { CHROMIUM_ARGS, ensureChromium } from '../../scripts/ensure-browser.ts'
import { startRecording, stopRecording } from '../frames.ts'
import { quantiles } from '../quantiles.ts'
import { heap, memoryOf, watchMemory } from './memory.ts'
import { makePhoto, writeFiles } from './photographs.ts'

const DEFAULT_URL = 'http://localhost:4173'
const LIST = '/admin/a7c2'
const TABLE = 'posts_a7c2'
const VIEW = { width: 1440, height: 900 }
const FILES = 30
const LONGEST_TASK_MS = 100
const MOST_MEMORY_MB = 1200
const LATE_FRAME_MS = 50
const UPLOAD_TIMEOUT_MS = 15 * 60_000
/** What all titles of a run begin with. */
const MARK = `bench-${Date.now().toString(36)}`

interface TraceEvent {
  name: string
  pid: number
  tid: number
  /** Time that the thread computed, µs. */
  tdur?: number
  args?: { name?: string }
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
  const jpeg = await makePhoto()
  const files = writeFiles(folder, jpeg, { mark: MARK, count: FILES })
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
