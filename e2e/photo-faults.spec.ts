import type { Locator, Page } from 'playwright/test'
import { expect, test, visit } from './support/test'

test.use({ motionMatters: false })

const LIST = '**/rest/v1/posts_a7c2*'
const cards = (page: Page) => page.getByRole('main').locator('[data-post-card]')

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
})

test('a long wall loads further pages while scrolling and keeps the document small', async ({ page }) => {
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
