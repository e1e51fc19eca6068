import type { Dialog, Page } from 'playwright/test'
import { button, expectAllSaved, field, logInAsOwner, openAdminPage, test } from './admin.ts'
import { expect, visit } from './support/test.ts'

test.use({ motionMatters: false })

const NEW = '/admin/Upload'
const followToSite = (page: Page) => page.getByRole('link', { name: '사이트 보기' }).click()

/** Reloads the page and answers the browser's leave dialog. */
async function reload(page: Page, answer: (dialog: Dialog) => Promise<void>) {
  const asked = page.waitForEvent('dialog')
  const acted = page.evaluate(() => location.reload()).catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await answer(dialog)
  await acted
}

test('every way out of the editor asks about unsaved work and keeps it @main', async ({ page, admin }) => {
  const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })
  const summary = field(page, '요약')
  const row = await admin.add('posts_favorites', { title: '나가는 길', status: 'draft' })
  const address = `${NEW}/${row.id}`
  const list = `/admin/Favorites?q=${encodeURIComponent(admin.mark)}`
  await openAdminPage(page, list)
  await page.getByRole('link', { name: row.title }).click()
  await summary.fill('아직 저장하지 않은 요약')
  const goBack = () => page.evaluate(() => history.back())
  const expectKept = async () => {
    await expect(page).toHaveURL(address)
    await expect(summary).toHaveValue('아직 저장하지 않은 요약')
  }
  const stay = async () => {
    await question.getByRole('button', { name: '계속 쓰기' }).click()
    await expect(question).toHaveCount(0)
    await expectKept()
  }
  for (const leave of [
    () => page.getByRole('link', { name: '목록으로' }).click(),
    goBack,
    goBack,
    () => button(page, '로그아웃').click(),
    () => followToSite(page),
  ]) {
    await leave()
    await stay()
  }

  await reload(page, (dialog) => dialog.dismiss())
  await expectKept()
  await reload(page, (dialog) => dialog.accept())
  await button(page, '복원').click()
  await expectKept()
  await goBack()
  await stay()

  await followToSite(page)
  await question.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await button(page, '복원').click()
  await expectKept()

  await goBack()
  await question.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(list)
  await page.getByRole('link', { name: row.title }).click()
  await button(page, '버리기').click()
  await expect(summary).toHaveValue('')
  await expectAllSaved(page)
  await page.getByRole('link', { name: '목록으로' }).click()
  await expect(page).toHaveURL(list)
})

test('the owner stays logged in between site and admin, and deleted rows stay deleted', async ({
  page,
  admin,
}) => {
  const { id } = await admin.addComplete('posts_favorites', '떠나며 지운 것')
  const list = `/admin/Favorites?q=${encodeURIComponent(admin.mark)}`
  await openAdminPage(page, list)
  const row = page.locator(`tr[data-post-id="${id}"]`)
  await row.getByRole('button', { name: '삭제' }).click()
  await expect(row).toHaveCount(0)
  await expect(page.getByText(/휴지통에 넣었습니다\./)).toBeVisible()
  await followToSite(page)
  await expect(page).toHaveURL('/')

  await page.goBack()
  await expect(page).toHaveURL(list)
  // The refetched list does not contain the row.
  await expect(page.getByRole('heading', { name: /찾지 못했습니다/ })).toBeVisible()
  await expect(row).toHaveCount(0)
  await visit(page, '/about/Profile')
  await button(page, '관리자 로그인').click()
  await expect(page).toHaveURL('/admin/Favorites')
})

test.describe('admin addresses', () => {
  // Hosts are case-sensitive, so 404.html loads the admin area.
  test.use({ expectedFaults: [/status of 404/] })

  test('ignore letter case, and an unknown one shows the not-found page', async ({ page }) => {
    await logInAsOwner(page)
    await page.goto('/ADMIN/a7c2')
    await expect(page.getByRole('heading', { level: 1, name: 'A7C2' })).toBeVisible()
    await expect(page).toHaveTitle(/^A7C2 관리 · /)
    await expect(page.locator('meta[property="og:url"]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'admin')
    await page.goto('/admin/nowhere')
    await expect(page.getByRole('heading', { level: 1, name: '찾을 수 없습니다.' })).toBeVisible()
    await page.getByRole('link', { name: '관리 첫 화면으로' }).click()
    await expect(page).toHaveURL('/admin')
  })
})
