// What a page sends for, by kind, in its first view, at rest and after a way through it: as many bytes as came over the wire.
import type { Browser, Page } from 'playwright'
import { openBrowser, openPage } from '../browser.ts'
import { keepBusy, letIdle } from '../bytes/idle.ts'
import { noteRequests, type Requests, type Tally, tally } from '../bytes/requests.ts'
import { FLOOR_PAGES, type View, VIEW_NAMES } from '../pages.ts'
import type { Site } from '../site/serve.ts'

/**
 * Moments of a visit: all is there that the page asks for before it is idle, its scripts and pictures; then what it does in idle
 * time has come, too; then it was scrolled through.
 */
export const MOMENTS = ['first view', 'at rest', 'scrolled'] as const

export interface BytesRow {
  page: string
  view: View
  /** Until each moment, bytes. */
  until: Record<(typeof MOMENTS)[number], Tally>
}

/** Longer than what follows an answer within the page takes to ask for more, ms. */
const FOLLOWED_MS = 300
/** Longer than a page at rest waits before it looks at its links, and than what comes in by itself takes to, ms. */
const RESTED_MS = 2000
const LONGEST_MS = 30_000
const BETWEEN_LOOKS_MS = 50
/** A step of the scroll, in heights of the view, and how long it stands at least, ms. */
const STEP = 0.5
const STEP_MS = 150

/** Waits until everything asked for is there, the page has time again and has asked for nothing for a while, ms. */
async function settle(page: Page, requests: Requests, quietMs: number) {
  const deadline = performance.now() + LONGEST_MS
  while (performance.now() < deadline) {
    await page.evaluate(() => document.fonts.ready.then(() => new Promise(requestAnimationFrame)))
    if (requests.isAllHere() && requests.quietMs() >= quietMs) return
    await page.waitForTimeout(BETWEEN_LOOKS_MS)
  }
  console.info(`${page.url()} did not settle.`)
}

/** Runs in the page: whether all pictures in view can be painted. */
const picturesInView = () =>
  [...document.images].every((image) => {
    const { top, bottom, left, right } = image.getBoundingClientRect()
    const isInView = bottom > 0 && right > 0 && top < window.innerHeight && left < window.innerWidth
    return image.complete || !isInView || !image.checkVisibility()
  })

/** Pictures that a script has fetched and nothing on the page shows: for later, or for another page. */
const unshownPictures = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const shown = new Set([...document.images].map(({ currentSrc }) => currentSrc))
    return performance
      .getEntriesByType('resource')
      .filter((entry) => Reflect.get(entry, 'initiatorType') === 'img' && !shown.has(entry.name))
      .map(({ name }) => name)
  })

/** What was asked for until now. */
async function tallyNow(page: Page, requests: Requests): Promise<Tally> {
  const unshown = await unshownPictures(page)
  for (const asked of requests.all()) asked.isAhead = asked.kind === 'image' && unshown.includes(asked.url)
  return tally(requests.all())
}

/** The same after a scroll: walls have let go of what they have shown, so only what came ahead may still be for later. */
async function tallyScrolled(page: Page, requests: Requests): Promise<Tally> {
  const unshown = await unshownPictures(page)
  for (const asked of requests.all()) asked.isAhead &&= unshown.includes(asked.url)
  return tally(requests.all())
}

/** From the top to the bottom by steps, as long as there is more below; each stands until its pictures have come. */
async function scrollThrough(page: Page, requests: Requests) {
  const step = () =>
    page.evaluate((share) => {
      const before = window.scrollY
      window.scrollBy({ top: window.innerHeight * share, behavior: 'instant' })
      return window.scrollY > before
    }, STEP)
  while (await step()) {
    await page.waitForTimeout(STEP_MS)
    await settle(page, requests, 0)
  }
}

/** One visit, in a browser context that has kept nothing. */
async function visit(browser: Browser, url: string, view: View): Promise<BytesRow['until']> {
  const page = await openPage(browser, view)
  try {
    await keepBusy(page)
    const requests = await noteRequests(await page.context().newCDPSession(page))
    await page.goto(url, { waitUntil: 'load' })
    // It goes when React has taken the page over, and the page with its data is there.
    await page.getByTestId('loading-overlay').waitFor({ state: 'detached' })
    await page.waitForFunction(picturesInView)
    await settle(page, requests, FOLLOWED_MS)
    const first = await tallyNow(page, requests)
    await letIdle(page)
    await page.locator('html:not([data-intro])').waitFor({ state: 'attached' })
    await settle(page, requests, RESTED_MS)
    const rested = await tallyNow(page, requests)
    await scrollThrough(page, requests)
    await settle(page, requests, RESTED_MS)
    return { 'first view': first, 'at rest': rested, scrolled: await tallyScrolled(page, requests) }
  } finally {
    await page.context().close()
  }
}

/** Every page on phone and desktop. */
export async function measureBytes(site: Site, pages: readonly string[]): Promise<BytesRow[]> {
  const browser = await openBrowser(site.browserArgs)
  const rows: BytesRow[] = []
  try {
    for (const view of VIEW_NAMES)
      for (const page of [...FLOOR_PAGES, ...pages]) {
        rows.push({ page, view, until: await visit(browser, `${site.url}${page}`, view) })
        console.info(`${view} ${page}`)
      }
  } finally {
    await browser.close()
  }
  return rows
}
