import type { Locator, Page } from 'playwright/test'

const MOST_STOPS = 250

/** Presses Tab (or Shift+Tab) until `target` has the focus. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  // Found once: a search by role at each stop takes most of the time.
  const element = await target.elementHandle()
  for (let stop = 0; stop < MOST_STOPS; stop += 1) {
    await page.keyboard.press(key)
    if (await element?.evaluate((wanted) => wanted === document.activeElement)) return
  }
  throw new Error(`Tab did not reach ${String(target)}.`)
}
