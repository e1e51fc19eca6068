import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { expect, test, visit } from './support/test'

test.use({ motionMatters: false })

const sheet = (page: Page) => page.getByTestId('search')
const field = (page: Page) => sheet(page).getByRole('combobox', { name: '찾기' })
const options = (page: Page) => sheet(page).getByRole('option')
const chosen = (page: Page) => sheet(page).locator('[role=option][aria-selected=true]')
/**
 * Types a query. Ends with a key press, because Firefox's driver fills the field by script, which React notices only on
 * the next key. A trailing space does not change the query.
 */
async function ask(page: Page, words: string) {
  await field(page).fill(words)
  await page.keyboard.press('Space')
}
const opener = (page: Page) => page.getByRole('button', { name: '찾기', exact: true })

test.describe('search', () => {
  test('opens a chapter at the matching sentence; Back returns to the search and closes it @both @still @main', async ({
    page,
  }) => {
    await visit(page, '/about/Profile')
    await opener(page).click()
    await expect(sheet(page)).toBeVisible()
    await expect(page.getByRole('dialog', { name: '찾기' })).toBeVisible()
    await expect(field(page)).toBeFocused()
    await expect(page).toHaveURL(/\?q=$/)
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()
    await page.goForward()
    await expect(field(page)).toBeFocused()

    await page.keyboard.insertText('우체통위에 손자')
    await page.keyboard.press('Space')
    const sentence = options(page).filter({ hasText: '우체통 위에 손자국이' })
    await expect(sentence.first().locator('mark').first()).toContainText('우체통')
    await expect(page).toHaveURL(/\?q=%EC%9A%B0/)
    await expectAccessible(page)
    await sentence.first().click()

    await expect(page).toHaveURL('/novel/Tls?chapter=1&at=5.2')
    await expect(sheet(page)).toHaveCount(0)
    const marked = page.getByTestId('novel-reader').locator('mark[data-sentence="5.2"]')
    await expect(marked).toHaveText(/^우체통 위에 손자국이 하나.*돌아가 있었다\.$/)
    await expect(marked).toBeInViewport()

    await page.goBack()
    await expect(sheet(page)).toBeVisible()
    await expect(field(page)).toHaveValue(/^우체통위에 손자 ?$/)
    await page.goBack()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page).toHaveURL('/about/Profile')
    // That page was reloaded.
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  })

  test('works with the keyboard only: shortcuts, rows, groups, returned focus', async ({ page }) => {
    await visit(page, '/')
    await tabTo(page, opener(page))
    await page.keyboard.press('/')
    await expect(field(page)).toBeFocused()
    await page.keyboard.type('ㅂㅇㅊ ')
    await expect(chosen(page)).toHaveAttribute('data-href', '/gallery/a7c2/View/2')
    await expect(sheet(page).getByRole('group', { name: '사진' })).toBeVisible()
    await expect(chosen(page).locator('mark')).toHaveText(['비', '오', '창'])
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(opener(page)).toBeFocused()

    await page.keyboard.press('Control+k')
    await ask(page, '쌍둥')
    await expect(chosen(page)).toHaveAttribute('data-href', '/webtoon/Tls')
    await page.keyboard.press('ArrowDown')
    await expect(chosen(page)).toHaveAttribute('data-href', '/webtoon/Tls?tab=characters&character=hae')
    await page.keyboard.press('Tab')
    await expect(sheet(page).getByRole('button', { name: /^이야기/ })).toHaveAttribute('aria-pressed', 'true')
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/webtoon\/Tls$|character=hae/)
    await expect(sheet(page)).toHaveCount(0)
  })

  test('shows an empty result with suggestions, and leads to the menu', async ({ page }) => {
    await visit(page, `/fanart/Fanart?q=${encodeURIComponent('파란 고래')}`)
    await expect(sheet(page).getByRole('status').first()).toContainText('찾지 못했습니다')
    await expect(sheet(page).getByRole('heading', { name: /적은 카드가/ })).toBeVisible()
    await expectAccessible(page)
    await sheet(page).getByRole('button', { name: '‘고래’로 찾기' }).click()
    await expect(chosen(page)).toContainText('지붕 위의 고래')

    // No typed character is a wildcard on the server.
    await ask(page, '%')
    await expect(sheet(page).getByRole('status').first()).toContainText('찾지 못했습니다')
    await sheet(page).getByRole('button', { name: '차례 열기' }).click()
    await expect(page.getByRole('dialog', { name: '차례' })).toBeVisible()
    await expect(sheet(page)).toHaveCount(0)
  })
})

test.describe('without a network', () => {
  test.use({
    serviceWorkers: 'allow',
    expectedFaults: [/Failed to load resource|Failed to fetch|posts_/],
  })

  test('finds cached rows and says that they are cached', async ({ page, context }) => {
    await visit(page, '/about/Profile')
    const kept = () =>
      page.evaluate(async () => {
        const names = await caches.keys()
        const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
        return lists.flat().map(({ url }) => url)
      })
    await expect.poll(kept).toContainEqual(expect.stringMatching(/\/about\/Profile$/))
    await page.getByTestId('site-header').getByRole('link', { name: '팬아트' }).click()
    await expect.poll(kept).toContainEqual(expect.stringContaining('/rest/v1/posts_fanart'))
    await visit(page, '/novel/Tls?chapter=1')
    await expect(page.getByTestId('novel-reader')).toBeVisible()
    await expect.poll(kept).toContainEqual(expect.stringMatching(/\/rest\/v1\/posts_chapters.*number=eq\.1/))
    await page.keyboard.press('Escape')
    await opener(page).click()
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)

    await context.setOffline(true)
    await opener(page).click()
    await ask(page, '지붕위의 고래')
    await expect(
      sheet(page).getByText('연결이 없어 이 브라우저에 있는 것에서만 찾았습니다.').last(),
    ).toBeVisible()
    await expect(chosen(page)).toContainText('지붕 위의 고래')
    await ask(page, '우체통위에 손자')
    await expect(options(page).filter({ hasText: '우체통 위에 손자국이' }).first()).toBeVisible()
  })
})
