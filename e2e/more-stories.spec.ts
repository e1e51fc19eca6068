import { expect, test, visit } from './support/test'

/** Portrait and landscape phones, tablets and the design boards' desktop. */
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

/** Returns the words that touch the sun of the fantasy tab, margin included. */
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

/** Returns the texts that wrap. */
const inSeveralLines = (elements: readonly Element[]) =>
  elements
    .filter((element) => {
      const range = document.createRange()
      range.selectNodeContents(element)
      return range.getClientRects().length > 1
    })
    .map(({ textContent }) => textContent)

test.describe('the page of further stories', () => {
  test('has no word on the sun at any width', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await visit(page, '/novel/More?tab=fantasy')
    await expect(page.getByRole('heading', { level: 2, name: '먹룡의 사서' })).toBeVisible()
    for (const [width, height] of SUN_VIEWS) {
      await page.setViewportSize({ width, height })
      await expect.poll(() => page.evaluate(wordsOnSun), `${width} × ${height}`).toEqual([])
    }
  })

  test('shows each contest and title on one line on a tablet', async ({ page }) => {
    await page.setViewportSize({ width: 768, height: 1024 })
    await visit(page, '/novel/More?tab=contest')
    const words = page.getByRole('list', { name: '공모전 기록' }).locator('b, span')
    await expect(words).not.toHaveCount(0)
    await page.evaluate(async () => void (await document.fonts.ready))
    await expect.poll(() => words.evaluateAll(inSeveralLines)).toEqual([])
  })
})
