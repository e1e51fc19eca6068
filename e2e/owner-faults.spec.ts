import type { Page } from 'playwright/test'
import { OWNER_TOKEN_KEY } from '../src/supabase/ownerToken.ts'
import {
  button,
  choosePicture,
  field,
  jpeg,
  expectPictureStored,
  saveDraft,
  openAdminPage,
  test,
} from './admin.ts'
import { expect } from './support/test.ts'

const TABLE = 'posts_a7c2'
const NEW = '/admin/a7c2/Upload'
const alert = (page: Page) => page.getByRole('alert')

test.use({ motionMatters: false, expectedFaults: [/Failed to load resource/] })

test('a network failure during upload and save loses nothing', async ({ page, admin }) => {
  await openAdminPage(page, NEW)
  // The thumbnail fails: the picture must not remain as an orphan.
  await page.route('**/storage/v1/object/media/*-640.webp', (route) => route.abort())
  await choosePicture(page, jpeg('moon.jpg'))
  await expect(field(page, '카메라')).toHaveValue('SONY A7C2')
  await expect(alert(page)).toContainText('사진을 올리지 못했습니다')
  await expect.poll(() => admin.objects()).toEqual([])
  await page.unrouteAll()
  await button(page, '다시 올리기').click()
  await expectPictureStored(page)
  await expect(alert(page)).toHaveCount(0)

  await field(page, '제목').fill(`${admin.mark} 끊긴 밤`)
  await field(page, '대체 텍스트').fill('밤바다')
  // First the request fails, then the row is written and only the response is lost.
  const losses = [() => undefined, () => 'written'] as const
  let lost = 0
  await page.route(`**/rest/v1/${TABLE}*`, async (route) => {
    if (route.request().method() !== 'POST' || lost === losses.length) return route.fallback()
    // Like a browser, retry once when the server has closed a keep-alive connection.
    if (losses[lost]?.()) await route.fetch({ maxRetries: 1 })
    lost += 1
    return route.abort()
  })
  for (let count = 1; count <= losses.length; count += 1) {
    await button(page, '임시저장').click()
    await expect(alert(page)).toContainText('저장하지 못했습니다. 서버에 닿지 못했습니다.')
    expect(lost).toBe(count)
    await expect(field(page, '대체 텍스트')).toHaveValue('밤바다')
  }
  await saveDraft(page)
  await expect(alert(page)).toHaveCount(0)
  const rows = await admin.rows(TABLE)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ title: `${admin.mark} 끊긴 밤`, status: 'draft' })
  expect(await admin.objects()).toHaveLength(2)
  await expect(page).toHaveURL(`${NEW}/${rows[0]?.id}`)
})

test.describe('an expired server session', () => {
  // Lists and counts next to the editor fail until the owner signs in.
  test.use({
    expectedFaults: [/Failed to load resource|^console: (posts_\w+|count_posts|inquiries) DataError/],
  })

  test('asks for the account in place, and the save continues', async ({ page, admin }) => {
    const { id } = await admin.add(TABLE, { title: '오래된 초안', status: 'draft' })
    await openAdminPage(page, `${NEW}/${id}`)
    await field(page, '요약').fill('연결이 끊긴 줄 모르고 쓴 글')
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'worn.out.token' }))
    }, OWNER_TOKEN_KEY)
    await button(page, '임시저장').click()
    const form = page.getByRole('dialog', { name: '서버 연결' })
    await expect(form).toContainText('저장하려면 연결이 필요합니다.')
    await form.getByRole('button', { name: '연결', exact: true }).click()
    await expect(page.getByText('임시저장했습니다.')).toBeVisible()
    expect(await admin.rows(TABLE)).toMatchObject([{ id, summary: '연결이 끊긴 줄 모르고 쓴 글' }])
  })
})
