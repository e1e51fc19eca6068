import type { Dialog, Page } from 'playwright/test'
import { OWNER_TOKEN_KEY } from '../src/supabase/ownerToken.ts'
import {
  expectAllSaved,
  button,
  choosePicture,
  field,
  jpeg,
  expectPictureStored,
  saveDraft,
  openAdminPage,
  test,
} from './desk.ts'
import { connect, logIn } from './owner.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

const TABLE = 'posts_a7c2'
const NEW = '/admin/a7c2/Upload'

const leaving = (page: Page) => page.getByRole('dialog', { name: '저장하지 않은 내용이 있습니다' })
const kept = (page: Page) => expect(page.getByText('이 브라우저에 보관됨').first()).toBeVisible()

/** Triggers the browser's leave dialog and answers it. */
async function answering(page: Page, answer: (dialog: Dialog) => Promise<void>, act: () => Promise<unknown>) {
  const asked = page.waitForEvent('dialog')
  const acted = act().catch(() => undefined)
  const dialog = await asked
  expect(dialog.type()).toBe('beforeunload')
  await answer(dialog)
  await acted
}

test('the owner works in two tabs', async ({ page, context, desk }) => {
  const { id } = await desk.add(TABLE, { title: '두 곳에서', status: 'draft' })
  const address = `${NEW}/${id}`
  await openAdminPage(page, address)
  await expect(field(page, '제목')).toHaveValue(`${desk.mark} 두 곳에서`)
  const other = await context.newPage()
  const saveInOther = async (words: string) => {
    await other.goto(address)
    await field(other, '요약').fill(words)
    await button(other, '임시저장').click()
    await expect(other.getByText('임시저장했습니다.')).toBeVisible()
  }
  const conflict = page.getByRole('dialog', { name: '다른 곳에서 먼저 바뀌었습니다' })

  await saveInOther('다른 탭의 요약')
  await field(page, '제목').fill(`${desk.mark} 이 탭의 제목`)
  await button(page, '임시저장').click()
  await expect(conflict).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(page.getByRole('status').filter({ hasText: '저장하지 않은 내용' })).toContainText(
    '그 뒤에 이 글이 다른 곳에서 바뀌었습니다.',
  )
  await expect(field(page, '요약')).toHaveValue('다른 탭의 요약')
  await expect(field(page, '제목')).toHaveValue(`${desk.mark} 두 곳에서`)
  await button(page, '복원').click()
  await expect(field(page, '제목')).toHaveValue(`${desk.mark} 이 탭의 제목`)
  await button(page, '임시저장').click()
  await expectAllSaved(page)
  expect(await desk.rows(TABLE)).toMatchObject([
    { title: `${desk.mark} 이 탭의 제목`, summary: '다른 탭의 요약' },
  ])

  await saveInOther('또 다른 탭의 요약')
  await field(page, '제목').fill(`${desk.mark} 내 제목`)
  await button(page, '임시저장').click()
  await expect(conflict).toContainText('덮어써도 그곳에서 바꾼 내용은 그대로 남습니다.')
  await conflict.getByRole('button', { name: '덮어쓰기' }).click()
  await expect(conflict).toHaveCount(0)
  await expectAllSaved(page)
  await expect(field(page, '요약')).toHaveValue('또 다른 탭의 요약')
  const [row] = await desk.rows(TABLE)
  expect(row).toMatchObject({ title: `${desk.mark} 내 제목`, summary: '또 다른 탭의 요약' })
})

