import type { Locator, Page } from 'playwright/test'
import { newItemLabel } from '../src/admin/components/collectionTexts'
import { paths } from '../src/config/paths'
import { collections } from '../src/posts/collections'
import { logInAsOwner, field } from './admin'
import { connect, logIn } from './owner'
import { expectAccessible } from './support/axe'
import { expectNoOverflow } from './support/overflow'
import { expect, scrollTo, test } from './support/test'

test.use({ motionMatters: false })

const all = Object.values(collections)
const heading = (page: Page) => page.getByRole('heading', { level: 1 })

/** Expects no overflow and one h1 in one main. */
async function expectFitting(page: Page) {
  await expect(page.getByRole('main')).toHaveCount(1)
  await expect(heading(page)).toHaveCount(1)
  await expectNoOverflow(page, page.url())
}

/** Also expects no axe violation. */
async function expectWhole(page: Page) {
  await expectFitting(page)
  await expectAccessible(page, { targets: true })
}

/** Expects an accessible dialog that Esc closes with returned focus. */
async function expectDialog(page: Page, name: string | RegExp, opener: Locator, colours = true) {
  const dialog = page.getByRole('dialog', { name })
  await expect(dialog).toBeVisible()
  await expectAccessible(page, { targets: true, colours })
  await expectNoOverflow(page, String(name))
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()
}

test('every admin page and dialog fits and is accessible @both', async ({ page }) => {
  await logIn(page)
  const chip = page.getByTestId('connection')
  await chip.click()
  await expectDialog(page, '서버 연결', chip)
  await connect(page)

  await page.goto(paths.admin.dashboard)
  await expect(heading(page)).toHaveText('관리')
  await expect(page.getByText('불러오는 중…')).toHaveCount(0)
  await expectWhole(page)

  for (const collection of all) {
    const { adminListPath, uploadPath } = collection
    await page.goto(adminListPath)
    await expect(page.locator('tr[data-post-id]').first()).toBeVisible()
    // The lists are one component, which axe checks below.
    await expectFitting(page)
    await page
      .getByRole('link', { name: newItemLabel(collection) })
      .first()
      .click()
    await expect(page).toHaveURL(uploadPath)
    await expect(page.getByLabel(/^(제목|이름)$/)).toBeVisible()
    await expectWhole(page)
  }

  const { adminListPath } = collections.x100vi
  await page.goto(`${adminListPath}?sort=position`)
  // A sample row from the middle, because other journeys add and remove rows at the start.
  const id = await page.locator('tr[data-post-id]').nth(4).getAttribute('data-post-id')
  const row = page.locator(`tr[data-post-id="${id}"]`)
  await row.getByRole('checkbox').check()
  // At the top of the page: axe counts partly covered targets as small.
  await scrollTo(page, 0)
  await expectWhole(page)
  await row.getByRole('checkbox').uncheck()
  await page.goto(`${adminListPath}?q=${encodeURIComponent('없는 제목')}`)
  await expect(page.getByRole('heading', { name: /찾지 못했습니다/ })).toBeVisible()
  await expectWhole(page)

  await page.goto(adminListPath)
  await row.getByRole('button', { name: '수정' }).click()
  const title = page.getByLabel('제목', { exact: true })
  await expect(title).not.toHaveValue('')
  await expectWhole(page)
  const body = page.getByLabel('본문', { exact: true })
  await body.click()
  await page.getByRole('button', { name: '링크', exact: true }).click()
  await expectDialog(page, /링크/, body)
  await page.getByLabel('대체 텍스트').fill('')
  await page.getByRole('button', { name: '게시하기' }).click()
  await expect(page.getByRole('alert')).toContainText('대체 텍스트')
  await scrollTo(page, 0)
  await expectWhole(page)
  const back = page.getByRole('link', { name: '목록으로' })
  await back.click()
  await expectDialog(page, '저장하지 않은 내용이 있습니다', back)
})

test.describe('at 320 px, which equals 400 % zoom', () => {
  test.use({
    viewport: { width: 320, height: 256 },
    contextOptions: { reducedMotion: 'reduce', forcedColors: 'active' },
  })

  // axe can't evaluate system colours.
  const expectUncutDialog = (page: Page, name: string | RegExp, opener: Locator) =>
    expectDialog(page, name, opener, false)

  test('no page or dialog overflows', async ({ page }) => {
    await logInAsOwner(page)
    const { adminListPath, uploadPath } = collections.x100vi
    await page.goto(paths.admin.dashboard)
    await expect(page.getByText('불러오는 중…')).toHaveCount(0)
    await expectNoOverflow(page, 'dashboard')
    const chip = page.getByTestId('connection')
    await chip.press('Enter')
    await expectUncutDialog(page, '서버 연결', chip)
    const menu = page.getByRole('button', { name: '메뉴', exact: true })
    await menu.press('Enter')
    await expectUncutDialog(page, '관리 메뉴', menu)

    await page.goto(`${adminListPath}?sort=position`)
    // A published row has all actions; the second one can also move to the top.
    const row = page.locator('tr[data-post-id]').filter({ hasText: '게시됨' }).nth(1)
    await expectNoOverflow(page, 'list')
    await row.getByRole('checkbox').press('Space')
    await expect(page.getByText('1개 선택됨')).toBeVisible()
    const selectAll = page.getByRole('checkbox', { name: '모두 선택' })
    await selectAll.click()
    await expect(selectAll).toBeChecked()
    await expectNoOverflow(page, 'selection')

    await page.goto(paths.admin.trash)
    await expect(page.getByRole('heading', { level: 1, name: '휴지통' })).toBeVisible()
    await expect(page.getByText('불러오는 중…')).toHaveCount(0)
    await expectNoOverflow(page, 'trash')

    await page.goto(paths.admin.received)
    await expect(page.getByRole('heading', { level: 1, name: '받은 사진' })).toBeVisible()
    await expectNoOverflow(page, 'received')

    await page.goto(uploadPath)
    await field(page, '제목').fill('시험')
    await expect(page.getByText('이 브라우저에 보관됨').first()).toBeAttached()
    await page.getByRole('button', { name: '게시하기' }).press('Enter')
    await expect(page.getByRole('alert')).toContainText('대체 텍스트')
    await expectNoOverflow(page, 'editor')
    await menu.press('Enter')
    await page.getByRole('button', { name: '로그아웃' }).press('Enter')
    await page.getByRole('button', { name: '나가기' }).press('Enter')
    await expectUncutDialog(page, '이 브라우저에 쓰던 글이 있습니다', page.getByRole('main'))
  })
})
