import { button, field, openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

const TABLE = 'posts_chapters'
const DAY_MS = 24 * 60 * 60 * 1000
const WEDNESDAY = 3
/** Returns the date of the next Wednesday in Seoul in the format of a date field. */
function nextWednesday(): string {
  const seoul = new Date(Date.now() + 9 * 60 * 60 * 1000)
  const days = (WEDNESDAY - seoul.getUTCDay() + 7) % 7 || 7
  return new Date(seoul.getTime() + days * DAY_MS).toISOString().slice(0, 10)
}

const pasted = `비가 온다고 한 사람은 아무도 없었다.
“한 개로 셋은 못 써.”

* * *
교문 앞 벚나무 아래에 그 애가 서 있었다.`

const letters = pasted.replace('* * *', '').replaceAll(/\s/g, '').length

const written = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: '먼저 온 사람이 먼저 썼다.' }] }],
}

test.use({ motionMatters: false, permissions: ['clipboard-read', 'clipboard-write'] })

test('the owner publishes a chapter for next Wednesday, by keys alone @both', async ({ page, admin }, {
  project,
}) => {
  const isPhone = project.name === 'mobile'
  // Both projects write to one database.
  const [key, steps] = isPhone ? (['more-fantasy', 4] as const) : (['more-contest', 3] as const)
  const taken = await admin.add(TABLE, {
    title: '먼저 온 장',
    meta: { novel: key, number: 41 },
    body: written,
  })
  await openAdminPage(page, '/admin')
  if (isPhone) await button(page, '메뉴').press('Enter')
  await page.getByRole('navigation').getByRole('link', { name: '소설' }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: '소설' })).toBeVisible()
  await expect(page.getByRole('main')).toBeFocused()
  await page.getByRole('link', { name: '새 장' }).first().press('Enter')
  // The layout moves the focus when the page has come.
  await expect(page.getByRole('main')).toBeFocused()

  // The novel's next number comes by itself; a taken one is told when the field is left.
  const novel = page.getByRole('combobox', { name: '작품' })
  const number = page.getByRole('spinbutton', { name: '장' })
  for (let step = 0; step < steps; step += 1) await novel.press('ArrowDown')
  await expect(novel).toHaveValue(key)
  await expect(number).toHaveValue('42')
  await number.fill('41')
  await number.press('Tab')
  const told = page.getByRole('alert').filter({ hasText: `41장은 ‘${taken.title}’의 번호입니다.` })
  await expect(told.getByRole('link', { name: '열기' })).toHaveAttribute('href', /ChapterUpload\/\d+$/)
  await field(page, '제목').fill(`${admin.mark} 우산은 한 개`)

  // The dialog names what is missing, with the way to mend it.
  await button(page, '게시하기').press('Enter')
  const gate = page.getByRole('alertdialog', { name: '아직 게시할 수 없습니다' })
  await expect(gate.getByRole('button', { name: '42장으로 바꾸기' })).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(number).toHaveValue('42')
  await expect(gate).toContainText('한 가지를 고치면 게시할 수 있습니다.')
  await expect(gate.getByRole('button', { name: '적으러 가기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('textbox', { name: '본문' })).toBeFocused()
  await page.evaluate((text) => navigator.clipboard.writeText(text), pasted)
  await page.keyboard.press('ControlOrMeta+V')
  await expect(page.getByText('붙여 넣은 글의 문단 3개와 장면 나눔 1개를 그대로 옮겼습니다.')).toBeVisible()
  await expect(page.getByText(`${letters}자`, { exact: true })).toBeVisible()
  await expect(page.getByText('1분', { exact: true })).toBeVisible()
  await expectAccessible(page)

  if (isPhone) await button(page, '게시와 작가의 말').press('Enter')
  await field(page, '작가의 말').fill('우산은 제가 잃어버린 것입니다.')
  await page.getByRole('radio', { name: '예약' }).press('Space')
  await field(page, '날짜').fill(nextWednesday())
  await field(page, '시각').fill('20:00')
  await button(page, '예약하기').press('Enter')
  await expect(button(page, '예약 바꾸기')).toBeVisible()
  // Compared with the chapter before.
  const lengths = page.getByRole('region', { name: '다른 장과 견준 분량' })
  await expect(lengths.getByRole('listitem').filter({ hasText: '42장' })).toHaveAttribute(
    'aria-current',
    'true',
  )

  const [, row] = await admin.rows(TABLE)
  expect(row).toMatchObject({
    status: 'published',
    meta: { novel: key, number: 42, note: '우산은 제가 잃어버린 것입니다.' },
  })
  const types = ['paragraph', 'paragraph', 'horizontalRule', 'paragraph']
  expect(row?.body).toMatchObject({ content: types.map((type) => ({ type })) })

  await page.goto(`/admin/Chapters?series=${key}&q=${encodeURIComponent(admin.mark)}`)
  const listed = page.locator('tr[data-post-id]').filter({ hasText: '우산은 한 개' })
  await expect(listed).toContainText('42')
  await expect(listed.getByRole('button', { name: /^예약 \d+월 \d+일 오후 8:00$/ })).toBeVisible()
  await expectAccessible(page)
})
