import type { Page } from 'playwright/test'
import { RESUME_STORAGE_KEY } from '../src/config/constants'
import { expectAccessible } from './support/axe'
import { missingGlyphs } from './support/missingGlyphs'
import { expect, scrollTo, scrollY, test, visit } from './support/test'

test.use({ motionMatters: false, samplesOnly: true })

const readerOf = (page: Page) => page.getByTestId('episode-reader')
const progressOf = (page: Page) => page.getByRole('progressbar', { name: '읽은 만큼' })
const episodesOf = (page: Page) => page.getByRole('region', { name: '회차' })
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', RESUME_STORAGE_KEY)

/** Reads an episode to a share (0–1) of its strip and waits until the position is stored. */
async function read(page: Page, id: number, share: number) {
  const y = await readerOf(page)
    .locator('[data-cut]')
    .evaluateAll((cuts, part) => {
      const [first, last] = [cuts[0]!, cuts.at(-1)!].map((cut) => cut.getBoundingClientRect())
      return window.scrollY + first!.top + (last!.bottom - first!.top - window.innerHeight) * part
    }, share)
  await scrollTo(page, Math.ceil(y))
  await expect.poll(() => stored(page)).toMatch(new RegExp(`"id":${id},.*"read":${share === 1 ? 1 : share}`))
}

/** Returns the cut in the middle of the screen and the share of it above, in hundredths. */
const positionOf = (page: Page) =>
  readerOf(page)
    .locator('[data-cut]')
    .evaluateAll((cuts) => {
      const middle = window.innerHeight / 2
      const cut = cuts.find((one) => one.getBoundingClientRect().bottom > middle)
      const box = cut?.getBoundingClientRect()
      return box ? [cut?.getAttribute('data-cut'), Math.round(((middle - box.top) / box.height) * 50)] : []
    })

