import { expect, overlayGone, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })

const stamps = '[data-post-card][data-id^="favorites-"]'

test('filters the stamps by category and opens one @main', async ({ page }) => {
  await visit(page, '/about/Favorites')
  await expect(page.locator(stamps)).toHaveCount(6)

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
  await page.goBack()
  await expect(page).toHaveURL(/category=/)
  await expect(page.locator(stamps)).toHaveCount(1)
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
  expect(asked).toEqual([])
})
