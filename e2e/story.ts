import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Locator, type Page, test as plain } from 'playwright/test'

/** A journey that fails on every error in the console. */
export const test = plain.extend<{ quietConsole: void }>({
  quietConsole: [
    async ({ page }, use) => {
      const errors: string[] = []
      page.on('console', (message) => {
        if (message.type() === 'error') errors.push(message.text())
      })
      page.on('pageerror', (error) => errors.push(error.message))
      await use()
      expect(errors).toEqual([])
    },
    { auto: true },
  ],
})

/** Opens an address and waits until the loading overlay is gone. */
export async function arrive(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
}

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Nothing on the page that axe objects to. It is evaluated, not added as a script: the page's policy allows none. */
export async function expectAccessible(page: Page) {
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)')
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}

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
