// `npm run bench -- bytes`: the bytes of each page until it is at rest, without throttling and without any interaction.
import { openBrowser, openPage, VIEW_NAMES } from './browser.ts'
import { PAGES } from './pages.ts'
import { BYTE_COLUMNS, byteCells, countBytes } from './requests.ts'
import type { Options } from './run.ts'
import type { Table } from './table.ts'

/** Time after which an idle page has started its deferred requests, ms. */
const REST_MS = 3000

export async function bytes({ site, pages = PAGES }: Options): Promise<Table[]> {
  const browser = await openBrowser(site.browserArgs)
  const rows = []
  try {
    for (const view of VIEW_NAMES)
      for (const path of pages) {
        const page = await openPage(browser, view)
        const received = await countBytes(await page.context().newCDPSession(page))
        await page.goto(site.url + path, { waitUntil: 'networkidle' })
        await page.getByTestId('loading-overlay').waitFor({ state: 'detached' })
        await page.waitForTimeout(REST_MS)
        const counted = received()
        rows.push([path, view, ...byteCells((kind) => counted[kind])])
        await page.context().close()
      }
  } finally {
    await browser.close()
  }
  return [{ title: 'Bytes of a page at rest, kB', head: ['page', 'view', ...BYTE_COLUMNS], rows }]
}
