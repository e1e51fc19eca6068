import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { expect, overlayGone, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })

const stamps = '[data-post-card][data-id^="favorites-"]'

test('filters the stamps by category', async ({ page }) => {
  await visit(page, '/about/Favorites')
  await expect(page.locator(stamps)).toHaveCount(6)
  await expectAccessible(page)

  const filter = page.getByRole('navigation', { name: '분류' })
  await expect(filter.getByRole('status')).toBeEmpty()
  await filter.getByRole('link', { name: '부엌' }).click()
  await expect(filter.getByRole('status')).toHaveText('부엌 1장')
  await expect(page).toHaveURL(/category=/)
  await expect(page.locator(stamps)).toHaveCount(1)
  await expect(page.locator(stamps).getByRole('heading', { name: '커피 드리퍼' })).toBeVisible()
  await page.reload()
  await overlayGone(page)
  await expect(page.locator(stamps)).toHaveCount(1)

  await page.locator(stamps).getByRole('link').click()
  await overlayGone(page)
  const article = page.locator('article[data-post-id]')
  await expect(article.getByRole('heading', { level: 1, name: '커피 드리퍼' })).toBeVisible()
  await expect(article.getByRole('button', { name: /공유/ })).toBeVisible()
  await expectAccessible(page)
  await page.goBack()
  await expect(page).toHaveURL(/category=/)
  await expect(page.locator(stamps)).toHaveCount(1)
})

test('opens a stamp with the keyboard only', async ({ page }) => {
  await visit(page, '/about/Favorites')
  await tabTo(page, page.getByRole('link', { name: '책', exact: true }))
  await page.keyboard.press('Enter')
  await expect(page.locator(stamps)).toHaveCount(1)
  await tabTo(page, page.locator(stamps).getByRole('link'))
  await page.keyboard.press('Enter')
  await overlayGone(page)
  await expect(page.getByRole('heading', { level: 1, name: '오래된 책' })).toBeFocused()
})

test('shows the not-found state for a draft', async ({ page }) => {
  await visit(page, '/about/View/7')
  await expect(page.getByRole('heading', { level: 1, name: /찾을 수 없습니다/ })).toBeVisible()
  await expect(page.getByText('종이에 스미는 속도')).toHaveCount(0)
  await expectAccessible(page)
})

test('the profile page shows all its content without a backend request', async ({ page }) => {
  const asked: string[] = []
  page.on('request', (request) => {
    if (/\/(rest|storage|auth)\/v1\//.test(request.url())) asked.push(request.url())
  })
  await visit(page, '/about/Profile')
  await expect(
    page.getByRole('heading', { level: 1, name: '빈 페이지 앞에 가장 먼저 앉는 사람.' }),
  ).toBeVisible()
  await expect(page.getByRole('heading', { level: 2, name: '지나온 쪽수' })).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: 'hello@example.com' })).toHaveAttribute(
    'href',
    'mailto:hello@example.com',
  )
  await expectAccessible(page)
  expect(asked).toEqual([])
})
