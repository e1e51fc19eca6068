import type { Locator, Page } from 'playwright/test'
import { atRest } from './support/rest'
import { expect, scrollTo, visit } from './support/test'

const WORLDS = ['visual', 'design', 'webtoon', 'gallery'] as const
/** Motion starts once the page has loaded and is idle: on a busy machine, late. */
const MOTION_TIMEOUT_MS = 40_000

/**
 * All worlds move with the scroll, and the page has its last length: a world that begins to move later, or is measured
 * later, would carry the others' moments away from a place already reached.
 */
export async function worldsMove(page: Page) {
  for (const id of WORLDS)
    await expect(page.locator(`#${id}`)).toHaveAttribute('data-motion', 'running', {
      timeout: MOTION_TIMEOUT_MS,
    })
  await atRest(page)
}

/** Opens home and waits until its worlds move with the scroll. */
export async function openMovingHome(page: Page) {
  await visit(page, '/')
  await worldsMove(page)
}

/** Jumps to a share (0–1) of the way through a section, which follows in the next frame. */
export async function jumpTo(page: Page, section: string, share: number) {
  const place = await page.locator(`#${section}`).evaluate((element, at) => {
    const { top, height } = element.getBoundingClientRect()
    return top + window.scrollY + at * (height - window.innerHeight)
  }, share)
  await scrollTo(page, place)
}

/** What a person sees of an element: its opacity with that of everything around it, 0 when it is out of view. */
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
