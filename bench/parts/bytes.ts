// What a page sends for, by kind: as many bytes as came over the wire, headers among them.
import type { CDPSession, Page } from 'playwright'
import { openBrowser, openPage } from '../browser.ts'
import { FLOOR_PAGES, type View, VIEW_NAMES } from '../pages.ts'
import type { Site } from '../site/serve.ts'

export const KINDS = ['document', 'script', 'style', 'font', 'image', 'video', 'data', 'other'] as const
type Kind = (typeof KINDS)[number]
export type Bytes = Record<Kind, number>

export interface BytesRow {
  page: string
  view: View
  /** Until the page has loaded and asks for nothing more, bytes. */
  loaded: Bytes
  /** And after it was scrolled through. */
  scrolled: Bytes
}

/** Chromium's words for what was asked for. */
const KIND_OF: Record<string, Kind> = {
  Document: 'document',
  Script: 'script',
  Stylesheet: 'style',
  Font: 'font',
  Image: 'image',
  Media: 'video',
  Fetch: 'data',
  XHR: 'data',
}

/** Nothing has come for this long: the page asks for nothing more until it is touched, ms. */
const QUIET_MS = 1500
const LONGEST_MS = 30_000
/** A step of the scroll, in heights of the view, and how long it stands, ms. */
const STEP = 0.5
const STEP_MS = 150

/** Counts what arrives from now on. */
async function countBytes(cdp: CDPSession) {
  const kinds = new Map<string, Kind>()
  const counted = new Map<string, number>()
  const bytes: Bytes = { document: 0, script: 0, style: 0, font: 0, image: 0, video: 0, data: 0, other: 0 }
  let last = performance.now()
  cdp.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return
    kinds.set(requestId, KIND_OF[type] ?? 'other')
  })
  const count = (requestId: string, total: number) => {
    const kind = kinds.get(requestId)
    if (kind === undefined) return
    bytes[kind] += Math.max(0, total - (counted.get(requestId) ?? 0))
    counted.set(requestId, Math.max(total, counted.get(requestId) ?? 0))
    last = performance.now()
  }
  // Told as they arrive, for a video's answer may never end; what was sent in all is only told at an answer's end.
  cdp.on('Network.dataReceived', ({ requestId, encodedDataLength }) =>
    count(requestId, (counted.get(requestId) ?? 0) + encodedDataLength),
  )
  cdp.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => count(requestId, encodedDataLength))
  await cdp.send('Network.enable')
  return {
    now: (): Bytes => ({ ...bytes }),
    /** Waits until nothing has come for a while. */
    quiet: async (page: Page) => {
      const deadline = performance.now() + LONGEST_MS
      last = performance.now()
      while (performance.now() - last < QUIET_MS && performance.now() < deadline)
        await page.waitForTimeout(100)
    },
  }
}

/** From the top to the bottom by steps, as long as there is more below. */
async function scrollThrough(page: Page) {
  const step = () =>
    page.evaluate((share) => {
      const before = window.scrollY
      window.scrollBy({ top: window.innerHeight * share, behavior: 'instant' })
      return window.scrollY > before
    }, STEP)
  while (await step()) await page.waitForTimeout(STEP_MS)
}

/** Every page on phone and desktop, each in a browser context that has kept nothing. */
export async function measureBytes(site: Site, pages: readonly string[]): Promise<BytesRow[]> {
  const browser = await openBrowser(site.browserArgs)
  const rows: BytesRow[] = []
  try {
    for (const view of VIEW_NAMES)
      for (const path of [...FLOOR_PAGES, ...pages]) {
        const page = await openPage(browser, view)
        const counter = await countBytes(await page.context().newCDPSession(page))
        await page.goto(`${site.url}${path}`, { waitUntil: 'load' })
        await counter.quiet(page)
        const loaded = counter.now()
        await scrollThrough(page)
        await counter.quiet(page)
        rows.push({ page: path, view, loaded, scrolled: counter.now() })
        await page.context().close()
        console.info(`${view} ${path}`)
      }
  } finally {
    await browser.close()
  }
  return rows
}
