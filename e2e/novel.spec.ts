import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { waitUntilStable } from './support/stablePage'
import { expect, scrollTo, test, visit } from './support/test'

const readerOf = (page: Page) => page.getByTestId('novel-reader')

/** Returns the first words of the paragraph at the reading line. */
async function paragraphInReading(page: Page): Promise<string> {
  return readerOf(page)
    .locator('p')
    .evaluateAll((paragraphs) => {
      const line = 130
      const found = paragraphs.find((paragraph) => paragraph.getBoundingClientRect().bottom > line)
      return found?.textContent?.slice(0, 20) ?? ''
    })
}

async function readDownTo(page: Page, words: string) {
  await expect(page.getByText(words)).toBeAttached()
  // A font that loads later moves the text.
  await page.evaluate(async () => void (await document.fonts.ready))
  const top = await page
    .getByText(words)
    .evaluate((paragraph) => paragraph.getBoundingClientRect().top + window.scrollY - 120)
  await scrollTo(page, top)
  await expect.poll(() => paragraphInReading(page)).toContain(words)
}

test.describe('the novel reader', () => {
  test('opens the first chapter, applies settings and restores the position @both @reduced @main', async ({
    page,
  }) => {
    await visit(page, '/novel/Tls')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/해와 달의 연애사/)
    await page.getByRole('link', { name: '첫 장 읽기' }).click()
    const reader = readerOf(page)
    await expect(reader.getByRole('heading', { level: 1, name: /같은 얼굴의 봄/ })).toBeFocused()
    await expect(page).toHaveURL(/\?chapter=1$/)
    await expect(page.getByTestId('site-header')).toHaveCount(0)

    const text = reader.locator('p').first()
    const size = () => text.evaluate((element) => parseFloat(getComputedStyle(element).fontSize))
    const before = await size()
    await page.getByRole('button', { name: '글자 크게' }).click()
    await expect.poll(size).toBeCloseTo(before + 1)

    await readDownTo(page, '배정표는 강당 벽에')
    await expect(page.getByRole('region', { name: '읽기 도구' })).toHaveAttribute('data-shown', 'false')
    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect.poll(size).toBeCloseTo(before + 3)
    await waitUntilStable(page)
    expect(await paragraphInReading(page)).toContain('배정표는 강당 벽에')

    await page.reload()
    await expect(reader).toBeVisible()
    await expect.poll(size).toBeCloseTo(before + 3)
    await expect.poll(() => paragraphInReading(page)).toContain('배정표는 강당 벽에')
    await waitUntilStable(page)
    expect(await paragraphInReading(page)).toContain('배정표는 강당 벽에')
  })

  test('leads to the next chapter and back to the book', async ({ page }) => {
    await visit(page, '/novel/Tls')
    await page.getByRole('link', { name: '첫 장 읽기' }).click()
    await readDownTo(page, '봄이 되자 우리는 반이 갈렸다.')
    await scrollTo(page, 0)
    await readDownTo(page, '그날은 아무것도 떨어지지 않았다.')
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { level: 1, name: /벽 하나를 사이에 두고/ })).toBeVisible()
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await page.keyboard.press('ArrowLeft')
    await expect.poll(() => paragraphInReading(page)).toContain('그날은 아무것도 떨어지지')
    await page.goBack()
    await expect(page).toHaveURL(/\/novel\/Tls$/)
    await expect(page.getByRole('link', { name: /이어 읽기/ })).toBeFocused()
  })

  test('opens another book from the shelf', async ({ page }) => {
    await visit(page, '/novel/More')
    await page.getByRole('button', { name: '그 애와 그들 꺼내 보기' }).click()
    await expect(page.getByRole('heading', { level: 2, name: '그 애와 그들' })).toBeVisible()
    await page.getByRole('link', { name: '첫 장 읽기' }).click()
    await expect(page).toHaveURL(/\/novel\/They\?chapter=1$/)
    await expect(readerOf(page).getByText('할머니의 셈법은 이랬다.')).toBeVisible()
    await page.goBack()
    await expect(page).toHaveURL(/\/novel\/More$/)
  })

  test('has no accessibility violation in the further stories', async ({ page }) => {
    for (const address of ['/novel/More?tab=contest', '/novel/More?tab=fantasy']) {
      await visit(page, address)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })

  test('has no accessibility violation with any background, and keeps it and the font', async ({ page }) => {
    await visit(page, '/novel/Tls?chapter=2')
    const reader = readerOf(page)
    const paper = await reader.evaluate((element) => getComputedStyle(element).backgroundColor)
    for (const name of ['종이', '세피아', '밤']) {
      await page.getByRole('radio', { name }).check()
      await expectAccessible(page)
    }
    await expect(reader).not.toHaveCSS('background-color', paper)
    await page.getByRole('radio', { name: '고딕' }).check()
    await page.reload()
    await expect(page.getByRole('radio', { name: '밤' })).toBeChecked()
    await expect(page.getByRole('radio', { name: '고딕' })).toBeChecked()
    await expect(reader.locator('p').first()).toHaveCSS('font-family', /Site Sans/)
  })

  test('prints only the text @chromium', async ({ page }) => {
    await visit(page, '/novel/They?chapter=1')
    await page.getByRole('radio', { name: '밤' }).check()
    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // The text is black, with or without printed backgrounds.
    await expect(page.getByTestId('novel-reader')).toHaveCSS('background-color', 'rgb(255, 255, 255)')
    await expect(page.getByRole('button', { name: '글자 크게' })).toBeHidden()
    await expect(page.getByRole('button', { name: '차례', exact: true })).toBeHidden()
  })
})
