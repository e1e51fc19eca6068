import type { Page } from 'playwright/test'
import { sectionsAnimated } from './homePage'
import { expect, scrollTo, test, visit } from './support/test'

const choiceOf = (page: Page) => page.locator('html').getAttribute('data-motion-choice')
const footerGroup = (page: Page) => page.getByRole('contentinfo').getByRole('group', { name: '움직임' })

/** Returns the running transitions, animations and videos. */
const moving = (page: Page) =>
  page.evaluate(
    () =>
      document.getAnimations().length +
      Array.from(document.querySelectorAll('video')).filter((video) => !video.paused).length,
  )

declare global {
  interface Window {
    /** The attribute of `html` when the body started. */
    choiceAtBody?: string | undefined
  }
}

test.describe('the motion setting', () => {
  test('in the footer applies immediately and before the next page is painted', async ({ page }) => {
    await page.addInitScript(() => {
      new MutationObserver((_, observer) => {
        if (!document.body) return
        observer.disconnect()
        window.choiceAtBody = document.documentElement.dataset['motionChoice']
      }).observe(document, { childList: true, subtree: true })
    })
    await visit(page, '/')
    await expect(page.locator('#visual video')).toHaveCount(1)
    await sectionsAnimated(page)
    await scrollTo(page, 1_000_000)
    const still = footerGroup(page).getByRole('radio', { name: '멈춤' })
    await still.scrollIntoViewIfNeeded()
    const before = await still.boundingBox()
    await still.check()
    await expect(page.locator('html')).toHaveAttribute('data-motion-choice', 'still')
    await expect(page.locator('[data-motion="running"], video')).toHaveCount(0)
    await expect(page.getByText('아무것도 움직이지 않습니다.')).toBeVisible()
    // The control keeps its position although the page above changes.
    const after = await still.boundingBox()
    expect(Math.abs((after?.y ?? 0) - (before?.y ?? 0))).toBeLessThanOrEqual(2)
    await scrollTo(page, 0)
    expect(await moving(page)).toBe(0)

    await page.goto('/gallery/A7c2')
    expect(await page.evaluate(() => window.choiceAtBody)).toBe('still')
    const full = footerGroup(page).getByRole('radio', { name: '온전히' })
    await full.check()
    expect(await choiceOf(page)).toBe('full')
    await expect(page.getByText('모든 것이 움직입니다.')).toBeVisible()
  })

  test('in the menu overrides the system’s reduced motion @both', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/about/Profile')
    expect(await choiceOf(page)).toBe('calm')
    await page.getByRole('button', { name: '차례 열기' }).press('Enter')
    const dialog = page.getByRole('dialog', { name: '차례' })
    await dialog.getByRole('radio', { name: '차분히' }).focus()
    await page.keyboard.press('ArrowRight')
    await expect(dialog.getByRole('radio', { name: '멈춤' })).toBeChecked()
    expect(await choiceOf(page)).toBe('still')
    // Closing does not wait for an animation.
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await footerGroup(page).getByRole('radio', { name: '온전히' }).check()
    await page.reload()
    expect(await choiceOf(page)).toBe('full')
    await expect(footerGroup(page).getByRole('radio', { name: '온전히' })).toBeChecked()
  })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  // Firefox's driver disables scripts, but does not render `noscript`.
  test('the system’s setting applies and the control is hidden @chromium', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.goto('/about/Profile')
    await expect(page.getByRole('contentinfo')).toBeVisible()
    await expect(page.locator('[data-needs-script]')).toBeHidden()
    const transition = (query: string) =>
      page
        .locator(query)
        .first()
        .evaluate((element) => getComputedStyle(element).transitionDuration)
    expect(await transition('footer a[href^="mailto"]')).toBe('0s')
    await page.emulateMedia({ reducedMotion: 'no-preference' })
    expect(await transition('footer a[href^="mailto"]')).not.toBe('0s')
  })
})
