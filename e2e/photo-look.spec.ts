import { type Page } from 'playwright/test'
import { expect, overlayGone, test, visit } from './support/test'

test.use({ samplesOnly: true })

/** Viewports narrower than most photos, and that of the design boards. */
const VIEWS = [
  [768, 1024],
  [1024, 768],
  [1180, 820],
  [1366, 1024],
  [1024, 1366],
  [1440, 900],
] as const

/** Width by height of landscape and portrait photos. */
const RATIOS = [16 / 9, 3 / 2, 1, 4 / 5, 2 / 3]

/** Returns the texts that would cover a photo of this shape. */
const writtenOn = (page: Page, ratio: number) =>
  page.locator('article').evaluate((article, shape) => {
    const picture = article.querySelector<HTMLElement>('button:has(img)')
    if (!picture) return ['no photo']
    picture.style.cssText = `--natural: 9999px; --ratio: ${shape}; aspect-ratio: ${shape}; overflow: hidden`
    const photo = picture.getBoundingClientRect()
    return [...article.querySelectorAll('header *, nav a')].flatMap((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const meets = left < photo.right && right > photo.left && top < photo.bottom && bottom > photo.top
      return element.childElementCount === 0 && meets ? [element.textContent] : []
    })
  }, ratio)

test('no text covers a photo of any shape on any screen', async ({ page }) => {
  await visit(page, '/gallery/a7c2/View/5')
  for (const [width, height] of VIEWS) {
    await page.setViewportSize({ width, height })
    for (const ratio of RATIOS)
      expect(await writtenOn(page, ratio), `${width} × ${height}, ${ratio}`).toEqual([])
  }
})

const FRAME_MS = 16

test('the growing photo shows without the loading wheel on a phone @both', async ({ page, isMobile }) => {
  // The photo grows only if its page's module comes within 300 ms and its row within 1 s: both are loaded before, and the
  // page's clock goes on slowly.
  await page.clock.install()
  await visit(page, '/gallery/a7c2/View/5')
  await page.getByRole('link', { name: '목록으로' }).click()
  await overlayGone(page)
  const growing = await page.evaluateHandle(() => {
    const states: Record<string, boolean | undefined>[] = []
    const sees = (selector: string) => document.querySelector(selector)?.checkVisibility()
    new MutationObserver(() => {
      if (!document.querySelector('article [data-lifted]')) return
      states.push({
        words: sees('.loading-words'),
        wheel: sees('.loading-wheel'),
        light: sees('article [data-lifted] > [aria-hidden]'),
      })
    }).observe(document, { attributes: true, childList: true, subtree: true })
    return states
  })
  const link = page.locator('[data-post-card][data-id="a7c2-5"]').getByRole('link')
  await link.scrollIntoViewIfNeeded()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 500))
  await link.click()
  await expect(async () => {
    await page.clock.runFor(FRAME_MS)
    expect(await growing.jsonValue()).toContainEqual({ words: true, wheel: !isMobile, light: false })
  }).toPass()
  await page.clock.resume()
  await overlayGone(page)
  await expect(page.locator('article > div > div > [aria-hidden]').first()).toBeVisible()
})