test.describe('episodes', () => {
  test('three are read, and reading goes on the next day where it stopped @both @still @main', async ({
    page,
  }) => {
    await visit(page, '/webtoon/Tls')
    const region = episodesOf(page)
    await expect(region.locator('[data-episode]')).toHaveCount(3)
    await expect(region.getByRole('heading')).toHaveText('회차')
    await expect(region).toContainText('3화 가운데 0화 읽음')
    await region.getByRole('link', { name: '첫 화 보기' }).click()

    const heading = readerOf(page).getByRole('heading', { level: 1 })
    await expect(heading).toHaveText('1화 자정에서 이 분')
    await expect(heading).toBeFocused()
    await read(page, 1, 1)
    await expect.poll(() => missingGlyphs(page, 'main')).toBe('')
    await readerOf(page).getByRole('link', { name: '다음 화 2화 받는 사람 없음' }).first().click()
    await expect(readerOf(page)).toHaveAttribute('data-post-id', '2')
    await expect.poll(() => scrollY(page)).toBe(0)
    await read(page, 2, 1)
    await readerOf(page).getByRole('link', { name: '다음 화 3화 우산은 하나' }).first().click()
    await expect(readerOf(page)).toHaveAttribute('data-post-id', '4')
    await read(page, 4, 0.5)
    const position = await positionOf(page)

    await visit(page, '/webtoon/Tls')
    await expect(region.locator('[data-read="true"]')).toHaveCount(2)
    await expect(region.locator('[data-number="3"]')).toHaveAttribute('data-read', 'false')
    await expect(region.locator('[data-number="3"]')).toContainText('50%까지 읽음')
    await expect(region).toContainText('3화 가운데 2화 읽음')
    await page.getByRole('button', { name: '차례 열기' }).press('Enter')
    await page
      .getByRole('region', { name: '읽던 자리' })
      .getByRole('link', { name: /3화.*50%까지/ })
      .click()

    await expect(page).toHaveURL(/\/webtoon\/View\/4$/)
    await expect.poll(() => positionOf(page)).toEqual(position)
    await expect(page.getByText('3화 50%부터 이어 봅니다.')).toBeVisible()
    await page.setViewportSize({ width: 700, height: 844 })
    await expect.poll(() => positionOf(page)).toEqual(position)
  })

  test('an episode is read with the keyboard alone', async ({ page }) => {
    await visit(page, '/webtoon/View/2')
    await page.keyboard.press('End')
    await expect(progressOf(page)).toHaveAttribute('aria-valuetext', '100%, 10컷 중 10번째')
    await expect(readerOf(page).getByRole('button', { name: '공유하기' })).toBeInViewport()
    await page.keyboard.press('Home')
    const bar = page.getByRole('region', { name: '읽기 도구' })
    // It returns with the scroll event, a frame after the scroll position has changed.
    await expect(bar).toBeInViewport()
    await expect.poll(() => scrollY(page)).toBe(0)

    await scrollTo(page, 2400)
    await expect(bar).not.toBeInViewport()
    const position = await positionOf(page)
    for (const key of ['-', '-', '+']) await page.keyboard.press(key)
    await expect(page.getByRole('slider', { name: '폭' })).toHaveValue('95')
    await expect.poll(() => positionOf(page)).toEqual(position)

    await page.keyboard.press('t')
    const transcript = page.getByRole('complementary', { name: '대본' })
    await expect(transcript.locator('[data-line]').first()).toBeVisible()
    await expectAccessible(page)
    await page.keyboard.press('t')
    await expect(transcript).toHaveCount(0)
    const opener = readerOf(page).getByRole('button', { name: '대본' })
    await opener.press('Enter')
    await expect(transcript.getByRole('heading', { name: '대본' })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()

    await readerOf(page).getByRole('link', { name: /^목록/ }).first().focus()
    await expect(bar).toBeInViewport()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\/webtoon\/View\/4$/)
    await expect(readerOf(page).getByRole('link', { name: '이전 화 2화 받는 사람 없음' })).toBeAttached()
    await page.keyboard.press('ArrowLeft')
    await expect(page).toHaveURL(/\/webtoon\/View\/2$/)
    await expect(readerOf(page).getByRole('heading', { level: 1, name: /^2화/ })).toBeFocused()
    await page.keyboard.press('l')
    await expect(episodesOf(page).locator('[data-number="2"] a')).toBeFocused()
  })

  test('a way back leads to the stored position, and an address to its cut', async ({ page }) => {
    await visit(page, '/webtoon/View/2')
    await read(page, 2, 0.5)
    const position = await positionOf(page)
    const heading = readerOf(page).getByRole('heading', { level: 1 })
    await page.keyboard.press('ArrowRight')
    await expect(heading).toHaveText(/^3화/)
    await expect.poll(() => scrollY(page)).toBe(0)
    await page.goBack()
    await expect(heading).toHaveText(/^2화/)
    await expect.poll(() => positionOf(page)).toEqual(position)

    await visit(page, '/webtoon/View/2#cut-8-1')
    await expect.poll(async () => (await positionOf(page))[0]).toBe('8')
  })

  test('a draft and an unknown episode are not found', async ({ page }) => {
    for (const id of [5, 9999]) {
      await visit(page, `/webtoon/View/${id}`)
      await expect(page.getByRole('main')).toContainText('찾을 수 없습니다')
    }
  })

  test('a character’s appearances list the episodes in which it speaks', async ({ page }) => {
    await visit(page, '/webtoon/Tls?tab=characters&character=hae')
    const list = page.getByRole('region', { name: '나오는 곳' }).getByRole('list', { name: '회차' })
    await expect(list.getByRole('link', { name: '1화 자정에서 이 분' })).toHaveAttribute(
      'href',
      '/webtoon/View/1',
    )
  })

  test('without scripts an episode shows all its cuts, and a chapter’s page leads to the novel', async ({
    browser,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/webtoon/View/1')
    await expect(page.locator('img[data-cut]')).not.toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('1화 자정에서 이 분')
    await page.goto('/novel/View/2')
    await page.getByRole('main').getByRole('link').first().click()
    await expect(page).toHaveURL('/novel/Tls?chapter=2')
    await context.close()
  })
})

test.describe('pictures that fail', () => {
  test.use({ expectedFaults: [/cut-\d+\.webp/] })

  test('cuts have their place before their pictures, and a double click enlarges one', async ({ page }) => {
    await page.route('**/cut-*', (route) => route.abort())
    await visit(page, '/webtoon/View/1')
    const ratios = () =>
      readerOf(page)
        .locator('[data-cut]')
        .evaluateAll((cuts) =>
          cuts.map((cut) => {
            const { width, height } = cut.getBoundingClientRect()
            return [cut.getAttribute('width'), cut.getAttribute('height'), Math.round((width / height) * 100)]
          }),
        )
    for (const [width, height, ratio] of await ratios())
      expect(ratio).toBe(Math.round((Number(width) / Number(height)) * 100))
    await expect(page.getByText('이 컷을 불러오지 못했습니다.').first()).toBeVisible()
    await page.unroute('**/cut-*')
    await page.getByRole('button', { name: '다시 시도' }).first().click()
    const cut = readerOf(page).locator('[data-cut="1"]')
    const getWidth = () => cut.evaluate((image) => image.getBoundingClientRect().width)
    await expect.poll(getWidth).toBe(720)
    await cut.dblclick()
    await expect.poll(getWidth).toBe(1440)
    await cut.dblclick()
    await expect.poll(getWidth).toBe(720)
  })
})

test('a chapter’s address leads to its novel, and a sentence’s address marks the sentence', async ({
  page,
}) => {
  await visit(page, '/novel/View/2')
  await expect(page).toHaveURL('/novel/Tls?chapter=2')
  await expect(page.getByTestId('novel-reader').getByRole('heading', { level: 1 })).toContainText('벽 하나를')
  await visit(page, '/novel/Tls?chapter=1&at=5.2')
  await expect(page.locator('mark[data-sentence="5.2"]')).toContainText('우체통 위에 손자국이')
})
