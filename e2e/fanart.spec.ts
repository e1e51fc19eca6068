import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { expect, overlayGone, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })

const panels = '[data-post-card][data-id^="fanart-"]'

/** Returns true if each panel is right of or below the previous one. */
async function followsTheEye(page: Page) {
  const boxes = await page.locator(panels).evaluateAll((all) =>
    all.map((panel) => {
      const { left, right, top } = panel.getBoundingClientRect()
      return { middle: (left + right) / 2, top: Math.round(top) }
    }),
  )
  return boxes.slice(1).every(({ middle, top }, index) => {
    const before = boxes[index]
    return before !== undefined && (top > before.top || (top === before.top && middle > before.middle))
  })
}

test('shows the fan art list in reading order, and a detail @main', async ({ page }) => {
  await visit(page, '/fanart/Fanart')
  await expect(page.locator(panels)).toHaveCount(11)
  await expect.poll(() => followsTheEye(page)).toBe(true)

  await page.locator(panels).first().getByRole('link').click()
  await overlayGone(page)
  const article = page.locator('article[data-post-id]')
  await expect(article.getByRole('heading', { level: 1, name: '지붕 위의 고래' })).toBeVisible()
  // It links to the series that it belongs to.
  await expect(article.getByRole('link', { name: /The One and They/ })).toHaveAttribute(
    'href',
    '/webtoon/They',
  )

  const art = article.getByRole('button', { name: /크게 보기/ })
  await art.click()
  const viewer = page.getByRole('dialog', { name: /크게 보기/ })
  await expect(viewer).toBeVisible()
  await expect(viewer.getByRole('img').first()).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(viewer).toHaveCount(0)
  await expect(art).toBeFocused()

  await article.getByRole('link', { name: /^다음/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '달을 건너는 마녀' })).toBeFocused()
})

test('팬아트 보기 on a series leads to the fan art of that series', async ({ page }) => {
  await visit(page, '/webtoon/Some')
  await page.getByRole('link', { name: '팬아트 보기' }).click()
  await overlayGone(page)
  await expect(page).toHaveURL(/\/fanart\/Fanart\?series=some$/)
  await expect(page.locator(panels)).toHaveCount(2)
  const filter = page.getByRole('navigation', { name: '이야기' })
  await filter.getByRole('link', { name: 'TWINS LOVE STORY' }).click()
  await expect(page).toHaveURL(/series=tls$/)
  await page.locator(panels).getByRole('link').last().click()
  await overlayGone(page)
  await expect(page.getByRole('heading', { level: 1, name: '해의 판, 달의 판' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/series=tls$/)
  await expect(page.locator(panels)).toHaveCount(2)
  // Filters replace each other in the history: Back returns to the previous page.
  await page.goBack()
  await expect(page).toHaveURL(/\/webtoon\/Some$/)
})

/** Returns the words of these elements that wrap. */
const brokenWords = (elements: readonly Element[]) =>
  elements.flatMap(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return ['no words']
    return [...firstChild.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
      const range = document.createRange()
      range.setStart(firstChild, index)
      range.setEnd(firstChild, index + word.length)
      return range.getClientRects().length > 1 ? [word] : []
    })
  })

test('no word of a title breaks in the narrowest panel', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 })
  await visit(page, '/fanart/Fanart')
  await expect(page.locator(panels)).toHaveCount(11)
  await page.evaluate(async () => void (await document.fonts.ready))
  await expect.poll(() => page.locator(`${panels} h2`).evaluateAll(brokenWords)).toEqual([])
})
