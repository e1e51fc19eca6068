import type { Page } from 'playwright'
import { INTRO_STORAGE_KEY } from '../../src/config/constants.ts'

/**
 * Opens home at an address as a visitor who has seen its intro, and waits until it moves and nothing covers it. Locators
 * throughout: an element's handle would keep the element and its whole page alive.
 */
export async function openHome(page: Page, url: string) {
  await page.addInitScript(
    (key) => window.localStorage.setItem(key, String(Date.now() - 1000)),
    INTRO_STORAGE_KEY,
  )
  await page.goto(url)
  for (const id of ['visual', 'design', 'webtoon'])
    await page.locator(`#${id}[data-motion="running"]`).waitFor()
  await page.locator('[data-testid="loading-overlay"]').waitFor({ state: 'detached' })
}
