import { expect, test, visit } from './support/test'

/** Phones that stand and that lie, tablets, and the boards' desktop. */
const SUN_VIEWS = [
  [320, 568],
  [360, 640],
  [430, 932],
  [767, 900],
  [780, 360],
  [844, 390],
  [932, 430],
  [1024, 768],
  [1440, 900],
] as const

/** The words that touch the fantasy's sun, with room to breathe around it. */
function wordsOnSun() {
  const room = 8
  const page = document.querySelector('article')
  const sun = page?.querySelector('[data-variant=fantasy] > [aria-hidden]')?.getBoundingClientRect()
  if (!page || !sun) return ['no sun']
  const radius = sun.width / 2 + room
  const words = document.createTreeWalker(page, NodeFilter.SHOW_TEXT)
  const touching = []
  while (words.nextNode()) {
    const range = document.createRange()
    range.selectNodeContents(words.currentNode)
    for (const { left, right, top, bottom } of range.getClientRects()) {
      const x = sun.x + sun.width / 2
      const y = sun.y + sun.height / 2
      const apart = Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom))
      if (apart < radius) touching.push(words.currentNode.textContent)
    }
  }
  return touching
}

/** Texts that are set in more lines than one. */
const inSeveralLines = (elements: readonly Element[]) =>
  elements
    .filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length > 1
    })
    .map(({ textContent }) => textContent)

test.describe('visitor looks at more stories', () => {
  test('sees no word of the fantasy on its sun, however wide the view @desktop', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/novel/More?tab=fantasy')
    await expect(page.getByRole('heading', { level: 2, name: '먹룡의 사서' })).toBeVisible()
    for (const [width, height] of SUN_VIEWS) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => page.evaluate(wordsOnSun), `${width} × ${height}`).toEqual([])
    }
  })

  test('sees every contest and every title in one line on a tablet @desktop', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await visit(page, '/novel/More?tab=contest')
    const words = page.getByRole('list', { name: '공모전 기록' }).locator('b, span')
    await expect(words).not.toHaveCount(0)
    await page.evaluate(async () => void (await document.fonts.ready))
    await expect.poll(() => words.evaluateAll(inSeveralLines)).toEqual([])
  })
})
