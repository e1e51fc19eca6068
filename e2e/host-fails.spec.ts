import type { Locator, Page, Route } from 'playwright/test'
import { logInAsOwner } from './admin.ts'
import { expect, overlayGone, scrollTo, test, visit } from './support/test.ts'

// What the browser itself logs of a failed request. Anything else in the console fails the journey.
test.use({ motionMatters: false, expectedFaults: [/Failed to load resource/] })

const REST = '**/rest/v1/**'
const STORAGE = '**/storage/v1/**'

const QUOTA = 'Service for this project is restricted due to the following violations: exceed_egress_quota.'
const PAUSED = '<!doctype html><title>Project paused</title><h1>This project is paused.</h1>'
const page = (status: number) => (route: Route) =>
  route.fulfill({ status, contentType: 'text/html', body: PAUSED })

const ANSWERS: Readonly<Record<string, (route: Route) => unknown>> = {
  '402 with JSON': (route) => route.fulfill({ status: 402, json: { message: QUOTA } }),
  '503 with HTML': page(503),
  'the pause page': page(540),
  'another page': page(200),
  'a malformed answer': (route) => route.fulfill({ contentType: 'application/json', body: '[{"id":1,"ti' }),
  nothing: () => undefined,
  'a refused connection': (route) => route.abort('connectionrefused'),
}

const noticeOf = (at: Page) =>
  at.getByRole('main').getByRole('status').filter({ hasText: '마지막으로 확인한 모습을 보여 드립니다.' })
const cardsOf = (at: Page) => at.getByRole('main').locator('[data-post-card]')
/** Playwright blocks the service worker, of which the browser and the site warn. */
const NO_WORKER = /Service Worker|cannot keep pages/
const warningsOf = (at: Page) => {
  const warnings: string[] = []
  at.on('console', (message) => {
    if (message.type() === 'warning' && !NO_WORKER.test(message.text())) warnings.push(message.text())
  })
  return warnings
}

/** Shortens the timeouts of requests, because Playwright's clock does not cover them. */
const shortenTimeouts = (at: Page) =>
  at.addInitScript(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal)
    AbortSignal.timeout = (ms) => timeout(ms / 20)
  })

/** Follows a link of the page by its path, without loading a document. */
async function follow(at: Page, path: string) {
  await at
    .locator(`a[href="${path}"]`)
    .first()
    .evaluate((link: HTMLElement) => link.click())
  await at.waitForURL(`**${path}`)
  await overlayGone(at)
}

for (const [name, answer] of Object.entries(ANSWERS)) {
  test(`rows answered by ${name}: pages show the last build, and the host's rows once it is well`, async ({
    page: at,
  }) => {
    const warnings = warningsOf(at)
    await shortenTimeouts(at)
    await at.route(REST, answer)
    await visit(at, '/gallery/A7c2')
    await expect(noticeOf(at)).toHaveCount(1)
    const count = await cardsOf(at).count()
    await follow(at, '/gallery/X100vi')
    await expect(cardsOf(at).first()).toBeVisible()
    await expect(noticeOf(at)).toHaveCount(1)
    await follow(at, '/gallery/A7c2')
    await expect(cardsOf(at)).toHaveCount(count)
    await cardsOf(at).first().locator('a').first().click()
    await expect(at.locator('article[data-post-id]')).toBeVisible()
    await expect(noticeOf(at)).toHaveCount(1)
    await expect(at.getByRole('main').getByRole('alert')).toHaveCount(0)

    await at.unroute(REST)
    await at.evaluate(() => void window.dispatchEvent(new Event('online')))
    await expect(noticeOf(at)).toHaveCount(0)
    expect(warnings).toEqual([])
  })
}

