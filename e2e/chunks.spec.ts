import type { Page } from 'playwright/test'
import { ADMIN_PASSWORD } from './owner.ts'
import { fileOf, stylesOf } from './support/manifest.ts'
import { expect, overlayGone, test, visit } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({
  motionMatters: false,
  expectedFaults: [
    /Failed to load resource|failed to render|could not be loaded|Failed to fetch dynamically imported|Unable to preload CSS|posts_a7c2/,
  ],
})

/** Fails requests for built files until `restore` is called. */
async function lose(page: Page, ...files: string[]) {
  const urls = new RegExp(`/(${files.join('|').replaceAll('.', '\\.')})$`)
  let lost = 0
  await page.route(urls, (route) => {
    lost += 1
    return route.abort()
  })
  return { times: () => lost, restore: () => page.unroute(urls) }
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const header = (page: Page) => page.getByTestId('site-header')
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name })
const reader = (page: Page) => page.getByTestId('novel-reader')

/** Expects the page's error screen after exactly one reload. */
async function expectPageFault(page: Page, documents: () => number) {
  await expect(alert(page)).toContainText('이 페이지를 불러오지 못했습니다.')
  expect(documents()).toBe(2)
  await overlayGone(page)
  await expect(page.locator('h1')).toHaveCount(1)
}

function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

async function expectPageAfterReload(page: Page) {
  await button(page, '새로고침').click()
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await overlayGone(page)
}

test('a page whose file is missing reloads the tab once, then shows 새로고침', async ({ page }) => {
  const documents = countDocuments(page)
  const file = await lose(page, fileOf('src/pages/gallery/WallGallery.tsx'))
  await visit(page, '/about/Profile')
  await button(page, '차례 열기').click()
  await page.getByRole('dialog').getByRole('link', { name: 'A7C2' }).click()
  await expectPageFault(page, documents)
  await expect(page).toHaveURL('/gallery/A7c2')
  await expect(header(page).getByRole('link').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('link', { name: '처음으로' })).toHaveAttribute('href', '/')
  await file.restore()
  await expectPageAfterReload(page)
})

// Unit tests of `lazyPart` check what a visitor may do then.
for (const { what, files } of [
  { what: 'a component', files: () => [fileOf('src/features/series/reader/Reader.tsx')] },
  { what: 'a stylesheet', files: () => stylesOf('src/features/series/reader/Reader.tsx') },
])
  test(`a missing part of a page shows 다시 시도 in its place: ${what}`, async ({ page }) => {
    const documents = countDocuments(page)
    const lost = await lose(page, ...files())
    await page.goto('/novel/Tls?chapter=1')
    const message = page.getByRole('main').getByText('이 부분을 불러오지 못했습니다.')
    await expect(message).toBeVisible()
    await overlayGone(page)
    await expect(reader(page)).toHaveCount(0)
    // The file may have been requested more than once already.
    const requests = lost.times()
    await button(page, '다시 시도').click()
    await expect.poll(lost.times).toBeGreaterThan(requests)
    await lost.restore()
    await button(page, '다시 시도').click()
    await expect(reader(page)).toBeVisible()
    await expect(message).toHaveCount(0)
    const sheets = await page.evaluate(() => [...document.styleSheets].map(({ href }) => href).join(' '))
    for (const file of files().filter((each) => each.endsWith('.css'))) expect(sheets).toContain(file)
    expect(documents()).toBe(1)
  })

test('a missing decoration shows nothing and loads on the next visit', async ({ page }) => {
  const prints = await lose(page, fileOf('src/features/home/gallery/galleryParts.ts'))
  const gallery = page.locator('#gallery')
  await visit(page, '/')
  await gallery.scrollIntoViewIfNeeded()
  await expect(gallery).toHaveAttribute('data-state', 'ready')
  await expect(alert(page)).toHaveCount(0)
  await expect(gallery.locator('[data-blank="true"]')).toBeAttached()
  await prints.restore()
  await header(page).getByRole('link', { name: '소개' }).press('Enter')
  await expect(page).toHaveURL('/about/Profile')
  await expect(gallery).toHaveCount(0)
  await overlayGone(page)
  await page.goBack()
  await overlayGone(page)
  await gallery.scrollIntoViewIfNeeded()
  await expect(gallery.locator('[data-blank="false"]')).toBeAttached()
})

test('a click whose part fails to load shows a toast with 다시 시도', async ({ page }) => {
  const file = await lose(page, fileOf('src/features/search/SearchDialog.tsx'))
  await visit(page, '/about/Profile')
  await button(page, '찾기').click()
  await expect(page.getByRole('status').getByText('찾기를 열지 못했습니다.')).toBeVisible()
  await file.restore()
  await button(page, '다시 시도').click()
  await expect(page.getByRole('dialog', { name: '찾기' })).toBeVisible({ timeout: 60_000 })
})

test('the admin area whose root is missing reloads once and links home', async ({ page }) => {
  const root = await lose(page, fileOf('src/admin/routes/AdminRoot.tsx'))
  const documents = countDocuments(page)
  await page.goto('/admin')
  await expectPageFault(page, documents)
  await page.getByRole('main').getByRole('link', { name: '처음으로' }).click()
  await expect(page).toHaveURL('/')
  await expect(header(page)).toBeVisible()

  await visit(page, '/about/Profile')
  await button(page, '관리자 로그인').click()
  const login = page.getByRole('dialog', { name: '관리자 로그인' })
  await login.getByPlaceholder('비밀번호를 입력하세요').fill(ADMIN_PASSWORD)
  await login.getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL('/admin/Favorites')
  await expect(alert(page)).toContainText('이 페이지를 불러오지 못했습니다.')
  await root.restore()
  await expectPageAfterReload(page)
  await expect(page.getByRole('navigation', { name: '관리 메뉴' })).toBeVisible()
})
