import { expect, type Locator, type Page } from 'playwright/test'

const INTRO_MARKER = 'introAnimationShown'

/** A visitor who saw the intro a moment ago. */
export async function hasSeenIntro(page: Page) {
  await page.addInitScript((marker) => {
    localStorage.setItem(marker, String(Date.now() - 1000))
  }, INTRO_MARKER)
}

/** Opens home for a visitor who knows the intro, and waits until the loading overlay has left. */
export async function openHome(page: Page) {
  await hasSeenIntro(page)
  await page.goto('/')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByTestId('loading-overlay')).toHaveCount(0)
}

/** Opens home and waits until its first two worlds move with the scroll. */
export async function openMovingHome(page: Page) {
  await openHome(page)
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

/** Collects what goes wrong in the page; a journey ends by expecting nothing. */
export function watchFaults(page: Page): string[] {
  const faults: string[] = []
  page.on('pageerror', (error) => faults.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(message.text())
  })
  return faults
}
