import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { AxeResults } from 'axe-core'
import { expect, type Page } from 'playwright/test'
import { overlayGone } from './test'

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * No accessibility fault that a machine can find, on the uncovered page once what fades in has faded in. The rules are
 * evaluated, not added as a script: the page's policy allows none.
 */
export async function expectAccessible(page: Page) {
  await overlayGone(page)
  await expect.poll(() => page.evaluate(movingNow)).toBe(0)
  await page.evaluate(axe)
  const { violations } = await page.evaluate<AxeResults>('axe.run(document)')
  expect(violations.map(({ id, nodes }) => ({ id, where: nodes.map(({ html }) => html) }))).toEqual([])
}

/** How many animations and transitions are on their way to an end. */
function movingNow(): number {
  return document
    .getAnimations()
    .filter(
      ({ effect, playState, timeline }) =>
        playState === 'running' &&
        timeline === document.timeline &&
        effect?.getComputedTiming().endTime !== Infinity,
    ).length
}
