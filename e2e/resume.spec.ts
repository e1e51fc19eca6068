import type { Page } from 'playwright/test'
import { RESUME_STORAGE_KEY } from '../src/config/constants'
import { expectAccessible } from './support/axe'
import { missingGlyphs } from './support/missingGlyphs'
import { expect, scrollTo, test, visit } from './support/test'

test.use({ motionMatters: false })

const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', RESUME_STORAGE_KEY)

/** Scrolls to a progress (0–1) of a chapter and waits until it is stored. */
async function read(page: Page, address: string, share: number) {
  await visit(page, address)
  await expect(page.getByTestId('novel-reader')).toBeVisible()
  await page.evaluate(async () => void (await document.fonts.ready))
  const longest = await page.evaluate(() => document.documentElement.scrollHeight - window.innerHeight)
  await scrollTo(page, Math.ceil(longest * share))
  await expect.poll(() => stored(page)).toContain(`"share":${share.toFixed(1)}`.replace('.0', ''))
}

async function openContents(page: Page) {
  await page.getByRole('button', { name: '차례 열기' }).press('Enter')
  return page.getByRole('dialog', { name: '차례' })
}

test.describe('reading positions', () => {
  test('are offered for a chapter, a webtoon and photos, and can be deleted with undo @still @main', async ({
    page,
  }) => {
    await visit(page, '/about/Profile')
    let contents = await openContents(page)
    await expect(contents.getByRole('link').first()).toBeVisible()
    await expect(page.getByTestId('resume')).toHaveCount(0)

    await read(page, '/novel/Tls?chapter=1', 1)
    await read(page, '/novel/Tls?chapter=2', 0.405)
    await visit(page, '/webtoon/They')
    await page.getByRole('tab', { name: '캐릭터' }).click()
    await expect.poll(() => stored(page)).toContain('"tab":"characters"')
    for (const id of [1, 2]) {
      await visit(page, `/gallery/a7c2/View/${id}`)
      await expect.poll(() => stored(page)).toContain(`"id":${id},`)
    }

    await visit(page, '/novel/Tls')
    await expect(page.getByRole('link', { name: /^2장 40%부터 이어 읽기$/ })).toBeVisible()
    await expect.poll(() => missingGlyphs(page, 'main')).toBe('')
    await expect(page.getByRole('link', { name: /같은 얼굴의 봄 다 읽음/ })).toBeVisible()

    contents = await openContents(page)
    const places = page.getByRole('region', { name: '읽던 자리' })
    await expect(places.getByRole('link')).toHaveCount(3)
    await expect(places.getByRole('link', { name: /The One and They 캐릭터 탭/ })).toBeVisible()
    await expect(places.getByRole('link', { name: /사진 둘/ })).toHaveAttribute(
      'href',
      '/gallery/a7c2/View/2',
    )
    await expectAccessible(page)

    await places.getByRole('button', { name: '지우기' }).press('Enter')
    await expect(places).toHaveCount(0)
    expect(
      await page.evaluate(() => Object.keys(localStorage).filter((key) => /resume|progress/.test(key))),
    ).toEqual([])
    await page.getByRole('button', { name: '되돌리기' }).press('Enter')
    await places.getByRole('link', { name: /2장 벽 하나를 사이에 두고, 40%까지/ }).press('Enter')
    await expect(page).toHaveURL(/\/novel\/Tls\?chapter=2$/)
    const share = () =>
      page.evaluate(() => window.scrollY / (document.documentElement.scrollHeight - window.innerHeight))
    await expect.poll(share).toBeCloseTo(0.4, 1)
  })
})
