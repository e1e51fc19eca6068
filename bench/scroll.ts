// `npm run bench:scroll -- http://localhost:4173`: how smoothly home scrolls at a quarter of this machine's speed, from a
// server that is already running (`npm run preview`). A wheel pass through the whole page, the same over an empty page
// with four pins for comparison, and the heap after three passes and after ten mounts. Measures, asserts nothing.
import { chromium, type CDPSession, type Page } from 'playwright'
import { ensureChromium } from '../scripts/ensure-browser.ts'
import { openHome } from '../scripts/open-home.ts'
import { quantiles } from './quantiles.ts'

const DEFAULT_URL = 'http://localhost:4173'
const CPU_SLOWDOWN = 4
const VIEW = { width: 1440, height: 900 }
/** One turn of the wheel, in px, and the pause after it, in ms: about 1,900 px a second. */
const WHEEL_PX = 160
const WHEEL_PAUSE_MS = 84
/** Longer than a glide of the smooth scrolling. */
const SETTLE_MS = 2000
const LATE_FRAME_MS = 20
/** As often again without a table: what the heap gains in the first passes is machine code, as its snapshots tell. */
const PASSES = 3
const MOUNTS = 10
/** The engine compiles and caches for about ten returns (1 MB), then holds still: only after them is growth a leak. */
const WARM_MOUNTS = 12

/** An empty page as high as home with four sticky sections: the least that such a page can cost. */
const emptyPage = (height: number) =>
  `<!doctype html><body style="margin:0">${Array.from(
    { length: 4 },
    (_, index) =>
      `<section style="height:${height / 4}px"><div style="position:sticky;top:0;height:100vh;background:hsl(${index * 90} 20% 60%)"></div></section>`,
  ).join('')}`

interface Pass {
  intervals: number[]
  longTasks: number[]
}

interface Recording extends Pass {
  running: boolean
  observer: PerformanceObserver
}

/** Starts writing down the time between frames and every task over 50 ms. */
async function startRecording(page: Page) {
  await page.evaluate(() => {
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) record.longTasks.push(duration)
    })
    const record: Recording = { intervals: [], longTasks: [], running: true, observer }
    Object.assign(window, { record })
    let last = performance.now()
    // A method: the loader would wrap a named function in a helper that the page doesn't have.
    const frames = {
      next(now: number) {
        record.intervals.push(now - last)
        last = now
        if (record.running) requestAnimationFrame((later) => frames.next(later))
      },
    }
    requestAnimationFrame((now) => frames.next(now))
    observer.observe({ type: 'longtask' })
  })
}

/** Leaves nothing of the record in the page, whose heap is measured after. */
async function stopRecording(page: Page): Promise<Pass> {
  return page.evaluate(() => {
    const record: Recording = Reflect.get(window, 'record')
    record.running = false
    record.observer.disconnect()
    Reflect.deleteProperty(window, 'record')
    return { intervals: record.intervals.slice(2), longTasks: record.longTasks }
  })
}

/** Turns the wheel from the top to the bottom of the page. */
async function wheelThrough(page: Page, cdp: CDPSession): Promise<Pass> {
  // The jump back to the top is no part of the pass: the last pass's glide ends before it, and the page settles after.
  await page.waitForTimeout(SETTLE_MS)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(SETTLE_MS)
  if (await page.evaluate(() => window.scrollY > 0)) throw new Error('A pass begins at the top of the page.')
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  await startRecording(page)
  for (let turned = 0; turned < height; turned += WHEEL_PX) {
    await cdp.send('Input.dispatchMouseEvent', {
      type: 'mouseWheel',
      x: VIEW.width / 2,
      y: VIEW.height / 2,
      deltaX: 0,
      deltaY: WHEEL_PX,
    })
    await page.waitForTimeout(WHEEL_PAUSE_MS)
  }
  return stopRecording(page)
}

function summary({ intervals, longTasks }: Pass) {
  const at = quantiles(intervals)
  const late = intervals.filter((interval) => interval > LATE_FRAME_MS).length
  return {
    frames: intervals.length,
    'p50 ms': round(at(0.5)),
    'p95 ms': round(at(0.95)),
    'p99 ms': round(at(0.99)),
    [`over ${LATE_FRAME_MS} ms %`]: round((late / intervals.length) * 100),
    'longest task ms': Math.round(Math.max(0, ...longTasks)),
  }
}

const round = (value: number) => Math.round(value * 100) / 100

/** Used JavaScript heap after collections (what the first sets free may hold more), in MB. */
async function heap(cdp: CDPSession): Promise<number> {
  for (let collected = 0; collected < 3; collected += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return round(usedSize / 1024 / 1024)
}

/** Leaves home and comes back within the page; by locators, as `openHome`. */
async function remount(page: Page) {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/about/Profile"], a[href="/about/Profile"]')?.click()
  })
  await page.locator('#visual').waitFor({ state: 'detached' })
  await page.goBack()
  for (const id of ['design', 'webtoon', 'gallery'])
    await page.locator(`#${id}[data-motion="running"]`).waitFor()
  await page.locator('[data-testid="loading-overlay"]').waitFor({ state: 'detached' })
}

const url = process.argv[2] ?? DEFAULT_URL
const executablePath = ensureChromium()
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ['--no-sandbox', '--disable-gpu'],
})
const context = await browser.newContext({ viewport: VIEW })
const page = await context.newPage()
const cdp = await context.newCDPSession(page)

await openHome(page, url)
const height = await page.evaluate(() => document.documentElement.scrollHeight)
await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
const passes = [await wheelThrough(page, cdp)]
const heapFirst = await heap(cdp)
while (passes.length < PASSES) passes.push(await wheelThrough(page, cdp))
const heapPasses = await heap(cdp)
for (let again = 0; again < PASSES; again += 1) await wheelThrough(page, cdp)
const heapPassesAgain = await heap(cdp)

await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
for (let mount = 0; mount < WARM_MOUNTS; mount += 1) await remount(page)
const heapMounted = await heap(cdp)
for (let mount = 0; mount < MOUNTS; mount += 1) await remount(page)
const heapRemounted = await heap(cdp)

const empty = await context.newPage()
const emptyCdp = await context.newCDPSession(empty)
await empty.setContent(emptyPage(height))
await emptyCdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
const emptyPass = await wheelThrough(empty, emptyCdp)
await browser.close()

const rows: Record<string, ReturnType<typeof summary>> = { 'empty page': summary(emptyPass) }
for (const [index, pass] of passes.entries()) rows[`home, pass ${index + 1}`] = summary(pass)
console.table(rows)
const ratio = (summary(passes[0] ?? emptyPass)['p95 ms'] ?? 0) / (summary(emptyPass)['p95 ms'] || 1)
console.info(`p95 of home to the empty page: ${round(ratio)} : 1 (CPU ×${CPU_SLOWDOWN})`)
console.info(
  `heap MB: ${heapFirst} after one pass, ${heapPasses} after ${PASSES}, ${heapPassesAgain} after ${2 * PASSES}`,
)
console.info(
  `heap MB: ${heapMounted} after ${WARM_MOUNTS} returns to home, ${heapRemounted} after ${WARM_MOUNTS + MOUNTS}`,
)
