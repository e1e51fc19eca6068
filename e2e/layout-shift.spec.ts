import { expectNoLayoutShift, FONT_BLOCKED, watchShifts } from './support/layoutShifts'
import { expect, overlayGone, test } from './support/test'

/** Duration of the observation after the intro, in ms. */
const AFTER_MS = 1000

// `sweep.spec.ts` checks the pages without an intro.
test.use({ introSeen: false, samplesOnly: true, expectedFaults: [FONT_BLOCKED] })

test("home's intro causes no layout shift", async ({ page }) => {
  await watchShifts(page)
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-intro', 'playing')
  await overlayGone(page)
  await expect(root).not.toHaveAttribute('data-intro')
  await expectNoLayoutShift(page, AFTER_MS)
})
