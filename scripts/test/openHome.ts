import type { Page } from 'playwright'
import { INTRO_STORAGE_KEY } from '../../src/config/constants.ts'

/**
 * Opens home for a visitor who has seen its intro, and waits until its sections run and the loading overlay is gone. Uses
 * locators, because element handles would keep the page's memory alive.
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
