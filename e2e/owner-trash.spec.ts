import type { Page } from 'playwright/test'
import { PUBLISHABLE_KEY } from '../backend/keys.ts'
import { button, openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

test.use({ motionMatters: false })

const TABLE = 'posts_fanart'
const row = (page: Page, id: number) => page.locator(`tr[data-post-id="${id}"]`)
const trashed = (page: Page, id: number) => page.locator(`tr[data-id="fanart-${id}"]`)

test('the owner deletes, restores and purges rows @main', async ({ page, request, admin }) => {
  const first = await admin.addComplete(TABLE, '비 오는 창', 'published')
  const second = await admin.addComplete(TABLE, '달의 길', 'published')
  const search = `?q=${encodeURIComponent(admin.mark)}`
  await openAdminPage(page, `/admin/Fanart${search}`)

  // The toast restores it unchanged.
  await row(page, first.id).getByRole('button', { name: '삭제' }).click()
  await expect(row(page, first.id)).toHaveCount(0)
  await button(page, '되돌리기').press('Enter')
  await expect(row(page, first.id)).toContainText('게시됨')

  for (const { id } of [first, second]) {
    await row(page, id).getByRole('button', { name: '삭제' }).press('Enter')
    await expect(row(page, id)).toHaveCount(0)
  }
  await expect(page.getByRole('heading', { name: /찾지 못했습니다/ })).toBeVisible()
  const seen = await request.get(`/rest/v1/${TABLE}?id=eq.${first.id}&select=id`, {
    headers: { apikey: PUBLISHABLE_KEY },
  })
  expect(await seen.json()).toEqual([])

  await page.getByRole('link', { name: /^휴지통, \d+편$/ }).click()
  await expect(page).toHaveURL('/admin/Trash')
  // The previous list also has a field of that name.
  await expect(page.getByRole('heading', { level: 1, name: '휴지통' })).toBeVisible()
  // Waits for the response, because there may be two rows without the search too.
  const word = admin.mark.split(' ').at(-1) ?? ''
  const found = page.waitForResponse((response) => response.request().postData()?.includes(word) === true)
  await page.getByRole('searchbox', { name: '제목으로 찾기' }).fill(admin.mark)
  await found
  await expect(page.locator('tr[data-id]')).toHaveCount(2)
  await expect(trashed(page, first.id)).toContainText(/(29|30)일 남음/)
  await expectAccessible(page)

  // The trash restores it as a draft.
  await trashed(page, first.id)
    .getByRole('button', { name: /되살리기$/ })
    .press('Enter')
  await expect(trashed(page, first.id)).toHaveCount(0)
  await expect(page.getByText(/되살렸습니다\. 임시저장에 있습니다\./)).toBeVisible()
  await expect
    .poll(async () => (await admin.rows(TABLE)).find(({ id }) => id === first.id)?.status)
    .toBe('draft')

  // Esc keeps it and returns the focus.
  const purge = trashed(page, second.id).getByRole('button', { name: /완전히 지우기$/ })
  const question = page.getByRole('alertdialog', { name: /완전히 지울까요\?/ })
  await purge.press('Enter')
  await expect(question.getByRole('button', { name: '취소' })).toBeFocused()
  await expect(question).toContainText(`/fanart/View/${second.id}`)
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(question).toHaveCount(0)
  await expect(purge).toBeFocused()
  await purge.press('Enter')
  await question.getByRole('button', { name: '완전히 지우기' }).click()
  await expect(page.getByRole('heading', { name: /찾지 못했습니다/ })).toBeVisible()
  await expect.poll(async () => (await admin.rows(TABLE)).map(({ id }) => id)).toEqual([first.id])
})
