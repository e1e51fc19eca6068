import type { Page } from 'playwright/test'
import { serveInPieces } from './support/pieces'
import { expect, overlayGone, test } from './support/test'

/** A tenth of what Core Web Vitals call good. */
const MOST = 0.01
/** What may move besides while the document itself is still arriving, behind the loading sheet: half of the same. */
const MOST_ARRIVING = 0.05
/** How long after the page is uncovered, or the intro over, it is watched, in ms. */
const AFTER_MS = 1000

const PAGES = [
  '/about/Profile',
  '/about/Favorites',
  '/about/View/1',
  '/design/Portfolio',
  '/design/View/1',
  '/webtoon/Tls',
  '/webtoon/They',
  '/webtoon/Some',
  '/novel/Tls',
  '/novel/They',
  '/novel/More',
  '/gallery/A7c2',
  '/gallery/a7c2/View/1',
  '/gallery/X100vi',
  '/gallery/x100vi/view/1',
  '/gallery/Light',
  '/fanart/Fanart',
  '/fanart/View/1',
  '/404',
]

interface Shift {
  value: number
  /** The document was not whole yet. */
  isArriving: boolean
  moved: string[]
}

/** Every shift since the document began until it has been watched for `ms` more, with what moved, the largest first. */
function shifts(page: Page, ms: number) {
  return page.evaluate(
    (wait) =>
      new Promise<Shift[]>((resolve) => {
        const seen: Shift[] = []
        const [document] = performance.getEntriesByType('navigation')
        const arrived = document instanceof PerformanceNavigationTiming ? document.domInteractive : 0
        const name = (node: Node | null) =>
          node instanceof Element ? `${node.localName}.${node.getAttribute('class')}` : String(node?.nodeName)
        const observer = new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) {
            if (!('value' in entry) || !('sources' in entry)) continue
            const sources: unknown = entry.sources
            const moved = Array.isArray(sources)
              ? sources.map((source: { node: Node | null }) => name(source.node))
              : []
            seen.push({ value: Number(entry.value), isArriving: entry.startTime < arrived, moved })
          }
        })
        observer.observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => resolve(seen.toSorted((a, b) => b.value - a.value)), wait)
      }),
    ms,
  )
}

async function expectStill(page: Page, path: string) {
  const seen = await shifts(page, AFTER_MS)
  const sum = (isArriving: boolean) =>
    seen.reduce((total, shift) => (shift.isArriving === isArriving ? total + shift.value : total), 0)
  const report = `${path}: ${JSON.stringify(seen.slice(0, 3))}`
  expect(sum(false), report).toBeLessThan(MOST)
  expect(sum(true), `arriving, ${report}`).toBeLessThan(MOST_ARRIVING)
}

// When a font file comes is the network's matter, and how little its coming moves the bench's: here none comes.
// Rows that another journey publishes meanwhile would come to pages that were built without them.
test.use({ samplesOnly: true, expectedFaults: [/Failed to load resource: net::ERR_FAILED/] })
test.beforeEach(({ page }) => page.route('**/*.woff2', (route) => route.abort()))

for (const introSeen of [true, false])
  test.describe(introSeen ? 'home without its intro' : 'home with its intro', () => {
    test.use({ introSeen })

    test('moves nothing that a visitor looks at', async ({ page }) => {
      await page.goto('/')
      const root = page.locator('html')
      if (!introSeen) await expect(root).toHaveAttribute('data-intro', 'playing')
      await overlayGone(page)
      await expect(root).not.toHaveAttribute('data-intro')
      await expectStill(page, '/')
    })
  })

test.describe('on a line that brings a page piece by piece', () => {
  test.use({
    baseURL: async ({ baseURL }, provide) => {
      const pieces = await serveInPieces(String(baseURL))
      await provide(pieces.url)
      await pieces.close()
    },
  })

  test('no kind of page moves what a visitor looks at', async ({ page }) => {
    test.slow()
    for (const path of PAGES) {
      await page.goto(path)
      await overlayGone(page)
      await expectStill(page, path)
    }
  })
})
