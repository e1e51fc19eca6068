import type { Page } from 'playwright/test'
import { logInAsOwner, openAdminPage } from './desk.ts'
import { STORAGE_NAMES } from './support/storageNames.ts'
import { expect, overlayGone, scrollTo, test, visit } from './support/test.ts'

test.use({ motionMatters: false })

const cards = (page: Page) => page.getByRole('main').locator('[data-post-card]')
const DAY_MS = 24 * 60 * 60 * 1000

test.describe('a 3G network that drops responses', () => {
  test.use({ expectedFaults: [/Failed to load resource|ERR_FAILED/] })

  test('loads every page completely @chromium', async ({ page }) => {
    const network = await page.context().newCDPSession(page)
    await network.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 300,
      downloadThroughput: (1.6 * 1024 * 1024) / 8,
      uploadThroughput: (0.75 * 1024 * 1024) / 8,
    })
    // Every other response with rows and every other small picture fails at the first attempt.
    const asked = new Map<string, number>()
    let lost = 0
    await page.route(/\/rest\/v1\/|-640\.webp/, (route) => {
      const url = route.request().url()
      const before = asked.get(url) ?? 0
      asked.set(url, before + 1)
      if (before > 0 || asked.size % 2 === 0) return route.fallback()
      lost += 1
      return route.abort()
    })
    await visit(page, '/gallery/A7c2')
    await page.getByTestId('site-header').getByRole('link', { name: '팬아트' }).click()
    await overlayGone(page)
    for (const wall of ['fanart', 'x100vi']) {
      await expect(cards(page).first()).toHaveAttribute('data-id', new RegExp(`^${wall}-`))
      const picture = cards(page).first().locator('img')
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0)
      if (wall === 'fanart') await page.goto('/gallery/X100vi')
    }
    expect(lost).toBeGreaterThan(2)
  })
})

const NONSENSE = [
  '',
  'null',
  '{',
  '[]',
  '{"state":{"isLoggedIn":true,"loginTime":1e999},"version":9}',
  '\uD800',
  '-1',
]

test.describe('a browser whose storage is changed by others', () => {
  // Pending admin requests are rejected once the session is gone.
  test.use({ expectedFaults: [/status of 401 .*\/rest\/v1\//] })

  test('survives invalid values under every key and a clock that jumps two days', async ({
    page,
    context,
  }) => {
    await page.clock.install()
    await visit(page, '/')
    const other = await context.newPage()
    await other.goto('/robots.txt')
    const writeAll = () =>
      other.evaluate(
        ([keys, values]) => {
          for (const value of values) for (const key of keys) localStorage.setItem(key, value)
          localStorage.clear()
        },
        [STORAGE_NAMES, NONSENSE] as const,
      )

    await writeAll()
    await scrollTo(page, 900)
    for (const days of [2, -2]) {
      await page.clock.setSystemTime(Date.now() + days * DAY_MS)
      await page.getByRole('link', { name: '웹디자인' }).first().press('Enter')
      await expect(page).toHaveURL('/design/Portfolio')
      await overlayGone(page)
      await expect(cards(page).first()).toBeVisible()
      await writeAll()
      await page.goBack()
      await overlayGone(page)
      await expect(page.locator('section#visual')).toBeAttached()
    }

    await page.clock.setSystemTime(Date.now())
    await openAdminPage(page, '/admin/a7c2')
    await writeAll()
    await expect(page).toHaveURL('/')
    await overlayGone(page)
    await expect(page.getByRole('main')).toHaveCount(1)
  })
})

test.describe('a project over its quota', () => {
  test.use({ expectedFaults: [/Failed to load resource|DataError/] })

  test('keeps the rows of the build for visitors and tells the owner why, once', async ({ page }) => {
    const message =
      'Service for this project is restricted due to the following violations: exceed_egress_quota.'
    await page.route('**/rest/v1/**', (route) => route.fulfill({ status: 402, json: { message } }))
    const refused = page.waitForResponse((response) => response.status() === 402)
    await visit(page, '/gallery/A7c2')
    await refused
    await expect(page.getByText('그동안 전에 받은 목록을 보여 드립니다.')).toBeVisible()
    await expect(cards(page).first()).toBeVisible()

    await logInAsOwner(page)
    await page.goto('/admin')
    await expect(page.getByText('전송량 한도를 넘어 Supabase가')).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(1)
    await page.goto('/admin/a7c2')
    await expect(page.getByText('전송량 한도를 넘어 Supabase가')).toHaveCount(1)
    await expect(page.getByRole('alert').filter({ hasText: '목록을 불러오지 못했습니다.' })).toBeVisible()
  })
})
