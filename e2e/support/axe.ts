import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { overlayGone } from './test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No accessibility fault that a machine can find, on the uncovered page as it stands. The rules are evaluated, not added as a
 * script: the page's policy allows none.
 */
export async function expectAccessible(page: Page) {
  await overlayGone(page)
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)')
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}
