import {
  expectAllSaved,
  button,
  choosePicture,
  field,
  jpeg,
  saveDraft,
  openAdminPage,
  test,
} from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

test.use({ motionMatters: false })

const TABLE = 'posts_a7c2'
const NEW = '/admin/a7c2/Upload'

test('the owner works in two tabs @main', async ({ page, context, admin }) => {
  const { id } = await admin.add(TABLE, { title: '두 곳에서', status: 'draft' })
  const address = `${NEW}/${id}`
  await openAdminPage(page, address)
  await expect(field(page, '제목')).toHaveValue(`${admin.mark} 두 곳에서`)
  const other = await context.newPage()
  await other.goto(address)
  await field(other, '요약').fill('다른 탭의 요약')
  await saveDraft(other)

  await field(page, '제목').fill(`${admin.mark} 이 탭의 제목`)
  await button(page, '임시저장').click()
  const conflict = page.getByRole('dialog', { name: '다른 곳에서 먼저 바뀌었습니다' })
  await expect(conflict).toBeVisible()
  await expectAccessible(page)
  await conflict.getByRole('button', { name: '다시 불러오기' }).click()
  await expect(page.getByRole('status').filter({ hasText: '저장하지 않은 내용' })).toContainText(
    '그 뒤에 이 글이 다른 곳에서 바뀌었습니다.',
  )
  await expect(field(page, '요약')).toHaveValue('다른 탭의 요약')
  await expect(field(page, '제목')).toHaveValue(`${admin.mark} 두 곳에서`)
  await button(page, '복원').click()
  await expect(field(page, '제목')).toHaveValue(`${admin.mark} 이 탭의 제목`)
  await button(page, '임시저장').click()
  await expectAllSaved(page)
  expect(await admin.rows(TABLE)).toMatchObject([
    { title: `${admin.mark} 이 탭의 제목`, summary: '다른 탭의 요약' },
  ])
})

test('a tab closed during an upload loses nothing', async ({ page, context, admin }) => {
  await openAdminPage(page, NEW)
  let held = true
  // Requests before the tab closes never arrive.
  await context.route('**/storage/v1/object/media/*', (route) => (held ? undefined : route.continue()))
  await field(page, '제목').fill(`${admin.mark} 닫힌 탭`)
  await choosePicture(page, jpeg('moon.jpg'))
  await expect(page.getByRole('progressbar')).toBeVisible()
  await expect(page.getByText('이 브라우저에 보관됨').first()).toBeVisible()
  await page.close()

  const again = await context.newPage()
  held = false
  await again.goto(NEW)
  await button(again, '복원').click()
  await expect(field(again, '제목')).toHaveValue(`${admin.mark} 닫힌 탭`)
  await expect(again.locator('[data-dropzone] img')).toBeVisible()
  await saveDraft(again)
  const rows = await admin.rows(TABLE)
  expect(rows).toMatchObject([{ title: `${admin.mark} 닫힌 탭`, status: 'draft', meta: { iso: 6400 } }])
  expect(await admin.objects()).toContain(rows[0]?.image?.split('/').at(-1))
})
