import type { Page } from 'playwright/test'
import { expect } from './test'

/** A tenth of the Core Web Vitals limit for “good”. */
const MOST = 0.01
/** Additional limit while the document is still loading behind the overlay. */
const MOST_ARRIVING = 0.05

interface Shift {
  value: number
  /** The complete document had not been painted yet. */
  isArriving: boolean
  moved: string[]
}

const ARRIVED = 'arrived'

/** Returns all layout shifts since navigation and during `ms` more, with their sources, largest first. */
function shifts(page: Page, ms: number) {
  return page.evaluate(
    ([mark, wait]) =>
      new Promise<Shift[]>((resolve) => {
        const seen: Shift[] = []
        const arrived = performance.getEntriesByName(mark)[0]?.startTime ?? 0
        const name = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : String(node?.nodeName)
        const note = (entries: PerformanceEntryList) => {
          for (const entry of entries) {
            if (!('value' in entry) || !('sources' in entry)) continue
            const sources: unknown = entry.sources
            const moved = Array.isArray(sources)
              ? sources.map((source: { node: Node | null }) => name(source.node))
              : []
            seen.push({ value: Number(entry.value), isArriving: entry.startTime < arrived, moved })
          }
        }
        const observer = new PerformanceObserver((list) => note(list.getEntries()))
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => {
          note(observer.takeRecords())
          resolve(seen.toSorted((a, b) => b.value - a.value))
        }, wait)
      }),
    [ARRIVED, ms] as const,
  )
}

/** Expects no visible layout shift since navigation and during `ms` more. */
export async function expectNoLayoutShift(page: Page, ms = 0) {
  const seen = await shifts(page, ms)
  const sum = (isArriving: boolean) =>
    seen.reduce((total, shift) => (shift.isArriving === isArriving ? total + shift.value : total), 0)
  const report = `${page.url()}: ${JSON.stringify(seen.slice(0, 3))}`
  expect(sum(false), report).toBeLessThan(MOST)
  expect(sum(true), `arriving, ${report}`).toBeLessThan(MOST_ARRIVING)
}

/**
 * Prepares a page for `expectStill`; call it before navigation. Font files are blocked, because their arrival depends on
 * the network; `bench` measures their shift. Records when the complete document has been painted: a busy machine paints
 * its last part one frame later.
 */
export async function watchShifts(page: Page) {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript((arrived) => {
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(arrived))),
    )
  }, ARRIVED)
}

/** The console's message about a blocked font in Chromium and WebKit. */
export const FONT_BLOCKED = /Failed to load resource: (?:net::ERR_FAILED|Blocked by Web Inspector)/
