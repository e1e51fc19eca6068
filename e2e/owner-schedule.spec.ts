import { PUBLISHABLE_KEY } from '../backend/keys.ts'
import { button, field, openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

const TABLE = 'posts_fanart'
const DAY_MS = 24 * 60 * 60 * 1000
/** Returns a date in Seoul in the format of a date field. */
const seoulDay = (moment: number) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Seoul', dateStyle: 'short' }).format(moment)

test.use({ motionMatters: false, timezoneId: 'America/New_York' })

test('the owner schedules a post, changes its time and publishes it immediately @main', async ({
  page,
  request,
  admin,
}) => {
  const { id } = await admin.addComplete(TABLE, '유월의 옥상')
  const visible = async () => {
    const answer = await request.get(`/rest/v1/${TABLE}?id=eq.${id}&select=id`, {
      headers: { apikey: PUBLISHABLE_KEY },
    })
    return (await answer.json()).length
  }
  await openAdminPage(page, `/admin/FanartUpload/${id}`)
  await page.getByRole('radio', { name: '예약' }).check()
  await field(page, '날짜').fill(seoulDay(Date.now() + DAY_MS))
  await field(page, '시각').fill('21:30')
  await expect(page.getByText(/오후 9:30에 게시합니다\. .* 이 기기의 시각으로는/)).toBeVisible()
  await button(page, '예약하기').press('Enter')
  await expect(button(page, '예약 바꾸기')).toBeVisible()
  expect(await visible()).toBe(0)

  await page.goto(`/admin/Fanart?status=scheduled&q=${encodeURIComponent(admin.mark)}`)
  const row = page.locator(`tr[data-post-id="${id}"]`)
  const chip = row.getByRole('button', { name: /^예약 \d+월 \d+일 오후 9:30$/ })
  await chip.press('Enter')
  const dialog = page.getByRole('dialog', { name: '예약 바꾸기' })
  await dialog.getByLabel('시각').fill('22:00')
  await expectAccessible(page)
  await dialog.getByLabel('시각').press('Enter')
  await expect(row.getByRole('button', { name: /오후 10:00$/ })).toBeVisible()
  await expect(dialog).toHaveCount(0)
  await expect(page.getByText(/오후 10:00에 게시합니다\./)).toBeVisible()
  expect(await visible()).toBe(0)

  await row.getByRole('button', { name: /오후 10:00$/ }).press('Enter')
  await dialog.getByRole('button', { name: '지금 게시하기' }).press('Enter')
  await expect.poll(visible).toBe(1)
})
