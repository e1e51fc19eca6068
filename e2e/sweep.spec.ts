import type { Page } from 'playwright/test'
import { paths } from '../src/config/paths'
import { publicRoutes } from '../src/content/pages'
import { expectAccessible } from './support/axe'
import { findAddress } from './support/detailAddress'
import { expectTrueSizes } from './support/imageSizes'
import { expectNoLayoutShift, FONT_BLOCKED, watchShifts } from './support/layoutShifts'
import { expectNoOverflow } from './support/overflow'
import { serveInParts } from './support/serveInParts'
import { expect, test, visit } from './support/test'

/** A chapter's page leads to its novel's. */
const routes = publicRoutes().filter((route) => route !== paths.chapter.pattern)

const LOST = '/no/such/page'

/** Pages whose layout differs with reduced motion: pinned sections and scroll-driven animations. */
const WITH_MOTION = ['/', '/about/Profile', '/gallery/X100vi']

/** One page of each kind, which are swept on a phone, too, as the page of rights is. `npm test` sweeps only these, on the desktop. */
const KINDS = [
  '/',
  '/gallery/A7c2',
  '/gallery/a7c2/View/:id',
  '/webtoon/Tls',
  paths.episode.pattern,
  '/novel/Tls',
]

// Many short journeys run in parallel.
test.describe.configure({ mode: 'parallel' })

/** Opens a route; a detail by the first link in the static HTML of its lists. */
async function openRoute(page: Page, route: string) {
  const address = await findAddress(route, async (path) => (await page.request.get(path)).text())
  await visit(page, address)
  if (address !== route) await expect(page.locator('article[data-post-id]')).toBeVisible()
}

function sweep(route: string, tags: string[], where = '') {
  const title = `${route} is complete, stable, without errors and accessible${where}`
  test(title, { tag: tags }, async ({ page }) => {
    await openRoute(page, route)

    // Hydration errors would be uncaught errors.
    const prerendered = await page.locator('html').getAttribute('data-prerendered')
    expect(prerendered === new URL(page.url()).pathname).toBe(route !== LOST)
    await expect(page).toHaveTitle(route === '/' ? 'Blank Page' : /.+ · Blank Page$/)
    if (![LOST, paths.receipt].includes(route))
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        new RegExp(`${new URL(page.url()).pathname}$`),
      )
    await expect(page.getByRole('main')).toHaveCount(1)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    await expect(page.locator('h1')).toHaveCount(1)
    // The reader of episodes has bars instead of header and footer.
    const frames = route === paths.episode.pattern ? 0 : 1
    await expect(page.getByTestId('site-header')).toHaveCount(frames)
    await expect(page.getByRole('contentinfo')).toHaveCount(frames)
    await expect(page.locator('main footer')).toHaveCount(0)
    // A `source` must not become a grid cell.
    const sources = await page
      .locator('picture > source')
      .evaluateAll((all) => all.map((source) => getComputedStyle(source).display))
    expect(sources.filter((display) => display !== 'none')).toEqual([])
    await expectTrueSizes(page)
    await expectAccessible(page, { targets: true })
    await expectNoLayoutShift(page)
  })
}

test.describe('on a connection that sends the page part by part', () => {
  test.use({
    baseURL: async ({ baseURL }, provide) => {
      const pieces = await serveInParts(String(baseURL))
      await provide(pieces.url)
      await pieces.close()
    },
    // Rows published by other journeys would appear on pages built without them.
    samplesOnly: true,
    expectedFaults: [FONT_BLOCKED],
  })
  test.beforeEach(({ page }) => watchShifts(page))

  for (const route of routes)
    sweep(route, [
      ...(WITH_MOTION.includes(route) ? ['@reduced'] : []),
      ...(KINDS.includes(route) ? ['@main'] : []),
    ])
  for (const route of [...KINDS, paths.rights]) sweep(route, ['@mobile'], ' on a phone')
  test.describe(() => {
    test.use({ expectedFaults: [new RegExp(`${FONT_BLOCKED.source}|status of 404`)] })
    sweep(LOST, [])
  })
})

test.describe('at 320 px, which equals 400 % zoom', () => {
  test.use({
    viewport: { width: 320, height: 256 },
    contextOptions: { reducedMotion: 'reduce' },
    expectedFaults: [/status of 404/],
  })

  test('every page fits without horizontal scrolling', async ({ page }) => {
    for (const route of [...routes, '/novel/Tls?chapter=1', LOST]) {
      await openRoute(page, route)
      await expectNoOverflow(page, route)
    }
  })
})

/** Dialogs and how to open them. */
const DIALOGS = [
  { at: '/about/Profile', opener: '차례 열기', dialog: '차례' },
  { at: '/about/Profile', opener: '바깥 링크 열기', dialog: '바깥 링크' },
  { at: '/about/Profile', opener: '관리자 로그인', dialog: '관리자 로그인' },
  { at: '/webtoon/Tls?tab=characters', opener: /^한해 언니/, dialog: /한해/ },
  { at: '/webtoon/Tls?tab=gallery', opener: '해와 달의 옥상 크게 보기', dialog: '그림 크게 보기' },
  { at: '/gallery/a7c2/View/10', opener: /크게 보기/, dialog: '사진 크게 보기' },
]

test.describe('at 320 px with forced colours', () => {
  test.use({
    viewport: { width: 320, height: 640 },
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  })

  test('every dialog fits and is accessible', async ({ page }) => {
    for (const { at, opener, dialog } of DIALOGS) {
      await visit(page, at)
      // By keyboard: at this size another element may cover it.
      await page.getByRole('button', { name: opener }).press('Enter')
      await expect(page.getByRole('dialog', { name: dialog })).toBeVisible()
      // axe can't evaluate the contrast of system colours.
      await expectAccessible(page, { targets: true, colours: false })
      await expectNoOverflow(page, at)
    }
  })
})
