import type { Page } from 'playwright/test'
import { logInAsOwner } from './admin.ts'
import { expect, test, visit } from './support/test.ts'

test.use({ motionMatters: false })

const cards = (page: Page) => page.getByRole('main').locator('[data-post-card]')

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
