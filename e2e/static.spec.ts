import type { Page } from 'playwright/test'
import { missingGlyphs } from './support/missingGlyphs'
import { expect, test, visit } from './support/test'

/** Holds the site's scripts back until `release` is called. */
async function holdScripts(page: Page) {
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

const overlay = (page: Page) => page.getByTestId('loading-overlay')

test.describe('static HTML', () => {
  test.use({ samplesOnly: true })

  for (const path of ['/webtoon/Tls', '/gallery/A7c2'])
    test(`of ${path} is visible before the scripts load, and stays visible during hydration @main`, async ({
      page,
    }) => {
      const release = await holdScripts(page)
      await page.goto(path, { waitUntil: 'commit' })
      await expect(overlay(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await page.evaluate(() =>
        new MutationObserver(() => {
          if (document.querySelector('.loading-overlay')) document.documentElement.dataset['cameBack'] = ''
        }).observe(document.body, { childList: true }),
      )
      // An early click takes effect after hydration.
      await page.getByRole('button', { name: '차례 열기' }).click()
      release()
      await expect(page.getByRole('dialog', { name: '차례' })).toBeVisible()
      await expect(page.locator('html')).not.toHaveAttribute('data-came-back')
    })
})

test.describe('static HTML of a wall of photographs', () => {
  test.use({ samplesOnly: true })

  for (const gallery of ['/gallery/A7c2', '/gallery/X100vi'])
    test(`of ${gallery} places its photos where hydration keeps them`, async ({ page }) => {
      await page.addInitScript(() => {
        new PerformanceObserver((list) => {
          const moved = list.getEntries().reduce((sum, entry) => sum + Number(Reflect.get(entry, 'value')), 0)
          const before = Number(document.documentElement.dataset['moved'] ?? 0)
          document.documentElement.dataset['moved'] = String(before + moved)
        }).observe({ type: 'layout-shift', buffered: true })
        document.addEventListener('DOMContentLoaded', () =>
          document.querySelector('[data-post-card] img')?.setAttribute('data-stood', ''),
        )
      })
      expect(await (await page.request.get(gallery)).text()).toContain('data-still')
      await visit(page, gallery)
      await expect(page.locator('[data-still]')).toHaveCount(0)
      await expect(page.locator('[data-post-card]').first()).toBeVisible()
      expect(Number(await page.locator('html').getAttribute('data-moved'))).toBeLessThan(0.01)
      // Film strips are rebuilt around their frames; rows are kept and painted once.
      if (gallery === '/gallery/A7c2')
        await expect(page.locator('[data-post-card] img').first()).toHaveAttribute('data-stood')
    })
})

test('a part that a query opens in a static page uses the site’s fonts without interaction', async ({
  page,
}) => {
  for (const path of [
    '/novel/Tls',
    '/novel/Tls?chapter=1',
    '/novel/More?tab=fantasy',
    '/webtoon/Tls?tab=characters&character=hae',
    '/about/Favorites?q=%EC%9E%91%EA%B0%80',
  ]) {
    await visit(page, path)
    await expect.poll(() => missingGlyphs(page), path).toBe('')
  }
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('pages are readable, with their pictures @main', async ({ page }) => {
    for (const path of ['/', '/novel/Tls', '/gallery/A7c2', '/gallery/X100vi', '/design/Portfolio']) {
      await page.goto(path)
      await expect(overlay(page)).toBeHidden()
      await expect(page.locator('h1')).toBeVisible()
      if (path === '/' || path.startsWith('/novel')) continue
      const pictures = page.locator('[data-post-card] img')
      await expect(pictures.first()).toHaveCSS('opacity', '1')
      expect((await pictures.first().boundingBox())?.height).toBeGreaterThan(100)
      await expect(pictures.last()).toHaveCSS('opacity', '1')
    }
  })
})
