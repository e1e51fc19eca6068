import type { Page } from 'playwright/test'
import { expect, overlayGone, test, visit } from './support/test'

// `tests/injection` and `tests/fuzz` check that hostile rows, addresses and stored values stay text.

test.use({ motionMatters: false })

/** Returns true if a payload was executed. */
const hasRun = (page: Page) => page.evaluate(() => 'ran' in window)

test.describe(() => {
  test.use({ expectedFaults: [/Content Security Policy|policy violated|Trusted|page’s settings blocked/] })

  test('neither a script in the document nor an inserted one runs @main', async ({ page }) => {
    await page.route('/about/Profile', async (route) => {
      const answer = await route.fetch()
      const html = await answer.text()
      const injected = '<script>window.ran = 1</script><img src="data:," onerror="window.ran = 1">'
      return route.fulfill({
        response: answer,
        body: html.replace('<div id="root"', `${injected}<div id="root"`),
      })
    })
    await visit(page, '/about/Profile')
    expect(await page.locator('body > script:not([src]):not([type])').count()).toBe(1)
    expect(await hasRun(page)).toBe(false)
    const refused = await page.evaluate(() => {
      const tries = [
        () => (document.createElement('div').innerHTML = '<img src="data:," onerror="window.ran = 1">'),
        () => (document.createElement('script').text = 'window.ran = 1'),
        () => (document.createElement('script').src = 'https://evil.example/x.js'),
        () => new Worker('/assets/x.js'),
        () => document.write('<script>window.ran = 1</script>'),
      ]
      return tries.map((attempt) => {
        try {
          attempt()
          return 'done'
        } catch (error) {
          return error instanceof TypeError ? 'refused' : String(error)
        }
      })
    })
    expect(refused).toEqual(Array.from(refused, () => 'refused'))
    expect(await hasRun(page)).toBe(false)
  })
})

test('ten navigations, each interrupted by the next, end on the last page', async ({ page }) => {
  await visit(page, '/')
  const round = ['/about/Profile', '/gallery/A7c2', '/webtoon/Tls', '/fanart/Fanart']
  // The last two differ: a link to the current page replaces its history entry.
  for (const path of [...round, ...round, '/novel/Tls', '/design/Portfolio']) {
    // Without waiting for pages, overlay or motion.
    await page.evaluate((to) => document.querySelector<HTMLElement>(`a[href="${to}"]`)?.click(), path)
  }
  await overlayGone(page)
  await expect(page).toHaveURL(/\/design\/Portfolio$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  await page.goBack()
  await expect(page).toHaveURL(/\/novel\/Tls$/)
  await overlayGone(page)
  await expect(page.getByRole('main')).toHaveCount(1)
})
