// What a page keeps after a hundred changes of route.
import { pagesByPath } from '../../src/content/pages.ts'
import { openBrowser, openPage } from '../browser.ts'
import { held, type Held } from './held.ts'

const pages = [...pagesByPath.keys()]
const TIMEOUT_MS = 120_000
/** Twice through all pages: what is compiled and cached once is no leak. */
const WARM_CHANGES = 2 * pages.length

/** What is held once the pages are warm, and after so many further changes, on the same page. */
export async function routeChanges(
  site: string,
  changes: number,
): Promise<{ before: Held; after: Held; faults: string[] }> {
  const browser = await openBrowser()
  const faults: string[] = []
  try {
    const page = await openPage(browser, 'desktop')
    page.on('pageerror', ({ message }) => faults.push(message))
    const cdp = await page.context().newCDPSession(page)
    // A busy machine is slow, it is not wrong.
    page.setDefaultTimeout(TIMEOUT_MS)
    await page.goto(site)
    const go = async (path: string) => {
      await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path)
      await page.waitForURL(`${site}${path}`)
      await page.getByTestId('loading-overlay').waitFor({ state: 'detached' })
    }
    const walk = async (count: number) => {
      for (let change = 1; change <= count; change += 1) await go(pages[change % pages.length] ?? '/')
      // The page before is held until the one after the next: both measures end with the same two.
      await go('/')
      await go('/about/Profile')
      return held(cdp)
    }
    const before = await walk(WARM_CHANGES)
    return { before, after: await walk(changes), faults }
  } finally {
    await browser.close()
  }
}
