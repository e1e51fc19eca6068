import type { Locator, Page } from 'playwright/test'
import { waitUntilStable } from './support/stablePage'
import { expect, scrollTo, visit } from './support/test'

const WORLDS = ['visual', 'design', 'webtoon', 'gallery'] as const
/** Motion starts once the page is idle, which is late on a busy machine. */
const MOTION_TIMEOUT_MS = 40_000

/**
 * Waits until all sections are animated and the page has its final length. A section that starts later would shift the
 * scroll positions of the others.
 */
export async function sectionsAnimated(page: Page) {
  for (const id of WORLDS)
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-motion', 'running', {
      timeout: MOTION_TIMEOUT_MS,
    })
  await waitUntilStable(page)
}

/** Opens home and waits until its sections are animated. */
export async function openMovingHome(page: Page) {
  await visit(page, '/')
  await sectionsAnimated(page)
}

/** Scrolls to a progress (0–1) of a section, which follows in the next frame. */
export async function jumpTo(page: Page, section: string, share: number) {
  const place = await page.locator(`#${section}`).evaluate((element, at) => {
    const { top, height } = element.getBoundingClientRect()
    return top + window.scrollY + at * (height - window.innerHeight)
  }, share)
  await scrollTo(page, place)
}

/** Returns an element's effective opacity, ancestors included; 0 if it is out of view. */
async function seenOpacity(target: Locator): Promise<number> {
  return target.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const outside =
      box.bottom <= 0 || box.right <= 0 || box.top >= window.innerHeight || box.left >= window.innerWidth
    let opacity = outside ? 0 : 1
    for (let node: Element | null = element; node; node = node.parentElement) {
      opacity *= Number(getComputedStyle(node).opacity)
    }
    return opacity
  })
}

export async function expectSeen(target: Locator) {
  await expect.poll(() => seenOpacity(target)).toBeGreaterThan(0.9)
}

export async function expectUnseen(target: Locator) {
  await expect.poll(() => seenOpacity(target)).toBeLessThan(0.1)
}
