import { waitUntilStable } from './support/stablePage'
import { expect, overlayGone, scrollY, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })

const works = '[data-post-card][data-id^="portfolio-"]'

test('shows a case study @main', async ({ page }) => {
  await visit(page, '/design/Portfolio')
  await expect(page.locator(works)).toHaveCount(6)

  const card = page.locator(works).filter({ hasText: '무위차실' })
  await card.scrollIntoViewIfNeeded()
  await waitUntilStable(page)
  const place = await scrollY(page)
  await card.getByRole('link').click()
  await overlayGone(page)

  const article = page.locator('article[data-post-id]')
  await expect(article.getByRole('heading', { level: 1, name: '무위차실' })).toBeVisible()
  for (const fact of ['역할', '기간', '도구'])
    await expect(article.getByText(fact, { exact: true })).toBeVisible()
  // Sample works have no link.
  await expect(article.getByRole('link', { name: /사이트 보기/ })).toHaveCount(0)
  await expect(page).toHaveTitle('무위차실 · Blank Page')
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^http.+\.webp$/)
  await expect(article.getByRole('heading', { level: 2 }).first()).toBeVisible()

  // The long screenshot reserves its space and loads when it is near.
  const screenshot = article.getByRole('img', { name: /긴 전체 화면/ })
  await expect(screenshot).toHaveAttribute('loading', 'lazy')
  await screenshot.scrollIntoViewIfNeeded()
  await expect
    .poll(() => screenshot.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)

  await page.getByRole('link', { name: /^다음/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: '여름밤 파도' })).toBeFocused()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '무위차실' })).toBeVisible()
  await page.getByRole('link', { name: '목록으로' }).click()
  await overlayGone(page)
  await expect.poll(() => scrollY(page)).toBe(place)
})

test('a case study links to the website of the work in a new tab', async ({ page }) => {
  await page.route(/posts_portfolio.*id=eq\./, async (route) => {
    const response = await route.fetch()
    const rows = (await response.text()).replaceAll('"client":', '"link":"https://example.com/","client":')
    await route.fulfill({ response, body: rows })
  })
  await visit(page, '/design/Portfolio')
  await page.locator(works).first().getByRole('link').press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '먹빛박물관' })).toBeFocused()
  const site = page.getByRole('link', { name: /사이트 보기/ })
  await expect(site).toHaveAttribute('href', 'https://example.com/')
  await expect(site).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(site).toHaveAttribute('target', '_blank')
})
