// A browser for the bench: the journeys' own, trusting the bench's site.
import { chromium, type Browser, type BrowserContextOptions, type Page } from 'playwright'
import { CHROMIUM_ARGS, ensureChromium } from '../scripts/ensure-browser.ts'
import { type View, VIEWS } from './pages.ts'

/** So many times slower than this machine is what is measured as on a phone. */
export const CPU_SLOWDOWN = 4

/** Starts a browser with further arguments. The caller closes it. */
export async function openBrowser(args: readonly string[] = []): Promise<Browser> {
  const executablePath = ensureChromium()
  return chromium.launch({ ...(executablePath && { executablePath }), args: [...CHROMIUM_ARGS, ...args] })
}

/** A page in a context of its own, with nothing kept from another. */
export async function openPage(
  browser: Browser,
  view: View,
  more: BrowserContextOptions = {},
): Promise<Page> {
  const page = await browser.newPage({ ...VIEWS[view], locale: 'ko-KR', timezoneId: 'Asia/Seoul', ...more })
  // tsx names functions by a helper that the page does not have.
  await page.addInitScript('globalThis.__name = (named) => named')
  return page
}
