// Whether home keeps what it should let go: its JavaScript heap after passes through the page and after returns to it.
import type { CDPSession, Page } from 'playwright'
import { openHome } from '../../scripts/open-home.ts'
import { openBrowser, openPage } from '../browser.ts'
import { passThrough, toTheTop } from '../pass.ts'
import type { Site } from '../site/serve.ts'

/** As often again without a table: what the heap gains in the first passes is machine code, as its snapshots tell. */
const PASSES = 3
const MOUNTS = 10
/** The engine compiles and caches for about ten returns (1 MB), then holds still: only after them is growth a leak. */
const WARM_MOUNTS = 12
const MB = 1024 * 1024

export interface HeapRow {
  what: string
  megabytes: number
}

/** Used JavaScript heap after collections (what the first sets free may hold more), in MB. */
async function heap(cdp: CDPSession): Promise<number> {
  for (let collected = 0; collected < 3; collected += 1) await cdp.send('HeapProfiler.collectGarbage')
  const { usedSize } = await cdp.send('Runtime.getHeapUsage')
  return usedSize / MB
}

/** Leaves home and comes back within the page; by locators, as `openHome`. */
async function remount(page: Page) {
  await page.evaluate(() => {
    document.querySelector<HTMLElement>('header a[href="/about/Profile"], a[href="/about/Profile"]')?.click()
  })
  await page.locator('#visual').waitFor({ state: 'detached' })
  await page.goBack()
  for (const id of ['design', 'webtoon', 'gallery'])
    await page.locator(`#${id}[data-motion="running"]`).waitFor()
  await page.locator('[data-testid="loading-overlay"]').waitFor({ state: 'detached' })
}

/** The heap of home on desktop, in the order in which it is used. */
export async function measureHeap(site: Site): Promise<HeapRow[]> {
  const browser = await openBrowser(site.browserArgs)
  const rows: HeapRow[] = []
  try {
    const page = await openPage(browser, 'desktop')
    const cdp = await page.context().newCDPSession(page)
    await openHome(page, site.url)
    const note = async (what: string) => rows.push({ what, megabytes: await heap(cdp) })
    for (let pass = 1; pass <= 2 * PASSES; pass += 1) {
      await toTheTop(page)
      await passThrough(page, cdp, 'desktop')
      if (pass === 1 || pass % PASSES === 0) await note(`passes through home: ${pass}`)
    }
    await page.evaluate(() => window.scrollTo({ top: 0, behavior: 'instant' }))
    for (let mount = 1; mount <= WARM_MOUNTS + MOUNTS; mount += 1) {
      await remount(page)
      if (mount === WARM_MOUNTS || mount === WARM_MOUNTS + MOUNTS) await note(`returns to home: ${mount}`)
    }
  } finally {
    await browser.close()
  }
  return rows
}
