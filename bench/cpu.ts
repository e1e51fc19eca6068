// `npm run bench -- cpu`: the CPU time of home at rest and while scrolling, compared to an empty page of the same height.
import type { Browser, CDPSession, Page } from 'playwright'
import { openHome } from '../scripts/test/openHome.ts'
import { CPU_SLOWDOWN, openBrowser, openPage, type View, VIEW_NAMES } from './browser.ts'
import { FRAME_COLUMNS, recordFrames } from './frames.ts'
import type { Options } from './run.ts'
import { BASELINE_PAGES } from './site/baselinePages.ts'
import type { Table } from './table.ts'

const REST_MS = 10_000
/** Time for home's intro, its idle-time work and garbage collection. */
const SETTLE_MS = 15_000
/** One turn of the wheel or one swipe, in px; together with the pauses about 1,900 px/s. */
const STEP_PX = { desktop: 160, phone: 480 }
const WHEEL_PAUSE_MS = 84
const SWIPE_PX_PER_MS = 1.9

/** Returns the CPU time of all browser processes so far, in s. */
async function cpuTime(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession()
  const { processInfo } = await session.send('SystemInfo.getProcessInfo')
  await session.detach()
  return processInfo.reduce((sum, { cpuTime: seconds }) => sum + seconds, 0)
}

/** Runs `work` and returns the CPU time in s and in percent of one core. */
async function measureCpu(browser: Browser, work: () => Promise<void>): Promise<number[]> {
  const [start, before] = [performance.now(), await cpuTime(browser)]
  await work()
  const spent = (await cpuTime(browser)) - before
  return [spent, (100 * spent) / ((performance.now() - start) / 1000)]
}

/** Swipes up once. The finger rests before it is lifted, so that the page does not fling. */
async function swipe(page: Page, cdp: CDPSession) {
  const x = 195
  const touch = (type: 'touchStart' | 'touchMove', y: number) =>
    cdp.send('Input.dispatchTouchEvent', { type, touchPoints: [{ x, y }] })
  const sent: Promise<unknown>[] = [touch('touchStart', 660)]
  const start = performance.now()
  for (let moved = 0; moved < STEP_PX.phone;) {
    await page.waitForTimeout(16)
    moved = Math.min(STEP_PX.phone, (performance.now() - start) * SWIPE_PX_PER_MS)
    sent.push(touch('touchMove', 660 - moved))
  }
  await page.waitForTimeout(60)
  sent.push(cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }))
  await Promise.all(sent)
}

/** Scrolls from the top to the bottom. Throws if the page did not follow. */
async function scrollThrough(page: Page, cdp: CDPSession, view: View) {
  const height = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  for (let moved = 0; moved < height; moved += STEP_PX[view]) {
    if (view === 'phone') await swipe(page, cdp)
    else {
      await page.mouse.wheel(0, STEP_PX.desktop)
      await page.waitForTimeout(WHEEL_PAUSE_MS)
    }
  }
  const reached = await page.evaluate(() => window.scrollY)
  if (reached < 0.9 * height) throw new Error(`Scrolled ${reached} px of ${height}.`)
}

async function scrollToTop(page: Page) {
  await page.waitForTimeout(2000)
  await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
  await page.waitForTimeout(2000)
}

/** Scrolls twice: at full speed for the CPU time, throttled for the frames. */
async function scrollCells(browser: Browser, page: Page, view: View): Promise<number[]> {
  const cdp = await page.context().newCDPSession(page)
  if (view === 'desktop') await page.mouse.move(720, 450)
  await scrollToTop(page)
  const used = await measureCpu(browser, () => scrollThrough(page, cdp, view))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await scrollToTop(page)
  const frames = await recordFrames(page, () => scrollThrough(page, cdp, view))
  return [...used, ...frames]
}

export async function cpu({ site }: Options): Promise<Table[]> {
  const rows: (string | number)[][] = []
  for (const view of VIEW_NAMES) {
    // One browser per page, because the CPU time is measured for the whole browser.
    const browser = await openBrowser(site.browserArgs)
    const measureRest = (page: Page) => measureCpu(browser, () => page.waitForTimeout(REST_MS))
    const page = await openPage(browser, view)
    await openHome(page, site.url)
    await page.waitForTimeout(SETTLE_MS)
    rows.push(['home at rest', view, ...(await measureRest(page))])
    await page.evaluate(() => document.querySelector('#gallery')?.scrollIntoView({ behavior: 'instant' }))
    await page.waitForTimeout(SETTLE_MS)
    rows.push(['home at rest, film out of view', view, ...(await measureRest(page))])
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    rows.push(['home scrolled', view, ...(await scrollCells(browser, page, view))])
    await browser.close()

    const emptyBrowser = await openBrowser(site.browserArgs)
    const emptyPage = await openPage(emptyBrowser, view)
    await emptyPage.goto(`${site.url}${BASELINE_PAGES.sticky}?height=${height}`)
    rows.push(['empty page scrolled', view, ...(await scrollCells(emptyBrowser, emptyPage, view))])
    await emptyBrowser.close()
  }
  const head = ['what', 'view', 'CPU time, s', '% of a core', ...FRAME_COLUMNS]
  const filled = rows.map((row) => head.map((_, column) => row[column] ?? '–'))
  return [
    { title: `Home: CPU time of all processes; frames with the CPU × ${CPU_SLOWDOWN}`, head, rows: filled },
  ]
}
