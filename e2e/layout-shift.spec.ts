import { expectStill, FONT_KEPT_AWAY, watchShifts } from './support/layoutShifts'
import { expect, overlayGone, test } from './support/test'

/** How long home is watched after its intro, in ms. */
const AFTER_MS = 1000

// Every page without an intro is watched where its whole is looked at: in `sweep.spec.ts`.
test.use({ introSeen: false, samplesOnly: true, expectedFaults: [FONT_KEPT_AWAY] })

test("home's intro moves nothing that a visitor looks at", async ({ page }) => {
  await watchShifts(page)
  await page.goto('/')
  const root = page.locator('html')
  await expect(root).toHaveAttribute('data-intro', 'playing')
  await overlayGone(page)
  await expect(root).not.toHaveAttribute('data-intro')
  await expectStill(page, AFTER_MS)
})
