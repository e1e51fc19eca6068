import { expect, test, visit } from './support/test'

test.describe('static HTML', () => {
  test.use({ samplesOnly: true })

  for (const gallery of ['/gallery/A7c2', '/gallery/X100vi'])
    test(`of ${gallery} hangs its photographs where script leaves them`, async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
          const before = Number(document.documentElement.dataset['moved'] ?? 0)
          document.documentElement.dataset['moved'] = String(before + moved)
        }).observe({ type: 'layout-shift', buffered: true })
      })
      expect(await (await page.request.get(gallery)).text()).toContain('data-still')
      await visit(page, gallery)
      await expect(page.locator('[data-still]')).toHaveCount(0)
      await expect(page.locator('[data-post-card]').first()).toBeVisible()
      expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(0.01)
    })
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  for (const path of ['/', '/novel/Tls'])
    test(`${path} lies open @desktop`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByTestId('loading-overlay')).toBeHidden()
      await expect(page.locator('h1')).toBeVisible()
    })

  for (const path of ['/gallery/A7c2', '/gallery/X100vi', '/design/Portfolio'])
    test(`${path} shows its pictures`, async ({ page }) => {
      await page.goto(path)
      await expect(page.getByTestId('loading-overlay')).toBeHidden()
      const picture = page.locator('[data-post-card] img').first()
      await expect(picture).toHaveCSS('opacity', '1')
      expect((await picture.boundingBox())?.height).toBeGreaterThan(100)
    })
})
