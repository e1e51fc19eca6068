import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { atRest } from './rest'
import { overlayGone } from './test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** What fades in begins in the frame after it is there. */
const FADED_FRAMES = 3

/**
 * No accessibility fault that a machine can find, on the uncovered page once what fades in has faded in. The rules are
 * evaluated, not added as a script: the page's policy allows none. `targets` asks for 24 px of every target, too: of a
 * page at its top, for a field that has half gone beneath a bar counts as a small one. `colours` asks for their contrast.
 */
export async function expectAccessible(page: Page, { targets = false, colours = true } = {}) {
  await overlayGone(page)
  // A list that is being read anew is dimmed.
  await expect(page.locator('table[aria-busy="true"]')).toHaveCount(0)
  await atRest(page, FADED_FRAMES)
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>(
    `axe.run(document, { rules: { 'target-size': { enabled: ${targets} }, 'color-contrast': { enabled: ${colours} } } })`,
  )
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
