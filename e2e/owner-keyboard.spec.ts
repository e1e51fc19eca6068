import { expectAllSaved, button, field, jpeg, test } from './admin.ts'
import { ADMIN_PASSWORD } from './owner.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, visit } from './support/test.ts'

const TABLE = 'posts_favorites'

test('the owner logs in and publishes with the keyboard only @main', async ({ page, admin }) => {
  // Listens from the start, because the event may fire before a later listener.
  page.on('filechooser', (chooser) => void chooser.setFiles(jpeg('pen.jpg')))
  await visit(page, '/about/Profile')
  // Ends with a key press, because Firefox's driver enters Hangul by script, which React notices only on the next key.
  const type = (words: string) => page.keyboard.type(words)
  const enter = () => page.keyboard.press('Enter')
  await tabTo(page, page.getByRole('button', { name: '관리자 로그인' }))
  await enter()
  await expect(page.getByPlaceholder('비밀번호를 입력하세요')).toBeFocused()
  await type(ADMIN_PASSWORD)
  await enter()
  await expect(page).toHaveURL(/\/admin\/Favorites$/)

  const chip = page.getByTestId('connection')
  await expect(chip).toHaveAttribute('data-state', 'disconnected')
  await tabTo(page, chip)
  await enter()
  await expect(page.getByRole('dialog', { name: '서버 연결' }).getByLabel('이메일')).toBeFocused()
  await enter()
  await expect(chip).toHaveAttribute('data-state', 'connected')
  await expect(chip).toBeFocused()

  await tabTo(page, page.getByRole('link', { name: '새로 올리기' }).first())
  await enter()
  await tabTo(page, field(page, '제목'))
  await type(`${admin.mark} 열쇠로만.`)
  await tabTo(page, page.getByRole('toolbar', { name: '글 도구' }).getByRole('button').first())
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('ArrowRight')
  await expect(button(page, '굵게')).toBeFocused()
  await enter()
  await expect(page.getByRole('textbox', { name: '본문', exact: true })).toBeFocused()
  await type('굵은 글')

  // Publishing early moves the focus to each missing field.
  await tabTo(page, button(page, '게시하기'))
  await enter()
  const pick = page.locator('[data-dropzone]').getByRole('button', { name: '파일 고르기' })
  await expect(pick).toBeFocused()
  await enter()
  await expect(page.locator('[data-dropzone] img')).toBeVisible()
  await tabTo(page, field(page, '대체 텍스트'))
  await type('책상 위의 만년필.')
  await tabTo(page, button(page, '게시하기'))
  await enter()
  await expect(page.getByText('게시했습니다.')).toBeVisible()
  await expectAllSaved(page)

  const rows = await admin.rows(TABLE)
  expect(rows).toMatchObject([{ title: `${admin.mark} 열쇠로만.`, status: 'published' }])
  expect(JSON.stringify(rows[0]?.body)).toContain('"bold"')
})
