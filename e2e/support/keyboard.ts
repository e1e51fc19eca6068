import type { Locator, Page } from 'playwright/test'

const MOST_STOPS = 80

/** Walks with Tab until `target` has the focus. */
export async function tabTo(page: Page, target: Locator) {
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one key after another
    await page.keyboard.press('Tab')
    // oxlint-disable-next-line no-await-in-loop -- one key after another
    if (await target.evaluate((element) => element === document.activeElement)) return
  }
  throw new Error(`Tab did not reach ${String(target)}.`)
}
