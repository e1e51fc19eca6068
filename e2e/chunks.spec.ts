import type { Page } from 'playwright/test'
import { BARE, dynamicChunks, fileOf, means, type Need, needs, STARTS } from './chunks.ts'
import { beOwner } from './desk.ts'
import { ADMIN_PASSWORD } from './owner.ts'
import { expect, overlayGone, test, visit } from './support/test.ts'

test.describe.configure({ mode: 'parallel' })
test.use({
  expectedFaults: [
    /Failed to load resource|화면을 그리지 못했습니다|could not be loaded|Failed to fetch dynamically imported|posts_a7c2/,
  ],
})

/** Loses the files of a chunk of the table until `back`. */
const lose = (page: Page, name: string) =>
  loseFiles(
    page,
    dynamicChunks()
      .filter(({ source }) => means(name, source))
      .map(({ file }) => file),
  )

async function loseFiles(page: Page, files: readonly string[]) {
  const urls = new RegExp(`/(${files.map((file) => file.replaceAll('.', '\\.')).join('|')})$`)
  let lost = 0
  await page.route(urls, (route) => {
    lost += 1
    return route.abort()
  })
  return { times: () => lost, back: () => page.unroute(urls) }
}

/** Counts the documents that the tab asks for. */
function countDocuments(page: Page): () => number {
  let documents = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1
  })
  return () => documents
}

const alert = (page: Page) => page.getByRole('main').getByRole('alert')
const overlay = (page: Page) => page.getByTestId('loading-overlay')
const button = (page: Page, name: string) => page.getByRole('button', { name })
const home = (page: Page) => page.getByRole('main').getByRole('link', { name: '처음으로' })

async function expectFrame(page: Page, owner = false) {
  if (owner) await expect(page.getByRole('navigation', { name: '관리 메뉴' })).toBeVisible()
  else await expect(page.getByTestId('site-header').getByRole('link').first()).toBeVisible()
}

/** In the place of a page: reloaded once, no more, then the message with both ways on. */
async function expectPageFault(page: Page, documents: () => number) {
  await expect(alert(page)).toContainText('이 페이지를 불러오지 못했습니다.')
  expect(documents()).toBe(2)
  await overlayGone(page)
  await expect(home(page)).toHaveAttribute('href', '/')
  await expect(page.locator('h1')).toHaveCount(1)
}

async function reloadWell(page: Page) {
  await button(page, '새로고침').click()
  await expect(alert(page)).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await overlayGone(page)
}

async function journey(page: Page, name: string, need: Need) {
  const documents = countDocuments(page)
  const chunk = await lose(page, name)
  if (need.kind === 'desk' || ('owner' in need && need.owner)) await beOwner(page)
  if ('before' in need) await need.before?.(page)
  const earlier = documents()
  await page.goto(need.at)

  switch (need.kind) {
    case 'page':
    case 'desk':
      await expectPageFault(page, () => documents() - earlier)
      if (need.kind === 'page') await expectFrame(page)
      await chunk.back()
      await reloadWell(page)
      break
    case 'part':
      await expect(page.getByRole('main').getByText(need.says)).toBeVisible()
      await overlayGone(page)
      await expectFrame(page, need.owner)
      await expect(need.shows(page)).toHaveCount(0)
      await chunk.back()
      await button(page, '다시 시도').click()
      await expect(need.shows(page)).toBeVisible()
      await expect(page.getByRole('main').getByText(need.says)).toHaveCount(0)
      break
    case 'on demand':
      await overlayGone(page)
      await need.click(page).click()
      await expect(page.getByRole('status').getByText(need.says)).toBeVisible()
      if (need.frame) await expect(need.frame(page)).toBeVisible()
      else await expectFrame(page)
      await expect(need.shows(page)).toHaveCount(0)
      await chunk.back()
      await button(page, '다시 시도').click()
      await expect(need.shows(page)).toBeVisible(need.withinMs ? { timeout: need.withinMs } : {})
      break
    case 'optional':
      await expect(overlay(page)).toBeHidden()
      await need.act?.(page)
      await expect.poll(chunk.times).toBeGreaterThan(0)
      await expect(need.stays(page)).toBeVisible()
      await expect(alert(page)).toHaveCount(need.alerts ?? 0)
      await expectFrame(page, need.owner)
      await chunk.back()
      await expectWayOn(page, need.owner)
      break
  }
  expect(chunk.times()).toBeGreaterThan(0)
}

