import { button, expectAllSaved, field, jpeg, openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { expect, visit } from './support/test.ts'

test.use({ motionMatters: false })

const TABLE = 'posts_commissions'

test('the owner adds a kind of commission with the keyboard only @main', async ({ page, admin }) => {
  page.on('filechooser', (chooser) => void chooser.setFiles(jpeg('cover.jpg')))
  const work = await admin.addComplete('posts_fanart', '견본', 'published')
  const type = (words: string) => page.keyboard.type(words)
  const enter = () => page.keyboard.press('Enter')
  await openAdminPage(page, '/admin/Commissions')
  await tabTo(page, page.getByRole('link', { name: '새로 올리기' }).first())
  await enter()

  // Without a name it isn't saved, and the focus moves there.
  await expect(field(page, '이름')).toBeVisible()
  await tabTo(page, button(page, '임시저장'))
  await enter()
  await expect(field(page, '이름')).toBeFocused()
  await expect(page.getByText('이름을 적어 주세요.')).toBeVisible()
  await type(`${admin.mark} 책 표지.`)
  await tabTo(page, field(page, '값, 부터'))
  await type('45만')
  await tabTo(page, field(page, '걸리는 날'))
  await type('21')
  await tabTo(page, page.getByRole('radio', { name: '개인 이용' }))
  await page.keyboard.press('ArrowRight')

  await tabTo(page, button(page, '견본 더하기'))
  await enter()
  const search = page.getByRole('searchbox', { name: '작품 제목으로 찾기' })
  await expect(search).toBeFocused()
  await type(admin.mark)
  const found = page.getByRole('list', { name: '게시한 작품' }).getByRole('button')
  await expect(found).toHaveCount(1)
  await expectAccessible(page)
  await page.keyboard.press('ArrowDown')
  await expect(found).toBeFocused()
  await enter()
  await expect(page.getByRole('region', { name: '견본' }).getByRole('listitem')).toContainText(work.title)
  await expect(button(page, '견본 더하기')).toBeFocused()

  await tabTo(page, page.locator('[data-dropzone]').getByRole('button', { name: '파일 고르기' }))
  await enter()
  await expect(page.locator('[data-dropzone] img')).toBeVisible()
  await tabTo(page, field(page, '대체 텍스트'))
  await type('책상 위의 책.')
  await tabTo(page, button(page, '게시하기'))
  await enter()
  await expect(field(page, '값, 부터')).toBeFocused()
  await expect(page.getByText('원 단위의 숫자만 적어 주세요.')).toBeVisible()
  await page.keyboard.press('ControlOrMeta+a')
  await type('450000')
  const stamp = page.getByRole('region', { name: '사이트에서는' })
  await expect(stamp).toContainText('45만 원부터')
  await expect(stamp).toContainText('상업 이용')
  await expectAccessible(page)
  await tabTo(page, button(page, '게시하기'))
  await enter()
  await expect(page.getByText('게시했습니다.')).toBeVisible()
  await expectAllSaved(page)

  const [row] = await admin.rows(TABLE)
  expect(row).toMatchObject({
    title: `${admin.mark} 책 표지.`,
    status: 'published',
    meta: { from: 450_000, days: 21, use: 'commercial', samples: [{ collection: 'fanart', id: work.id }] },
  })
  await visit(page, '/about/Inquiry')
  const hung = page.locator(`#commission-${row?.id}`)
  await expect(hung).toContainText('책 표지.')
  await expect(hung).toContainText('45만 원부터')
  await expect(hung.getByRole('link', { name: work.title })).toHaveAttribute(
    'href',
    new RegExp(`/fanart/.*${work.id}$`),
  )
})
