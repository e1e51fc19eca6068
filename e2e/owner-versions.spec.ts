import { button, openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expectNoOverflowZoomed } from './support/overflow.ts'
import { expect } from './support/test.ts'

test.use({ motionMatters: false })

const TABLE = 'posts_a7c2'
/** Longer than the view. */
const text = (words: string) => ({
  type: 'doc',
  content: [words, '밤은 길다. '.repeat(800)].map((each) => ({
    type: 'paragraph',
    content: [{ type: 'text', text: each }],
  })),
})

test('the owner compares versions and restores one @main', async ({ page, admin }) => {
  const { id } = await admin.add(TABLE, {
    title: '산의 새벽',
    status: 'draft',
    body: text('가장 가까운 능선은 검다.'),
  })
  await admin.change(TABLE, id, {
    title: `${admin.mark} 겹겹의 새벽`,
    body: text('가장 가까운 능선은 아직 밤이다.'),
  })
  await openAdminPage(page, `/admin/a7c2/Upload/${id}`)
  await page.getByRole('link', { name: '이전 판' }).press('Enter')
  await expect(page).toHaveURL(/\/versions$/)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('이전 판')
  await expect(page.locator('[data-version]')).toHaveCount(1)
  await expect(button(page, '이 판으로 되돌리기')).toBeInViewport({ ratio: 1 })
  await expect(page.locator('del')).toHaveText([/산의/, /검다/])
  await expect(page.locator('ins')).toHaveText([/겹겹의/, /아직 밤이다/])
  await button(page, '한 줄로').click()
  await expect(page.locator('[data-field="title"] :is(del, ins)')).toHaveCount(2)
  await expectAccessible(page, { targets: true })
  await expectNoOverflowZoomed(page, 'versions')

  await button(page, '이 판으로 되돌리기').press('Enter')
  await expect(page.getByText(/의 판으로 되돌렸습니다\./)).toBeVisible()
  await expect(page.locator('[data-version]')).toHaveCount(2)
  expect(await admin.rows(TABLE)).toMatchObject([
    { title: `${admin.mark} 산의 새벽`, body: text('가장 가까운 능선은 검다.'), status: 'draft' },
  ])
  await page.getByRole('link', { name: '수정으로 돌아가기' }).click()
  await expect(page.getByLabel('제목', { exact: true })).toHaveValue(`${admin.mark} 산의 새벽`)
})