/** With the file back the visitor goes on as ever: to another page, whose heading comes. */
async function expectWayOn(page: Page, owner = false) {
  if (owner) await page.getByRole('link', { name: '팬아트' }).click()
  else await visit(page, '/design/Portfolio')
  await expect(page).toHaveURL(owner ? '/admin/Fanart' : '/design/Portfolio')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

test.describe('a start that does not come @desktop', () => {
  for (const source of STARTS) {
    for (const at of BARE)
      test(`leaves words and two ways on at ${at}: ${source}`, async ({ page }) => {
        const start = await loseFiles(page, [fileOf(source)])
        await page.goto(at)
        await expect(overlay(page).getByText('페이지를 불러오지 못했습니다.')).toBeVisible()
        await expect(page.getByTestId('loading-animation')).toBeHidden()
        await expect(overlay(page).getByText('페이지를 넘기는 중')).toBeHidden()
        await expect(overlay(page).getByRole('link', { name: '처음으로' })).toHaveAttribute('href', '/')
        expect(start.times()).toBeGreaterThan(0)
        await start.back()
        await overlay(page).getByRole('button', { name: '새로고침' }).click()
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await overlayGone(page)
      })

    test(`leaves static HTML open: ${source}`, async ({ page }) => {
      await loseFiles(page, [fileOf(source)])
      await page.goto('/gallery/A7c2')
      await expect(page.locator('html')).toHaveAttribute('data-start-failed')
      await expect(overlay(page)).toBeHidden()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(page.locator('[data-post-card] img').last()).toHaveCSS('opacity', '1')
      // All rules come, without the script that would have brought them.
      const mail = page.getByRole('contentinfo').getByRole('definition').first()
      await expect(mail).toBeVisible()
      await expect(mail).toHaveCSS('font-weight', '500')
    })
  }
})

test.describe('a file that does not come @desktop', () => {
  test('has its row in the table, whichever it is', () => {
    const sources = dynamicChunks().map(({ source }) => source)
    const names = Object.keys(needs)
    expect(sources.filter((source) => !names.some((name) => means(name, source)))).toEqual([])
    expect(names.filter((name) => !sources.some((source) => means(name, source)))).toEqual([])
  })

  const perNeed = ([name, need]: [string, Need]) =>
    test(`leaves the frame and a way on: ${need.kind} ${name}`, ({ page }) => journey(page, name, need))
  const needsOf = (moves: boolean) =>
    Object.entries(needs).filter(([, need]) => !need.alike && Boolean(need.moves) === moves)
  needsOf(true).forEach(perNeed)

  test.describe(() => {
    // Each loads its page up to three times, and motion would cost a third of it.
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    needsOf(false).forEach(perNeed)
  })

  test('has a list read its rows itself when those of the build are away', async ({ page }) => {
    const read = page.waitForResponse(/\/rest\/v1\/posts_a7c2/)
    const state = page.waitForEvent('requestfailed', (request) => /\/state-[^/]+\.json$/.test(request.url()))
    await page.route(/\/state-[^/]+\.json$/, (route) => route.abort())
    await visit(page, '/gallery/A7c2')
    await state
    expect((await read).ok()).toBe(true)
    await expect(page.locator('[data-post-card] img').first()).toBeVisible()
    await expectWayOn(page)
  })

  test('lets the photographs hang when the visitor comes home again', async ({ page }) => {
    const chunk = await lose(page, 'src/features/home/gallery/galleryParts.ts')
    // Near the section: an idle page, too, would ask for it, and a busy machine has none for long.
    const gallery = page.locator('#gallery')
    await visit(page, '/')
    await gallery.scrollIntoViewIfNeeded()
    await expect(gallery).toHaveAttribute('data-state', 'ready')
    await chunk.back()
    // By keyboard, which brings the header back.
    await page.getByTestId('site-header').getByRole('link', { name: '소개' }).press('Enter')
    await expect(page).toHaveURL('/about/Profile')
    // The address changes first: home stays until the page is there.
    await expect(gallery).toHaveCount(0)
    await overlayGone(page)
    await page.goBack()
    await overlayGone(page)
    await gallery.scrollIntoViewIfNeeded()
    await expect(page.locator('#gallery [data-blank="false"]')).toBeAttached()
  })

  test('leads home from the desk and from the login, while it is still away', async ({ page }) => {
    const chunk = await lose(page, 'src/app/desk/DeskRoot.tsx')
    const documents = countDocuments(page)
    await page.goto('/admin')
    await expectPageFault(page, documents)
    await home(page).click()
    await expect(page).toHaveURL('/')
    await expectFrame(page)

    await visit(page, '/about/Profile')
    await button(page, '관리자 로그인').click()
    const login = page.getByRole('dialog', { name: '관리자 로그인' })
    await login.getByPlaceholder('비밀번호를 입력하세요').fill(ADMIN_PASSWORD)
    await login.getByRole('button', { name: '로그인' }).click()
    await expect(page).toHaveURL('/admin/Favorites')
    await expect(alert(page)).toContainText('이 페이지를 불러오지 못했습니다.')
    await chunk.back()
    await reloadWell(page)
    await expectFrame(page, true)
  })
})

test('an address with a broken hash shows its page whole @desktop', async ({ page }) => {
  await visit(page, '/about/Profile#%')
  await expectFrame(page)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(alert(page)).toHaveCount(0)
})
