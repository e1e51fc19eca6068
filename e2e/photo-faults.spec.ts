import type { Locator, Page } from 'playwright/test'
import { expect, test, visit } from './support/test'

test.use({ motionMatters: false })

const LIST = '**/rest/v1/posts_a7c2*'
const cards = (page: Page) => page.getByRole('main').locator('[data-post-card]')
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: '다시 시도' })

const isDrawn = (image: Locator) =>
  image.evaluate((element) => element instanceof HTMLImageElement && element.naturalWidth > 0)

/** Rows in wire format. */
const rows = (count: number, from = 1000) =>
  Array.from({ length: count }, (_, index) => ({
    id: from - index,
    title: `사진 ${from - index}`,
    created_at: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    width: 3,
    height: 2,
  }))

test.describe('when the backend fails', () => {
  test.use({ expectedFaults: [/posts_a7c2|Failed to load resource/] })

  for (const { name, status, contentType, body } of [
    { name: 'fails', status: 503, contentType: 'application/json', body: '{"message":"down"}' },
    { name: 'answers in HTML', status: 200, contentType: 'text/html', body: '<!doctype html><p>Login</p>' },
    { name: 'breaks off', status: 200, contentType: 'application/json', body: '[{"id":1,"title":"사' },
    { name: 'answers with strange rows', status: 200, contentType: 'application/json', body: '[{"a":1}]' },
  ])
    test(`and ${name}, the wall shows an error with a retry button`, async ({ page }) => {
      let asked = 0
      await page.route(LIST, (route) => {
        asked += 1
        return route.fulfill({ status, contentType, body })
      })
      await visit(page, '/gallery/A7c2')
      await expect(page.getByText('사진을 불러오지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
      expect(asked).toBe(3)
      await expect(page.getByRole('heading', { level: 1, name: 'A7C2' })).toBeVisible()
      await page.unroute(LIST)
      await retry(page).click()
      await expect(cards(page).first()).toBeVisible()
    })

  test('a photo shows an error with a retry button', async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
    // A row added after the build: others have static pages.
    await visit(page, '/gallery/a7c2/View/9999')
    await expect(page.getByText('사진을 불러오지 못했습니다')).toBeVisible()
    // The retry button disappears while loading; the focus must not get lost.
    const again = page.waitForResponse(LIST)
    await retry(page).press('Enter')
    await again
    await expect(retry(page)).toBeFocused()
    await page.unroute(LIST)
    await retry(page).press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: '찾을 수 없습니다.' })).toBeFocused()
  })

  test('malformed rows of a later response are dropped, valid ones are shown', async ({ page }) => {
    let answer = () => {}
    const uncovered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(LIST, async (route) => {
      await uncovered
      await route.fulfill({ json: [...rows(2), { id: 'x', title: 3 }, { id: 7, title: 'no time' }] })
    })
    await visit(page, '/gallery/A7c2')
    await expect(page.getByRole('heading', { level: 1, name: 'A7C2' })).toBeVisible()
    answer()
    await expect(cards(page)).toHaveCount(2)
  })

  test('a failed next page keeps the wall and shows a button', async ({ page }) => {
    await page.route(LIST, (route) =>
      new URL(route.request().url()).searchParams.get('offset') === '0' ||
      !route.request().url().includes('offset')
        ? route.fulfill({ json: rows(24) })
        : route.fulfill({ status: 500, json: { message: 'down' } }),
    )
    await visit(page, '/gallery/A7c2')
    await expect(retry(page)).toBeAttached()
    await expect(page.getByRole('alert')).toContainText('다음 쪽을 불러오지 못했습니다.')
    await page.route(LIST, (route) => route.fulfill({ json: rows(3, 900) }))
    await retry(page).click()
    await expect(retry(page)).toHaveCount(0)
    await expect.poll(() => cards(page).last().getAttribute('aria-setsize')).toBe('27')
  })
})

test.describe('when pictures are missing', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('without image transforms home asks at most once for each print and shows the stored one', async ({
    page,
  }) => {
    const asked: string[] = []
    await page.route('**/storage/v1/render/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ status: 403, json: { error: 'FeatureNotEnabled' } })
    })
    // Only home's prints and their glow use them.
    await visit(page, '/gallery/a7c2/View/1')
    const photo = page.locator('article[data-post-id] img').first()
    await expect.poll(() => isDrawn(photo)).toBe(true)
    await page.getByRole('link', { name: '목록으로' }).first().click()
    await expect.poll(() => isDrawn(cards(page).first().locator('img'))).toBe(true)
    expect(asked).toHaveLength(0)
    await page.getByTestId('site-header').getByRole('link', { name: 'Blank Page' }).click()
    const prints = page.locator('#gallery [data-hanging]')
    await prints.first().scrollIntoViewIfNeeded()
    await expect.poll(() => isDrawn(prints.first().locator('[data-photo-card] img'))).toBe(true)
    await expect(prints.first().locator('img')).toHaveCount(2)
    expect(new Set(asked).size).toBeLessThanOrEqual(await prints.count())
  })

  test('the full picture replaces a missing thumbnail, then the default picture', async ({ page }) => {
    await page.route('**/storage/v1/object/**-640.webp', (route) => route.fulfill({ status: 500 }))
    await visit(page, '/gallery/A7c2')
    const image = cards(page).first().locator('img')
    await expect(image).toHaveAttribute('src', /\/storage\/v1\/object\/public\/media\/[^?]+(?<!-640)\.webp$/)
    await page.route('**/storage/v1/object/**', (route) => route.abort())
    await page.reload()
    await expect(image).toHaveAttribute('src', '/images/default-thumbnail.webp')
    await expect.poll(() => isDrawn(image)).toBe(true)
  })
})

test.describe('an empty or a long wall', () => {
  test('shows a Korean empty state', async ({ page }) => {
    await page.route(LIST, (route) => route.fulfill({ json: [] }))
    await visit(page, '/gallery/A7c2')
    await expect(page.getByRole('main')).toContainText('아직 인화한 사진이 없습니다.')
  })

  test('loads further pages while scrolling and keeps the document small', async ({ page }) => {
    await page.route(LIST, (route) => {
      const query = new URL(route.request().url()).searchParams
      const offset = Number(query.get('offset') ?? 0)
      return route.fulfill({ json: rows(Math.max(0, Math.min(24, 480 - offset)), 5000 - offset) })
    })
    await visit(page, '/gallery/A7c2')
    await expect(async () => {
      await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
      await expect(cards(page).last()).toHaveAttribute('aria-posinset', '480', { timeout: 500 })
    }).toPass()
    expect(await cards(page).count()).toBeLessThan(100)
    await expect(page.getByRole('button', { name: '더 보기' })).toHaveCount(0)
  })
})
