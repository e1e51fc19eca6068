import type { Page } from 'playwright/test'
import { listedCollections, serialCollections } from '../src/posts/collections'
import { hostileRow, PAYLOADS } from '../tests/injection/payloads'
import { STORAGE_NAMES } from './support/storageNames'
import { expect, overlayGone, test, visit } from './support/test'

// Pictures of hostile rows point to missing files and foreign hosts.
test.use({ motionMatters: false, expectedFaults: [/Failed to load resource|^foreign request: https:/] })

const LONGEST = 2000
/** A page of rows with payloads of every kind. */
const worst = PAYLOADS.filter(({ length }) => length < LONGEST).filter((_payload, index) => index % 9 === 0)
const rows = worst.map((payload, index): Record<string, unknown> => {
  const row = hostileRow(worst.length - index, payload)
  const cut = {
    image: '/missing.webp',
    width: 720,
    height: 900,
    alt: payload,
    script: [{ kind: 'line', text: payload }],
  }
  const serial = { series: 'tls', novel: 'tls', number: index + 1, note: payload, cuts: [cut] }
  // The list of a series reads the generated columns.
  return { ...row, series: 'tls', number: index + 1, meta: { ...Object(row['meta']), ...serial } }
})

async function answerWithTheWorst(page: Page) {
  await page.route('**/rest/v1/posts_*', (route) => {
    const id = new URL(route.request().url()).searchParams.get('id')?.replace('eq.', '')
    const json = id ? rows.filter((row) => String(row['id']) === id) : rows.slice(0, 24)
    return route.fulfill({ json, headers: { 'content-range': `0-${json.length - 1}/${json.length}` } })
  })
  await page.route('https://**', (route) => route.abort())
}

/** Returns true if a payload was executed. */
const hasRun = (page: Page) => page.evaluate(() => 'ran' in window)

test('hostile rows, addresses and stored values execute nothing @main', async ({ page }) => {
  await answerWithTheWorst(page)
  const stored = STORAGE_NAMES.map((name, index) => [name, worst[index % worst.length] ?? ''] as const)
  await page.addInitScript((all) => {
    // Firefox's initial blank document has no storage.
    if (window.origin === 'null') return
    for (const [name, words] of all) localStorage.setItem(name, words)
  }, stored)
  for (const [at, { listPath, detailPath }] of Object.values(listedCollections).entries()) {
    const said = encodeURIComponent(worst[3 + at] ?? '')
    await page.goto(`${listPath}?category=${said}&series=${said}&view=${said}#${said}`)
    await overlayGone(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasRun(page)).toBe(false)
    await page.goto(`${detailPath(worst.length)}?from=${said}#%E0%A4%A`)
    await overlayGone(page)
    await expect(page.locator('article[data-post-id]')).toBeVisible()
    expect(await hasRun(page)).toBe(false)
  }
  for (const { detailPath } of Object.values(serialCollections)) {
    await page.goto(detailPath(worst.length))
    await overlayGone(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await hasRun(page)).toBe(false)
  }
})

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
