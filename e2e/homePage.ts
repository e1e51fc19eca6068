import type { Locator, Page } from 'playwright/test'
import { expect, visit } from './support/test'

/** Opens home and waits until its first two worlds move with the scroll. */
export async function openMovingHome(page: Page) {
  await visit(page, '/')
  await expect(page.locator('#visual')).toHaveAttribute('data-motion', 'running')
  await expect(page.locator('#design')).toHaveAttribute('data-motion', 'running')
}

/** Jumps to a share (0–1) of the way through a section. */
export async function jumpTo(page: Page, section: string, share: number) {
  await page.locator(`#${section}`).evaluate((element, at) => {
    const { top, height } = element.getBoundingClientRect()
    window.scrollTo({ top: top + window.scrollY + at * (height - window.innerHeight), behavior: 'instant' })
  }, share)
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
