import type { Page } from 'playwright/test'
import { expect } from './test'

/** A tenth of what Core Web Vitals call good. */
const MOST = 0.01
/** What may move besides while the document itself is still arriving, behind the loading sheet: half of the same. */
const MOST_ARRIVING = 0.05

interface Shift {
  value: number
  /** The document was not whole yet, or was whole, but not drawn so. */
  isArriving: boolean
  moved: string[]
}

const ARRIVED = 'arrived'

/** Every shift since the document began until it has been watched for `ms` more, with what moved, the largest first. */
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

/** Nothing that a visitor looks at has moved since the document began, nor does for `ms` more. */
export async function expectStill(page: Page, ms = 0) {
  const seen = await shifts(page, ms)
  const sum = (isArriving: boolean) =>
    seen.reduce((total, shift) => (shift.isArriving === isArriving ? total + shift.value : total), 0)
  const report = `${page.url()}: ${JSON.stringify(seen.slice(0, 3))}`
  expect(sum(false), report).toBeLessThan(MOST)
  expect(sum(true), `arriving, ${report}`).toBeLessThan(MOST_ARRIVING)
}

/**
 * Makes a page ready for `expectStill`, before it is opened. No font file comes: when is the network's matter, and how
 * little it moves the bench's. Noted is when a document that is whole has been drawn so: a busy machine draws the last
 * of its pieces in a frame after that.
 */
export async function watchShifts(page: Page) {
  await page.route('**/*.woff2', (route) => route.abort())
  await page.addInitScript((arrived) => {
    document.addEventListener('DOMContentLoaded', () =>
      requestAnimationFrame(() => requestAnimationFrame(() => performance.mark(arrived))),
    )
  }, ARRIVED)
}

/** What the console says of a font that was kept away. */
export const FONT_KEPT_AWAY = /Failed to load resource: net::ERR_FAILED/
