import { button, field, openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoOverflowZoomed } from './support/overflow.ts'
import { expect } from './support/test.ts'

test.use({ motionMatters: false })

const TABLE = 'posts_a7c2'
const IMAGE = '/storage/v1/object/public/media/sample/a7c2-dawn-ridges.webp'

test('the owner edits the preview of a shared link @main', async ({ page, admin }) => {
  const { id } = await admin.add(TABLE, {
    title: '겹겹의 새벽',
    status: 'draft',
    image: IMAGE,
    meta: { iso: 100 },
  })
  await openAdminPage(page, `/admin/a7c2/Upload/${id}`)
  await page.getByRole('link', { name: '공유 미리보기' }).press('Enter')
  await expect(page).toHaveURL(/\/share$/)
  const chat = page.getByRole('region', { name: '카카오톡' })
  await expect(chat).toContainText('모두 보입니다')
  await field(page, '공유 제목').fill(
    '겹겹의 새벽, 해가 능선을 넘기 직전 산이 열 겹으로 숨을 쉬던 아침의 사진',
  )
  await expect(page.getByRole('region', { name: '네이버' })).toContainText('제목이 잘립니다')
  await expectAccessible(page, { targets: true })
  await expectNoOverflowZoomed(page, 'share')

  await field(page, '공유 제목').fill('산이 열 겹')
  await expect(chat).toContainText('산이 열 겹')
  const point = page.getByRole('slider', { name: '초점 가로' })
  await point.press('Shift+ArrowRight')
  await expect(point).toHaveAttribute('aria-valuetext', '60%')
  await button(page, '크게 자르기').click()
  const dialog = page.getByRole('dialog', { name: '그림 자르기' })
  await expect(dialog.getByText('초점이 모든 자르기 안에 있습니다.')).toBeVisible()
  await expectAccessible(page)
  await dialog.locator('[data-focus-stage]').click({ position: { x: 10, y: 150 } })
  await expect(dialog.getByText(/초점이 가장자리에 걸립니다/)).toBeVisible()
  const place = dialog.getByText(/^가로 \d+% · 세로 \d+%$/)
  await expect(place).toBeHidden()
  await dialog.getByRole('slider', { name: '초점 세로' }).press('ArrowDown')
  await expect(place).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(point).toHaveAttribute('aria-valuetext', '60%')

  await button(page, '저장하기').click()
  await expect(page.getByText('공유 정보를 저장했습니다.')).toBeVisible()
  expect(await admin.rows(TABLE)).toMatchObject([
    { status: 'draft', meta: { iso: 100, share: { title: '산이 열 겹', focus: [0.6, 0.4] } } },
  ])
  await page.reload()
  await expect(field(page, '공유 제목')).toHaveValue('산이 열 겹')
})
