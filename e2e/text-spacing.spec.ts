import type { Page } from 'playwright/test'
import { expect, test, visit } from './support/test'

test.use({ samplesOnly: true })

/** The text spacing of WCAG 1.4.12. */
async function spaceText(page: Page) {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(
      '* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }' +
        'p { margin-bottom: 2em !important }',
    )
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  })
}

test.describe('with wider text spacing', () => {
  test('a book on the shelf grows with its title', async ({ page }) => {
    await visit(page, '/webtoon/Tls?tab=characters')
    const book = page.getByRole('link', { name: '벽 하나를 사이에 두고 2장' })
    await book.scrollIntoViewIfNeeded()
    await spaceText(page)
    const [outer, title, chapter] = await Promise.all(
      [book, book.locator('b'), book.locator('small')].map((each) => each.evaluate(boxOfText)),
    )
    expect(title?.bottom).toBeLessThanOrEqual(chapter?.top ?? 0)
    expect(chapter?.bottom).toBeLessThanOrEqual(outer?.bottom ?? 0)
  })

  test('the slots of the light table show all text', async ({ page }) => {
    await visit(page, '/gallery/Light?a=a7c2-1&b=x100vi-1')
    const words = page.getByRole('region', { name: '나란히 볼 사진' }).locator('b, small')
    await expect(words).toHaveCount(4)
    await spaceText(page)
    for (const line of await words.all())
      expect(await line.evaluate((each) => each.scrollWidth - each.clientWidth)).toBeLessThanOrEqual(0)
  })
})

/** Returns the vertical extent of an element: a link's box, otherwise its text. */
function boxOfText(element: Element) {
  const range = document.createRange()
  range.selectNodeContents(element)
  const { top, bottom } = (element.matches('a') ? element : range).getBoundingClientRect()
  return { top, bottom }
}
