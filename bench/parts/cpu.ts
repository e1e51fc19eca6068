// What home costs while it is scrolled and while it is left alone, beside an empty page of the same height.
import type { Browser, Page } from 'playwright'
import { openHome } from '../../scripts/open-home.ts'
import { CPU_SLOWDOWN, openBrowser, openPage } from '../browser.ts'
import { frameFigures, startRecording, stopRecording } from '../frames.ts'
import { passThrough, toTheTop } from '../pass.ts'
import { type View, VIEW_NAMES, VIEWS } from '../pages.ts'
import { type CpuTime, cpuOf } from '../processes.ts'
import { FLOORS } from '../site/floors.ts'
import type { Site } from '../site/serve.ts'

const REST_MS = 10_000
/** Home's intro and what a page does once (its offline shelf, later fonts) are over, and V8 has tidied up after a jump, ms. */
const SETTLED_MS = 15_000

export interface CpuRow {
  what: string
  view: View
  /** How long it was measured, s. */
  seconds: number
  cpu: CpuTime
}

export interface FramesRow {
  what: string
  view: View
  figures: ReturnType<typeof frameFigures>
}

/** Scrolls a page twice: for its CPU time at full speed, for its frames at a quarter of it. */
async function scrollPage(browser: Browser, page: Page, view: View) {
  const cdp = await page.context().newCDPSession(page)
  await toTheTop(page)
  const start = performance.now()
  const cpu = await cpuOf(browser, () => passThrough(page, cdp, view))
  const seconds = (performance.now() - start) / 1000
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN })
  await toTheTop(page)
  await startRecording(page)
  await passThrough(page, cdp, view)
  const figures = frameFigures(await stopRecording(page))
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  return { cpu, seconds, figures }
}

/** Home in a window put away. Made past Playwright, which has every page of its own believe that it is seen. */
async function hiddenHome(site: Site, view: View): Promise<CpuTime> {
  const browser = await openBrowser(site.browserArgs)
  const session = await browser.newBrowserCDPSession()
  try {
    const home = await session.send('Target.createTarget', { url: site.url, ...VIEWS[view].viewport })
    await new Promise((later) => setTimeout(later, SETTLED_MS))
    const { windowId } = await session.send('Browser.getWindowForTarget', home)
    await session.send('Browser.setWindowBounds', { windowId, bounds: { windowState: 'minimized' } })
    await new Promise((later) => setTimeout(later, SETTLED_MS / 3))
    return await cpuOf(browser, () => new Promise((later) => setTimeout(later, REST_MS)))
  } finally {
    await browser.close()
  }
}

/** One view: home and its floor, each in a browser of its own, so that no other page is counted. */
async function measureView(site: Site, view: View) {
  const cpu: CpuRow[] = []
  const frames: FramesRow[] = []
  const seconds = REST_MS / 1000
  const browser = await openBrowser(site.browserArgs)
  const page = await openPage(browser, view)
  await openHome(page, site.url)
  await page.waitForFunction(
    () => document.querySelector('#visual video')?.getAttribute('data-moving') === 'true',
  )
  await page.waitForTimeout(SETTLED_MS)
  const rest = () => cpuOf(browser, () => page.waitForTimeout(REST_MS))
  cpu.push({ what: 'home at rest, hero in view', view, seconds, cpu: await rest() })
  await page.evaluate(() => document.querySelector('#gallery')?.scrollIntoView({ behavior: 'instant' }))
  await page.waitForTimeout(SETTLED_MS)
  cpu.push({ what: 'home at rest, hero out of view', view, seconds, cpu: await rest() })
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  const home = await scrollPage(browser, page, view)
  await browser.close()

  const floorBrowser = await openBrowser(site.browserArgs)
  const floorPage = await openPage(floorBrowser, view)
  await floorPage.goto(`${site.url}${FLOORS.sticky}?height=${height}`)
  const restOfFloor = await cpuOf(floorBrowser, () => floorPage.waitForTimeout(REST_MS))
  const floor = await scrollPage(floorBrowser, floorPage, view)
  await floorBrowser.close()

  cpu.unshift({ what: 'floor at rest', view, seconds, cpu: restOfFloor })
  cpu.push({ what: 'home at rest, tab hidden', view, seconds, cpu: await hiddenHome(site, view) })
  for (const [what, { figures, ...scroll }] of [
    ['floor scrolled', floor],
    ['home scrolled', home],
  ] as const) {
    cpu.push({ what, view, ...scroll })
    frames.push({ what, view, figures })
  }
  return { cpu, frames }
}

/** CPU time and frames of home on phone and desktop. */
export async function measureCpu(site: Site): Promise<{ cpu: CpuRow[]; frames: FramesRow[] }> {
  const views = []
  for (const view of VIEW_NAMES) {
    views.push(await measureView(site, view))
    console.info(`${view} measured`)
  }
  return { cpu: views.flatMap(({ cpu }) => cpu), frames: views.flatMap(({ frames }) => frames) }
}
