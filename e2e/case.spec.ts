import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { waitUntilStable } from './support/stablePage'
import { expect, overlayGone, scrollY, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })

const works = '[data-post-card][data-id^="portfolio-"]'

test('shows a case study', async ({ page }) => {
  await visit(page, '/design/Portfolio')
  await expect(page.locator(works)).toHaveCount(6)
  await expectAccessible(page)

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
  await expectAccessible(page)

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

test('shows the works as an index', async ({ page }) => {
  await visit(page, '/design/Portfolio')
  await page.getByRole('link', { name: '색인으로' }).click()
  await expect(page).toHaveURL(/\/design\/Portfolio\?view=index$/)
  await expect(page.locator(works)).toHaveCount(6)
  await expectAccessible(page)
  await page.reload()
  await overlayGone(page)
  await expect(page.getByRole('link', { name: '색인으로' })).toHaveAttribute('aria-current', 'true')
  await page.locator(works).filter({ hasText: '두바퀴상회' }).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: '두바퀴상회' })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/view=index$/)
})

test('a case study works with the keyboard only', async ({ page }) => {
  // A work with its own website.
  await page.route(/posts_portfolio.*id=eq\./, async (route) => {
    const response = await route.fetch()
    const rows = (await response.text()).replaceAll('"client":', '"link":"https://example.com/","client":')
    await route.fulfill({ response, body: rows })
  })
  await visit(page, '/design/Portfolio')
  await tabTo(page, page.locator(works).first().getByRole('link'))
  await page.keyboard.press('Enter')
  await overlayGone(page)
  await expect(page.getByRole('heading', { level: 1, name: '먹빛박물관' })).toBeFocused()
  const site = page.getByRole('link', { name: /사이트 보기/ })
  await tabTo(page, site)
  await expect(site).toHaveAttribute('href', 'https://example.com/')
  await expect(site).toHaveAttribute('rel', 'noopener noreferrer')
  await expect(site).toHaveAttribute('target', '_blank')
  await tabTo(page, page.getByRole('link', { name: /^다음/ }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '무위차실' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: '목록으로' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Portfolio' })).toBeVisible()
})

test('shows the not-found state for a malformed id, an unknown id and a draft', async ({ page }) => {
  let asked = 0
  page.on('request', (request) => {
    if (request.url().includes('/rest/v1/')) asked += 1
  })
  for (const id of ['1e3', '999999', '7']) {
    asked = 0
    await visit(page, `/design/View/${id}`)
    await expect(page.getByRole('heading', { level: 1, name: /찾을 수 없습니다/ })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link', { name: '목록으로' })).toHaveAttribute(
      'href',
      '/design/Portfolio',
    )
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex')
    // A malformed id causes no request.
    expect(asked > 0).toBe(/^[1-9]\d*$/.test(id))
  }
  await expectAccessible(page)
})

test.describe('when the works cannot be read', () => {
  test.use({ expectedFaults: [/posts_portfolio|500/] })

  test('shows an error and retries', async ({ page }) => {
    await page.route('**/rest/v1/posts_portfolio*', (route) => route.fulfill({ status: 500, body: 'no' }))
    await visit(page, '/design/Portfolio')
    const again = page.getByRole('main').getByRole('button', { name: '다시 시도' })
    await expect(again).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/rest/v1/posts_portfolio*')
    await again.click()
    await expect(page.locator(works)).toHaveCount(6)
  })
})
