import type { Page } from 'playwright/test'
import { fileOf } from './support/manifest.ts'
import { expect, overlayGone, test } from './support/test.ts'

test.use({ motionMatters: false, expectedFaults: [/Failed to load resource|could not be loaded/] })

const overlay = (page: Page) => page.getByTestId('loading-overlay')

async function lose(page: Page, source: string) {
  const url = `**/${fileOf(source)}`
  await page.route(url, (route) => route.abort())
  return () => page.unroute(url)
}

for (const [entry, path] of [
  ['index.html', '/admin'],
  // A row added after the build.
  ['framework', '/about/View/99999'],
] as const)
  test(`a missing ${entry} shows a message and two links at ${path}, which has no static HTML`, async ({
    page,
  }) => {
    const restore = await lose(page, entry)
    await page.goto(path)
    await expect(overlay(page).getByText('페이지를 불러오지 못했습니다.')).toBeVisible()
    await expect(page.getByTestId('loading-animation')).toBeHidden()
    await expect(overlay(page).getByText('페이지를 넘기는 중')).toBeHidden()
    await expect(overlay(page).getByRole('link', { name: '처음으로' })).toHaveAttribute('href', '/')
    await restore()
    await overlay(page).getByRole('button', { name: '새로고침' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await overlayGone(page)
  })

for (const entry of ['index.html', 'framework'])
  test(`a missing ${entry} leaves static HTML readable, with working links`, async ({ page }) => {
    await lose(page, entry)
    await page.goto('/gallery/A7c2')
    await expect(page.locator('html')).toHaveAttribute('data-start-failed')
    await expect(overlay(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.locator('[data-post-card] img').last()).toHaveCSS('opacity', '1')
    const mail = page.getByRole('contentinfo').getByRole('definition').first()
    await expect(mail).toBeVisible()
    await expect(mail).toHaveCSS('font-weight', '500')
    await page.getByTestId('site-header').getByRole('link', { name: '팬아트' }).click()
    await expect(page).toHaveURL('/fanart/Fanart')
    await expect(page.locator('[data-post-card]').first()).toBeVisible()
  })