/** Waits until a picture has loaded from the copies of the build. */
const expectCopy = (image: Locator) =>
  expect
    .poll(() =>
      image.evaluate((it) => (it instanceof HTMLImageElement && it.naturalWidth > 0 ? it.currentSrc : '')),
    )
    .toMatch(/\/media\//)

test('all pages of the last build work while everything of the host is refused', async ({ page: at }) => {
  const warnings = warningsOf(at)
  await at.route(REST, ANSWERS['402 with JSON']!)
  await at.route(STORAGE, ANSWERS['402 with JSON']!)

  await test.step('home', async () => {
    await visit(at, '/')
    await scrollTo(
      at,
      await at.locator('#gallery').evaluate((section) => section.getBoundingClientRect().top + scrollY),
    )
    await expect(at.locator('#gallery [data-photo-card]')).toHaveCount(4)
    await expect(noticeOf(at)).toHaveCount(1)
  })
  await test.step('lists', async () => {
    for (const path of ['/about/Favorites', '/design/Portfolio', '/fanart/Fanart', '/gallery/X100vi']) {
      await follow(at, path)
      await expectCopy(cardsOf(at).first().locator('img').first())
      await expect(noticeOf(at)).toHaveCount(1)
    }
    await follow(at, '/about/Profile')
    await expect(noticeOf(at)).toHaveCount(0)
  })
  await test.step('an episode', async () => {
    await follow(at, '/webtoon/Tls')
    const region = at.getByRole('region', { name: '회차' })
    await expect(region.locator('[data-episode]')).toHaveCount(3)
    await region.getByRole('link', { name: '첫 화 보기' }).click()
    await expectCopy(at.getByTestId('episode-reader').locator('[data-cut]').first())
    await expect(at.getByRole('link', { name: /^다음 화/ }).first()).toBeVisible()
    await expect(noticeOf(at)).toHaveCount(1)
  })
  await test.step('a chapter', async () => {
    await visit(at, '/novel/Tls')
    await at
      .getByRole('link', { name: /읽기/ })
      .or(at.getByRole('button', { name: /읽기/ }))
      .first()
      .click()
    await expect(at.getByTestId('novel-reader').locator('p').first()).toBeVisible()
    await expect(noticeOf(at)).toHaveCount(1)
  })
  await test.step('search', async () => {
    await visit(at, '/gallery/A7c2?q=우체통 위에')
    const sheet = at.getByTestId('search')
    await expect(sheet.getByRole('option').filter({ hasText: '우체통 위에 손자국이' }).first()).toBeVisible()
    await expect(sheet.getByText('마지막으로 확인한 글에서 찾았습니다.').first()).toBeVisible()
  })
  await test.step('light table and share card', async () => {
    await visit(at, '/gallery/Light?a=a7c2-2&b=x100vi-3&view=pair')
    await expect(at.locator('figure[data-slot]')).toHaveCount(2)
    await expect(noticeOf(at)).toHaveCount(1)
    await visit(at, '/gallery/a7c2/View/1')
    await at.getByRole('button', { name: '카드로 나누기' }).click()
    await expect(at.getByRole('dialog', { name: /나누기$/ }).getByRole('img')).toBeVisible()
  })
  expect(warnings).toEqual([])
})

test('a wall of the last build is shown to its end @main', async ({ page: at }) => {
  const posts = Array.from({ length: 60 }, (_, index) => ({
    id: 1000 - index,
    title: `사진 ${index}`,
    createdAt: new Date(Date.UTC(2026, 0, 1) - index * 60_000).toISOString(),
    meta: {},
    position: null,
    width: 3,
    height: 2,
  }))
  await at.route('**/rows/a7c2-0.json', (route) => route.fulfill({ json: { posts, isLast: true } }))
  await at.route(REST, page(540))
  await visit(at, '/gallery/X100vi')
  await expect(noticeOf(at)).toHaveCount(1)
  await follow(at, '/gallery/A7c2')
  await expect(async () => {
    await at.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight))
    await expect(cardsOf(at).last()).toHaveAttribute('aria-posinset', '60', { timeout: 500 })
  }).toPass()
  await expect(noticeOf(at)).toBeInViewport()
})

test('storage that fails says nothing, and the rows are those of the host', async ({ page: at }) => {
  const warnings = warningsOf(at)
  for (const answer of [ANSWERS['402 with JSON']!, page(503), ANSWERS['a refused connection']!]) {
    await at.route(STORAGE, answer)
    const rows = at.waitForResponse((response) => response.url().includes('/rest/v1/posts_a7c2'))
    await visit(at, '/gallery/A7c2')
    await rows
    await expectCopy(cardsOf(at).first().locator('img'))
    await expect(noticeOf(at)).toHaveCount(0)
    await at.unroute(STORAGE)
  }
  expect(warnings).toEqual([])
})

test.describe('on the desk', () => {
  // Errors of the owner's queries are logged.
  test.use({ expectedFaults: [/Failed to load resource|DataError/] })

  test('a project over its quota tells the owner why, once', async ({ page: at }) => {
    await at.route(REST, ANSWERS['402 with JSON']!)
    await visit(at, '/gallery/A7c2')
    await logInAsOwner(at)
    await at.goto('/admin')
    await expect(at.getByText('전송량 한도를 넘어 Supabase가')).toHaveCount(1)
    await expect(at.getByRole('alert')).toHaveCount(1)
    await at.goto('/admin/a7c2')
    await expect(at.getByText('전송량 한도를 넘어 Supabase가')).toHaveCount(1)
    await expect(at.getByRole('alert').filter({ hasText: '목록을 불러오지 못했습니다.' })).toBeVisible()
  })
})
