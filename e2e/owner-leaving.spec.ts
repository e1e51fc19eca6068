import type { Page } from 'playwright/test'
import { button, choosePicture, field, jpeg, expectPictureStored, openAdminPage, test } from './desk.ts'
import { logIn, pressLogOut } from './owner.ts'
import { expect, visit } from './support/test.ts'

const NEW = '/admin/Upload'
const isLoggedIn = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem('admin-storage') ?? '').state.isLoggedIn)

/** Follows 사이트 보기; on phones it is inside the menu. */
async function followToSite(page: Page) {
  const menu = page.getByRole('button', { name: '메뉴', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('link', { name: '사이트 보기' }).click()
}

test('every way from admin to site asks about unsaved work and keeps it', async ({ page, desk }) => {
  const question = page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })
  const summary = field(page, '요약')
  await openAdminPage(page, NEW)
  await field(page, '제목').fill(`${desk.mark} 나가는 길`)
  await field(page, '대체 텍스트').fill('열린 문')
  await choosePicture(page, jpeg('door.jpg'))
  await expectPictureStored(page)
  await button(page, '게시하기').click()
  // The toast stays while hovered.
  const toast = button(page, '사이트에서 보기')
  await toast.hover()
  const [row] = await desk.rows('posts_favorites')
  const address = `${NEW}/${row?.id}`
  await expect(page).toHaveURL(address)

  await summary.fill('아직 저장하지 않은 요약')
  for (const leave of [() => toast.click(), () => pressLogOut(page), () => followToSite(page)]) {
    await leave()
    await question.getByRole('button', { name: '계속 쓰기' }).click()
    await expect(question).toHaveCount(0)
    await expect(page).toHaveURL(address)
    await expect(summary).toHaveValue('아직 저장하지 않은 요약')
  }
  expect(await isLoggedIn(page)).toBe(true)

  await followToSite(page)
  await question.getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL(address)
  await button(page, '복원').click()
  await expect(summary).toHaveValue('아직 저장하지 않은 요약')

  await pressLogOut(page)
  await question.getByRole('button', { name: '나가기' }).click()
  await page.getByRole('dialog').getByRole('button', { name: '남겨 두고 로그아웃' }).click()
  await expect(page).toHaveURL('/')
  expect(await isLoggedIn(page)).toBe(false)
  await openAdminPage(page, address)
  await button(page, '복원').click()
  await expect(summary).toHaveValue('아직 저장하지 않은 요약')
})

test('the owner stays logged in between site and admin, and deleted rows stay deleted', async ({
  page,
  ownRows,
}) => {
  const rows = await ownRows('posts_favorites')
  const { id } = await rows.add('떠나며 지운 것')
  const list = `/admin/Favorites?q=${encodeURIComponent(rows.mark)}`
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

test.describe(() => {
  // Hosts are case-sensitive, so 404.html loads the admin area.
  test.use({ expectedFaults: [/status of 404/] })

  test('admin addresses ignore letter case', async ({ page }) => {
    await logIn(page)
    await page.goto('/ADMIN/a7c2')
    await expect(page.getByRole('heading', { level: 1, name: 'A7C2' })).toBeVisible()
    await expect(page).toHaveTitle(/^A7C2 관리 · /)
    await expect(page.locator('meta[property="og:url"]')).toHaveCount(0)
    await expect(page.locator('html')).toHaveAttribute('data-world', 'admin')
  })
})

test('an unknown admin address shows the not-found page', async ({ page }) => {
  await logIn(page)
  await page.goto('/admin/nowhere')
  await expect(page.getByRole('heading', { level: 1, name: '찾을 수 없습니다.' })).toBeVisible()
  await page.getByRole('link', { name: '관리 첫 화면으로' }).click()
  await expect(page).toHaveURL('/admin')
})

test.describe('an admin page that throws', () => {
  test.use({ expectedFaults: [/the page is broken|화면을 그리지 못했습니다/] })

  test('leaves other pages usable and recovers after a retry', async ({ page }) => {
    // Only the dashboard has a section of that name.
    await page.addInitScript(`{
      const whole = Element.prototype.setAttribute
      window.mend = () => { Element.prototype.setAttribute = whole }
      Element.prototype.setAttribute = function (name, value) {
        if (name === 'aria-label' && value === '컬렉션') throw new Error('the page is broken')
        whole.call(this, name, value)
      }
    }`)
    await openAdminPage(page, '/admin')
    const fault = page.getByText('이 부분을 그리지 못했습니다.')
    await expect(fault).toBeVisible()
    await page.getByRole('link', { name: '팬아트' }).click()
    await expect(page.getByRole('heading', { level: 1, name: '팬아트' })).toBeVisible()
    await page.getByRole('link', { name: /관리 첫 화면/ }).click()
    await expect(fault).toBeVisible()
    await page.evaluate('mend()')
    await button(page, '다시 시도').click()
    await expect(page.getByRole('region', { name: '저장 공간' })).toBeVisible()
  })
})