test.describe('when the owner is logged out after 24 h, unsaved work', () => {
  // With the changed clock all tokens have expired: a second refresh is rejected and pending requests time out.
  test.use({ expectedFaults: [/Failed to load resource.* 400|TimeoutError: signal timed out/] })

  test('is kept and restored after the next login', async ({ page, desk }) => {
    await page.clock.install()
    await logIn(page)
    await connect(page)
    await page.goto(NEW)
    await field(page, '제목').fill(`${desk.mark} 밤새 쓴 글`)
    await choosePicture(page, jpeg('moon.jpg'))
    await expectPictureStored(page)
    await page.clock.fastForward('23:52:00')
    await expect(
      page.getByText(/분 뒤 자동으로 로그아웃됩니다\. 작성 중인 글은 임시저장됩니다\./),
    ).toBeVisible()
    await field(page, '대체 텍스트').fill('아침에 쓴 글')
    await page.clock.fastForward('00:09:00')
    await expect(page).toHaveURL(/\/$/)
    // The server session has ended too.
    await expect.poll(() => page.evaluate((key) => localStorage.getItem(key), OWNER_TOKEN_KEY)).toBeNull()

    await page.clock.setSystemTime(Date.now())
    await logIn(page)
    await connect(page)
    await page.goto(NEW)
    await button(page, '복원').click()
    await expect(field(page, '제목')).toHaveValue(`${desk.mark} 밤새 쓴 글`)
    await expect(field(page, '대체 텍스트')).toHaveValue('아침에 쓴 글')
    await expect(field(page, '카메라')).toHaveValue('SONY A7C2')
    await expectPictureStored(page)
    await saveDraft(page)
    expect(await desk.rows(TABLE)).toMatchObject([{ title: `${desk.mark} 밤새 쓴 글`, status: 'draft' }])
    expect(await desk.objects()).toHaveLength(2)
  })
})

test('leaving unsaved work asks first', async ({ page, desk }) => {
  const { id } = await desk.add(TABLE, { title: '머무는 글', status: 'draft' })
  const list = `/admin/a7c2?q=${encodeURIComponent(desk.mark)}`
  await openAdminPage(page, list)
  const open = () => page.getByRole('link', { name: `${desk.mark} 머무는 글` }).click()
  await open()
  await field(page, '요약').fill('아직 저장하지 않은 요약')
  const stay = async () => {
    await leaving(page).getByRole('button', { name: '계속 쓰기' }).click()
    await expect(leaving(page)).toHaveCount(0)
    await expect(page).toHaveURL(`${NEW}/${id}`)
    await expect(field(page, '요약')).toHaveValue('아직 저장하지 않은 요약')
  }
  await page.getByRole('link', { name: '목록으로' }).click()
  await stay()
  await page.evaluate(() => history.back())
  await stay()
  await page.evaluate(() => history.back())
  await stay()
  await kept(page)

  await answering(
    page,
    (dialog) => dialog.dismiss(),
    () => page.evaluate(() => location.reload()),
  )
  await expect(field(page, '요약')).toHaveValue('아직 저장하지 않은 요약')
  await answering(
    page,
    (dialog) => dialog.accept(),
    () => page.reload(),
  )
  await button(page, '복원').click()
  await expect(field(page, '요약')).toHaveValue('아직 저장하지 않은 요약')
  await page.evaluate(() => history.back())
  await stay()

  await page.evaluate(() => history.back())
  await leaving(page).getByRole('button', { name: '나가기' }).click()
  await expect(page).toHaveURL(list)
  await open()
  await button(page, '버리기').click()
  await expect(field(page, '요약')).toHaveValue('')
  await expectAllSaved(page)
  await page.getByRole('link', { name: '목록으로' }).click()
  await expect(page).toHaveURL(list)
})

test('a tab closed during an upload loses nothing', async ({ page, context, desk }) => {
  await openAdminPage(page, NEW)
  let held = true
  // Requests before the tab closes never arrive.
  await context.route('**/storage/v1/object/media/*', (route) => (held ? undefined : route.continue()))
  await field(page, '제목').fill(`${desk.mark} 닫힌 탭`)
  await choosePicture(page, jpeg('moon.jpg'))
  await expect(page.getByRole('progressbar')).toBeVisible()
  await kept(page)
  await page.close()

  const again = await context.newPage()
  held = false
  await again.goto(NEW)
  await button(again, '복원').click()
  await expect(field(again, '제목')).toHaveValue(`${desk.mark} 닫힌 탭`)
  await expect(again.locator('[data-dropzone] img')).toBeVisible()
  await button(again, '임시저장').click()
  await expect(again.getByText('임시저장했습니다.')).toBeVisible()
  const rows = await desk.rows(TABLE)
  expect(rows).toMatchObject([{ title: `${desk.mark} 닫힌 탭`, status: 'draft', meta: { iso: 6400 } }])
  expect(await desk.objects()).toContain(rows[0]?.image?.split('/').at(-1))
})
