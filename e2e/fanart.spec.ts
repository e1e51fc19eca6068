import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { expect, overlayGone, test, visit } from './support/test'
import type { Page } from 'playwright/test'

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

test('shows the fan art list and a detail', async ({ page }) => {
  await visit(page, '/fanart/Fanart')
  await expect(page.locator(panels)).toHaveCount(11)
  await expect.poll(() => followsTheEye(page)).toBe(true)
  await expectAccessible(page)

  await page.locator(panels).first().getByRole('link').click()
  await overlayGone(page)
  const article = page.locator('article[data-post-id]')
  await expect(article.getByRole('heading', { level: 1, name: '지붕 위의 고래' })).toBeVisible()
  // It links to the series that it belongs to.
  await expect(article.getByRole('link', { name: /The One and They/ })).toHaveAttribute(
    'href',
    '/webtoon/They',
  )
  await expectAccessible(page)

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
  await expect(filter.getByRole('link', { name: 'Somebodies' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible(page)

  await filter.getByRole('link', { name: 'TWINS LOVE STORY' }).click()
  await expect(page).toHaveURL(/series=tls$/)
  await expect(page.locator(panels)).toHaveCount(2)
  await expect(filter.getByRole('status')).toHaveText('TWINS LOVE STORY 2장')
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

test('Tab follows the visual order of the panels', async ({ page }) => {
  await visit(page, '/fanart/Fanart')
  const links = page.locator(panels).getByRole('link')
  await tabTo(page, links.first())
  for (let index = 1; index < 11; index += 1) {
    await page.keyboard.press('Tab')
    await expect(links.nth(index)).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await overlayGone(page)
  await expect(page.getByRole('heading', { level: 1, name: '해의 판, 달의 판' })).toBeFocused()
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

test('a post without a drawing has no panel', async ({ page }) => {
  await page.route('**/rest/v1/posts_fanart*', (route) => route.fulfill({ json: [] }))
  await visit(page, '/fanart/Fanart')
  await expect(page.getByRole('heading', { name: '아직 빈 페이지입니다.' })).toBeVisible()
  await expectAccessible(page)
})

test('markup in a title is shown as text', async ({ page }) => {
  await page.route('**/rest/v1/posts_fanart*', (route) =>
    route.request().url().includes('body')
      ? route.fulfill({
          json: [
            {
              id: 6,
              title: '<img src=x onerror=alert(1)>',
              created_at: '2026-10-11T22:10:00+09:00',
              meta: { source: '<script>alert(1)</script>', link: 'javascript:alert(1)' },
              body: {
                type: 'doc',
                content: [
                  {
                    type: 'paragraph',
                    content: [
                      {
                        type: 'text',
                        text: '누르세요',
                        marks: [{ type: 'link', attrs: { href: 'javascript:alert(1)' } }],
                      },
                    ],
                  },
                ],
              },
              status: 'published',
            },
          ],
        })
      : route.fulfill({ json: [] }),
  )
  await visit(page, '/fanart/View/6')
  await expect(page.getByRole('heading', { level: 1, name: '<img src=x onerror=alert(1)>' })).toBeVisible()
  await expect(page.getByText('누르세요')).toBeVisible()
  await expect(page.getByRole('link', { name: '누르세요' })).toHaveCount(0)
})
