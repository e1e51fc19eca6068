import type { Page } from 'playwright/test'
import {
  button,
  choosePicture,
  field,
  jpeg,
  photos,
  expectPictureStored,
  publish,
  openAdminPage,
  test,
} from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, overlayGone, visit } from './support/test.ts'

test.use({ motionMatters: false })

const TABLE = 'posts_portfolio'

const text = (page: Page) => page.getByRole('textbox', { name: '본문', exact: true })
const tool = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: '글 도구' }).getByRole('button', { name, exact: true })

/** Writes the text of a case: a heading, a list, a link, an image with alt text and caption. */
async function writeBody(page: Page) {
  await text(page).click()
  await tool(page, '제목').click()
  await page.keyboard.type('과정')
  await page.keyboard.press('Enter')
  await page.keyboard.type('처음에는 ')
  await tool(page, '굵게').click()
  await page.keyboard.type('빈 종이')
  await tool(page, '굵게').click()
  await page.keyboard.type(' 한 장이었다. ')

  await tool(page, '링크').click()
  const link = page.getByRole('dialog', { name: '링크' })
  await link.getByLabel('주소').fill('example.com/process')
  await page.keyboard.press('Enter')
  await expect(link).toHaveCount(0)
  await expect(text(page)).toBeFocused()

  await page.keyboard.press('Enter')
  await tool(page, '목록').click()
  await page.keyboard.type('스케치')
  await page.keyboard.press('Enter')
  await page.keyboard.type('인쇄')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(text(page).getByRole('listitem')).toHaveText(['스케치', '인쇄'])

  const choosing = page.waitForEvent('filechooser')
  await tool(page, '이미지').click()
  await (await choosing).setFiles(jpeg('sketch.jpg', photos.x100vi))
  const dialog = page.getByRole('dialog', { name: '본문에 이미지 넣기' })
  await expect(dialog.getByRole('button', { name: '넣기' })).toBeEnabled()
  await expectAccessible(page)
  await dialog.getByLabel('이미지 설명').fill('연필 스케치')
  await dialog.getByRole('button', { name: '넣기' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(text(page).getByRole('img', { name: '연필 스케치' })).toBeVisible()
}

const facts = {
  의뢰: '종이 상점',
  종류: '아이덴티티',
  기간: '6주',
  역할: '디자인, 조판',
  도구: 'Figma, Photoshop',
  주소: 'https://example.com/shop',
}

test('the owner edits a case @main', async ({ page, admin }) => {
  const { id } = await admin.add(TABLE, { title: '종이 상점', status: 'draft' })
  await openAdminPage(page, `/admin/PortfolioFavorites?q=${encodeURIComponent(admin.mark)}`)
  await page.locator(`[data-post-id="${id}"]`).getByRole('button', { name: '수정' }).click()
  await writeBody(page)
  for (const [label, value] of Object.entries(facts)) await field(page, label).fill(value)
  await field(page, '작업의 색').fill('붉은색')
  await field(page, '연도').fill('20255')
  await choosePicture(page, jpeg('cover.jpg'))
  await field(page, '대체 텍스트').fill('종이 상점의 간판')
  await field(page, '요약').fill('종이만 파는 가게의 얼굴')
  await expectPictureStored(page)

  await button(page, '게시하기').click()
  await expect(page.getByRole('alert')).toContainText('게시하려면 아직 필요합니다:')
  await expect(field(page, '연도')).toBeFocused()
  await page.getByRole('alert').getByRole('button', { name: '작업의 색' }).click()
  await expect(field(page, '작업의 색')).toBeFocused()
  await field(page, '작업의 색').fill('#3366cc')
  await field(page, '연도').fill('2025')
  await publish(page)
  // The toast stays while hovered.
  const seeIt = page.getByRole('button', { name: '사이트에서 보기' })
  await seeIt.hover()

  const [row] = await admin.rows(TABLE)
  expect(row).toMatchObject({
    id,
    status: 'published',
    meta: {
      client: '종이 상점',
      category: '아이덴티티',
      year: 2025,
      period: '6주',
      role: '디자인, 조판',
      tools: ['Figma', 'Photoshop'],
      link: 'https://example.com/shop',
      color: '#3366cc',
    },
  })
  await seeIt.click()
  await overlayGone(page)
  const article = page.locator(`article[data-post-id="${id}"]`)
  await expect(article.getByRole('heading', { level: 1, name: `${admin.mark} 종이 상점` })).toBeVisible()
  await expect(article.getByRole('heading', { level: 2, name: '과정' })).toBeVisible()
  await expect(article.getByText('빈 종이', { exact: true })).toBeVisible()
  await expect(article.getByRole('link', { name: 'https://example.com/process' })).toHaveAttribute(
    'href',
    'https://example.com/process',
  )
  await expect(article.getByRole('listitem').filter({ hasText: /^(스케치|인쇄)$/ })).toHaveCount(2)
  const image = article.getByRole('img', { name: '연필 스케치' })
  await image.scrollIntoViewIfNeeded()
  await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
  for (const fact of ['디자인, 조판', '6주', 'Figma, Photoshop'])
    await expect(article.getByText(fact)).toBeVisible()
})

test('the owner publishes a fan art', async ({ page, admin }) => {
  await openAdminPage(page, '/admin/FanartUpload')
  await field(page, '제목').fill(`${admin.mark} 새것`)
  await field(page, '대체 텍스트').fill('책상 위의 한 점')
  await field(page, '원작').fill('바닷가 이야기')
  await field(page, '연도').fill('2024')
  await field(page, '내 작품').selectOption('The One and They')
  await choosePicture(page, jpeg('thing.jpg'))
  await publish(page)
  const [row, ...more] = await admin.rows('posts_fanart')
  expect(more).toEqual([])
  expect(row).toMatchObject({
    title: `${admin.mark} 새것`,
    status: 'published',
    meta: { source: '바닷가 이야기', year: 2024, series: 'they' },
  })
  await visit(page, '/fanart/Fanart')
  await expect(page.locator(`[data-post-card][data-id="fanart-${row?.id}"]`)).toContainText('새것')
})
