import { pagesByPath, publicRoutes } from '../src/content/pages'
import { expectAccessible } from './support/axe'
import { expectTrueSizes } from './support/imageSizes'
import { expectStill, FONT_KEPT_AWAY, watchShifts } from './support/layoutShifts'
import { serveInPieces } from './support/pieces'
import { expect, test, visit } from './support/test'
import { expectUncut } from './support/whole'
import type { Page } from 'playwright/test'

const routes = publicRoutes()
/** The list of each detail. */
const lists = new Map([...pagesByPath.values()].map(({ detailPath, path }) => [detailPath, path]))

const LOST = '/no/such/page'

// Many short journeys: whichever worker is free takes the next.
test.describe.configure({ mode: 'parallel' })

/** Opens a route; a detail by the first address that its list's static HTML names. */
async function openRoute(page: Page, route: string) {
  const list = lists.get(route)
  if (!list) return visit(page, route)
  const html = await (await page.request.get(list)).text()
  const [address = ''] = new RegExp(`${route.replace(':id', '')}\\d+`, 'i').exec(html) ?? []
  await visit(page, address)
  await expect(page.locator('article[data-post-id]')).toBeVisible()
}

function sweep(route: string) {
  // A detail is laid out alike with and without motion.
  test(`${route} is whole, still, quiet and accessible${lists.has(route) ? '' : ' @reduced'}`, async ({
    page,
  }) => {
    await openRoute(page, route)

    // Static HTML was taken over: what React would render anew instead is an uncaught error.
    const prerendered = await page.locator('html').getAttribute('data-prerendered')
    expect(prerendered === new URL(page.url()).pathname).toBe(route !== LOST)
    await expect(page).toHaveTitle(route === '/' ? 'Blank Page' : /.+ · Blank Page$/)
    if (route !== LOST)
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${new URL(page.url()).pathname}$`),
      )
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    await expect(page.getByTestId('site-header')).toHaveCount(1)
    await expect(page.getByRole('contentinfo')).toHaveCount(1)
    await expect(page.locator('main footer')).toHaveCount(0)
    // A source takes no place beside its picture: in a grid it would be a cell.
    const sources = await page
      .locator('picture > source')
      .evaluateAll((all) => all.map((source) => getComputedStyle(source).display))
    expect(sources.filter((display) => display !== 'none')).toEqual([])
    await expectTrueSizes(page)
    await expectAccessible(page, { targets: true })
    await expectStill(page)
  })
}

test.describe('on a line that brings a page piece by piece', () => {
  test.use({
    baseURL: async ({ baseURL }, provide) => {
      const pieces = await serveInPieces(String(baseURL))
      await provide(pieces.url)
      await pieces.close()
    },
    // Rows that another journey publishes meanwhile would come to pages that were built without them.
    samplesOnly: true,
    expectedFaults: [FONT_KEPT_AWAY],
  })
  test.beforeEach(({ page }) => watchShifts(page))

  routes.forEach(sweep)
  test.describe(() => {
    test.use({ expectedFaults: [new RegExp(`${FONT_KEPT_AWAY.source}|status of 404`)] })
    sweep(LOST)
  })
})

test.describe('on 320 px, as a page zoomed to 400 %', () => {
  test.use({
    viewport: { width: 320, height: 256 },
    contextOptions: { reducedMotion: 'reduce' },
    expectedFaults: [/status of 404/],
  })

  test('every page is whole without scrolling sideways @desktop', async ({ page }) => {
    for (const route of [...routes, '/novel/Tls?chapter=1', LOST]) {
      await openRoute(page, route)
      await expectUncut(page, route)
    }
  })
})

/** What opens over a page, and how. */
const DIALOGS = [
  { at: '/about/Profile', opener: '차례 열기', dialog: '차례' },
  { at: '/about/Profile', opener: '바깥 링크 열기', dialog: '바깥 링크' },
  { at: '/about/Profile', opener: '관리자 로그인', dialog: '관리자 로그인' },
  { at: '/webtoon/Tls?tab=characters', opener: /^한해 언니/, dialog: /한해/ },
  { at: '/webtoon/Tls?tab=gallery', opener: '해와 달의 옥상 크게 보기', dialog: '그림 크게 보기' },
  { at: '/gallery/a7c2/View/10', opener: /크게 보기/, dialog: '사진 크게 보기' },
]

test.describe('on 320 px, in the system’s own colours', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  })

  test('every dialog is whole and accessible @desktop', async ({ page }) => {
    for (const { at, opener, dialog } of DIALOGS) {
      await visit(page, at)
      // By key: at this size another part may lie over it.
      await page.getByRole('button', { name: opener }).press('Enter')
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      // The system's colours are no matter of ours, and a machine takes them for those that they stand for.
      await expectAccessible(page, { targets: true, colours: false })
      await expectUncut(page, at)
    }
  })
})
