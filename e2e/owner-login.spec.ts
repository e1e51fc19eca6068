import type { Page } from 'playwright/test'
import { OWNER_TOKEN_KEY } from '../src/supabase/ownerToken.ts'
import { button, logInAsOwner, openAdminPage, test } from './admin.ts'
import { connect, logIn } from './owner.ts'
import { expect, visit } from './support/test.ts'

test.use({ motionMatters: false })

const fontsLoaded = (page: Page) => page.waitForFunction(() => document.fonts.status === 'loaded')

test('a wrong password is refused without a request @main', async ({ page }) => {
  // A page without requests of its own. Without a service worker, whose modules would load after six seconds.
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'serviceWorker'))
  await visit(page, '/novel/More')
  await button(page, '관리자 로그인').click()
  const dialog = page.getByRole('dialog', { name: '관리자 로그인' })
  const field = dialog.getByPlaceholder('비밀번호를 입력하세요')
  await expect(field).toBeFocused()
  await fontsLoaded(page)
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  await field.fill('not the password')
  await field.press('Enter')
  await expect(dialog.getByRole('alert')).toHaveText('비밀번호가 올바르지 않습니다.')
  await expect(field).toBeFocused()
  await fontsLoaded(page)
  expect(requests).toEqual([])
})

test('the login closes with returned focus, and forgets what was typed', async ({ page }) => {
  await visit(page, '/about/Profile')
  const gear = button(page, '관리자 로그인')
  const dialog = page.getByRole('dialog', { name: '관리자 로그인' })
  const field = dialog.getByPlaceholder('비밀번호를 입력하세요')
  const ways = [
    () => dialog.getByRole('button', { name: '취소' }).click(),
    () => page.keyboard.press('Escape'),
    () => page.mouse.click(8, 300),
  ]
  for (const close of ways) {
    await gear.click()
    await expect(field).toHaveValue('')
    await field.fill('half a pass')
    await close()
    await expect(dialog).toHaveCount(0)
    await expect(gear).toBeFocused()
  }
})

test('the owner logs in for this visit if storage is blocked', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    IDBFactory.prototype.open = () => {
      throw new DOMException('blocked', 'SecurityError')
    }
  })
  await logIn(page)
  await connect(page)
  await page.getByRole('link', { name: '새로 올리기' }).first().click()
  const title = page.getByLabel('제목', { exact: true })
  await title.fill('시험')
  await expect(page.getByText(/이 탭에만 보관합니다/).first()).toBeVisible()
  await title.fill('')
  await expect(page.getByText(/이 탭에만 보관합니다/)).toHaveCount(0)
  await page.getByRole('link', { name: '목록으로' }).click()
  await page.getByRole('link', { name: 'X100VI' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'X100VI' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: '좋아하는 것들' })).toBeVisible()
  await button(page, '로그아웃').click()
  await expect(page).toHaveURL(/\/$/)
})

test('every admin address sends visitors home and loads nothing of the admin area @main', async ({
  page,
}) => {
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  for (const path of ['/admin', '/admin/Favorites', '/admin/a7c2/Upload/1', '/admin/FanartUpload']) {
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
  }
  expect(loaded.filter((url) => /ownerClient|pages\/admin|\/AdminApp-/.test(url))).toEqual([])
})

test('logging out ends the session in every tab and on the server @main', async ({ page, context }) => {
  await openAdminPage(page, '/admin/Favorites')
  const other = await context.newPage()
  await other.goto('/admin/a7c2')
  await expect(other.getByRole('heading', { level: 1, name: 'A7C2' })).toBeVisible()
  await button(page, '로그아웃').press('Enter')
  await expect(page).toHaveURL(/\/$/)
  await expect(other).toHaveURL(/\/$/)
  const token = () => page.evaluate((key) => localStorage.getItem(key), OWNER_TOKEN_KEY)
  await expect.poll(token).toBeNull()
})

test.describe('24 hours after the login', () => {
  // With the changed clock all tokens have expired: requests are rejected, and pending ones time out.
  test.use({
    expectedFaults: [/Failed to load resource|TimeoutError: signal timed out|^console: \w+ DataError/],
  })

  test('the owner is logged out, after a warning', async ({ page }) => {
    await page.clock.install()
    await logInAsOwner(page)
    await page.goto('/admin/Favorites')
    await expect(page.getByRole('heading', { level: 1, name: '좋아하는 것들' })).toBeVisible()
    await page.clock.fastForward('23:52:00')
    await expect(
      page.getByText(/분 뒤 자동으로 로그아웃됩니다\. 작성 중인 글은 임시저장됩니다\./),
    ).toBeVisible()
    await page.clock.fastForward('00:09:00')
    await expect(page).toHaveURL(/\/$/)
    // The server session has ended too.
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), OWNER_TOKEN_KEY)).toBeNull()
  })
})
