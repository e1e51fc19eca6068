import { appendFileSync, readFileSync, writeFileSync } from 'node:fs'
import type { BrowserContext, Page } from 'playwright/test'
import { openAdminPage } from './admin.ts'
import { dynamicChunks } from './support/manifest.ts'
import { missingGlyphs } from './support/missingGlyphs.ts'
import { expect, overlayGone, test, visit } from './support/test.ts'

test.use({
  motionMatters: false,
  serviceWorkers: 'allow',
  expectedFaults: [/Failed to load resource|Failed to fetch|could not be loaded|failed to render|posts_/],
})

const WORKER = new URL('../dist-demo/sw.js', import.meta.url)

/** Returns the paths of all cached responses. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.slice(location.origin.length))
  })

/** Returns the scripts, styles and fonts of these documents that are not cached. */
const unkept = (page: Page, paths: string[]) =>
  page.evaluate(async (addresses) => {
    const pages = await Promise.all(addresses.map(async (url) => (await fetch(url)).text()))
    const named = pages.flatMap((html) => html.match(/\/assets\/[^"'\s]+\.(?:js|css|woff2)(?=["'\s])/g) ?? [])
    const kept = await Promise.all(
      [...new Set(named)].map(async (url) => [url, await caches.match(url, { ignoreVary: true })] as const),
    )
    return kept.flatMap(([url, answer]) => (answer ? [] : [url]))
  }, paths)

/** Visits a page and waits until it and its styles are cached. */
async function keep(page: Page, path: string) {
  await visit(page, path)
  const styles = await page
    .locator('head link[rel="stylesheet"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname))
  await expect
    .poll(() => keptAddresses(page))
    .toEqual(expect.arrayContaining([path.replace(/\?.*/, ''), ...styles]))
}

/** Expects the visible pictures to be loaded, at least one of them not a default picture. */
async function picturesShow(page: Page) {
  const inView = () =>
    page
      .getByRole('main')
      .locator('img:visible')
      .evaluateAll((images: HTMLImageElement[]) => {
        const seen = images.filter((image) => {
          const { top, bottom } = image.getBoundingClientRect()
          return bottom > 0 && top < innerHeight
        })
        const missing = seen.filter(({ complete, naturalWidth }) => !complete || naturalWidth === 0)
        const any = seen.some(({ currentSrc }) => !currentSrc.includes('default-thumbnail'))
        return { any, missing: missing.map(({ currentSrc, src }) => currentSrc || src) }
      })
  await expect.poll(inView).toEqual({ any: true, missing: [] })
}

/** Goes offline and clears Chromium's HTTP cache, so that only the service worker answers. */
async function goOffline(page: Page, context: BrowserContext) {
  if (context.browser()?.browserType().name() === 'chromium') {
    const browser = await context.newCDPSession(page)
    await browser.send('Network.clearBrowserCache')
    await browser.detach()
  }
  await context.setOffline(true)
}

test.describe('without a network', () => {
  test('visited pages open, other pages show a message with links to visited ones', async ({
    page,
    context,
  }) => {
    await keep(page, '/about/Profile')
    await page.getByTestId('site-header').getByRole('link', { name: '팬아트' }).click()
    await expect(page).toHaveURL('/fanart/Fanart')
    await expect(page.locator('[data-post-card]').first()).toBeVisible()
    await expect.poll(async () => (await keptAddresses(page)).join()).toContain('posts_fanart')
    await goOffline(page, context)
    await visit(page, '/about/Profile')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    const hasFont = () =>
      page.evaluate(async () => [...(await document.fonts.ready)].some(({ status }) => status === 'loaded'))
    expect(await hasFont()).toBe(true)

    // No link to it was hovered or focused, so its files were not prefetched.
    await page.goto('/webtoon/Some')
    const main = page.getByRole('main')
    await expect(main).toContainText('이 페이지를 불러오지 못했습니다.')
    await expect(main).toContainText('지금은 인터넷에 연결되어 있지 않습니다.')
    await expect(page).toHaveTitle('불러오지 못한 페이지 · Blank Page')
    await expect.poll(() => missingGlyphs(page, 'main [role="alert"]')).toBe('')
    await overlayGone(page)
    await expect(page.getByTestId('site-header')).toBeVisible()
    await main.getByRole('navigation').getByRole('link', { name: '팬아트' }).click()
    await expect(page).toHaveURL('/fanart/Fanart')
    await overlayGone(page)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByText('불러오지 못했습니다')).toHaveCount(0)
  })

  test('pages of the first visit open, although they were loaded before the worker', async ({
    page,
    context,
  }) => {
    await visit(page, '/gallery/A7c2')
    await page.locator('[data-post-card] a').first().click()
    await expect(page).toHaveURL(/\/View\/\d+$/)
    const detail = new URL(page.url()).pathname
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await picturesShow(page)
    await page.getByTestId('site-header').getByRole('link', { name: '소개' }).click()
    await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(['/gallery/A7c2', detail]))
    await expect.poll(() => unkept(page, ['/gallery/A7c2', detail])).toEqual([])
    await goOffline(page, context)
    await visit(page, detail)
    await picturesShow(page)
    await expect.poll(() => missingGlyphs(page)).toBe('')
    await visit(page, '/gallery/A7c2')
    await expect(page.locator('[data-post-card]').first()).toBeVisible()
    await picturesShow(page)
    await page.locator(`[data-post-card] a[href="${detail}"]`).click()
    await expect(page).toHaveURL(detail)
    await picturesShow(page)
  })

  test('an episode that was begun stays readable, also on a first visit', async ({ page, context }) => {
    await visit(page, '/webtoon/View/4')
    const cuts = page.getByTestId('episode-reader').locator('img[data-cut]')
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 8))
    await expect(page.getByRole('progressbar', { name: '읽은 만큼' })).not.toHaveAttribute(
      'aria-valuetext',
      /^[0-4]%/,
    )
    await page.evaluate(() => window.scrollTo(0, 0))
    const keptCuts = async () =>
      (await keptAddresses(page)).filter((address) => /\/cut-\d+\.webp(?:-\d+\.\w+)?$/.test(address))
    await expect.poll(keptCuts).toHaveLength(await cuts.count())
    const addresses = await keptCuts()
    await goOffline(page, context)
    await page.reload()
    await overlayGone(page)
    await picturesShow(page)
    // Without scrolling to each cut: software rendering sometimes stops while the machine is busy.
    const ratios = await page.evaluate(
      (sources) =>
        Promise.all(
          sources.map(async (src) => {
            const { width, height } = await createImageBitmap(await (await fetch(src)).blob())
            return (height / width).toFixed(2)
          }),
        ),
      addresses,
    )
    const expected = await cuts.evaluateAll((images) =>
      images.map((image) =>
        (Number(image.getAttribute('height')) / Number(image.getAttribute('width'))).toFixed(2),
      ),
    )
    expect(ratios.toSorted()).toEqual(expected.toSorted())
    await page.keyboard.press('t')
    await expect(page.getByRole('complementary', { name: '대본' })).toBeVisible()
  })

  test('an opened chapter stays readable', async ({ page, context }) => {
    await keep(page, '/novel/They?chapter=1')
    const reader = page.getByTestId('novel-reader')
    const words = await reader.getByRole('article').innerText()
    await expect.poll(async () => (await keptAddresses(page)).join()).toMatch(/assets\/Reader-[^,]+\.js/)
    await goOffline(page, context)
    await page.reload()
    await expect(reader.getByRole('article')).toHaveText(words, { useInnerText: true })
    await expect.poll(() => missingGlyphs(page)).toBe('')
  })
})

test('nothing of the admin area is cached', async ({ page }) => {
  await keep(page, '/about/Profile')
  await openAdminPage(page, '/admin/a7c2')
  const picture = page.getByRole('main').locator('img').first()
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0)
  const admin = dynamicChunks().filter(({ source }) => /admin/i.test(source))
  expect(admin.length).toBeGreaterThan(2)
  const kept = await keptAddresses(page)
  expect(kept.filter((address) => admin.some(({ file }) => address.endsWith(file)))).toEqual([])
  expect(kept.filter((address) => /^\/(?:admin|auth|rest|storage)/i.test(address))).toEqual([])
})

test('a new release asks before it activates', async ({ page }) => {
  const worker = readFileSync(WORKER, 'utf8')
  try {
    await keep(page, '/about/Profile')
    appendFileSync(WORKER, '\n// another release')
    await page.evaluate(async () => void (await navigator.serviceWorker.getRegistration())?.update())
    const loaded = page.waitForEvent('load')
    await page.getByRole('status').getByRole('button', { name: '새로 고침' }).click()
    await loaded
    await overlayGone(page)
    const waits = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistration())?.waiting !== null)
    await expect.poll(waits).toBe(false)
  } finally {
    writeFileSync(WORKER, worker)
  }
})
