import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { expectNoFocusZoom } from './fieldSizes'
import { waitUntilStable } from './stablePage'
import { overlayGone } from './test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** Fade-ins start one frame after mounting. */
const FADED_FRAMES = 3

/**
 * Expects no axe violation, and on phones no field that iOS zooms into, once the overlay is gone and fade-ins have ended.
 * axe is evaluated instead of added as a script, because the page's policy allows no foreign script. `targets` also
 * requires targets of 24 px; use it at the top of the page, because axe counts a partly covered field as small. `colours`
 * checks contrast.
 */
export async function expectAccessible(page: Page, { targets = false, colours = true } = {}) {
  await overlayGone(page)
  // A list is dimmed while it is refetched.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  await waitUntilStable(page, FADED_FRAMES)
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { rules: { 'target-size': { enabled: ${targets} }, 'color-contrast': { enabled: ${colours} } } })`,
  )
  await expectNoFocusZoom(page)
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
