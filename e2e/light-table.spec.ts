import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { waitUntilStable } from './support/stablePage'
import { expect, test, visit } from './support/test'

test.use({ samplesOnly: true })

const frames = (page: Page) => page.getByRole('listbox').getByRole('option')
const chosen = (page: Page) => page.getByRole('option', { selected: true })
const compare = (page: Page) => page.getByRole('button', { name: '나란히 보기' })

/** Records the pictures in full size that the page requests: their widest copies, or stored ones. Frames show small ones. */
function originals(page: Page): string[] {
  const seen: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (/\/storage\/v1\/object\/.+(?<!-640)\.webp$|^\/media\/.+-(?:1600|2400)\.webp$/.test(pathname))
      seen.push(pathname)
  })
  return seen
}

async function middleOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${String(locator)} is not on the page.`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

test.describe('the light table', () => {
  test('works with the keyboard only: place, compare, leave @still @main', async ({ page }) => {
    const stored = originals(page)
    await visit(page, '/gallery/Light')
    await expect(frames(page)).toHaveCount(20)
    await tabTo(page, frames(page).first())
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Space')
    await expect(page).toHaveURL('/gallery/Light?a=x100vi-2')
    await page.keyboard.press('End')
    await expect(frames(page).last()).toBeInViewport()
    await page.keyboard.press('Space')
    await expect(chosen(page)).toHaveCount(2)
    await expect(page).toHaveURL(/\/gallery\/Light\?a=x100vi-2&b=a7c2-\d+$/)

    // Only the pair shows full sizes.
    expect(stored).toEqual([])
    await tabTo(page, compare(page))
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/&view=pair$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
    const first = page.locator('figure[data-slot="a"]')
    await expect(first.getByRole('img')).toBeVisible()
    await expect(page.locator('figure[data-slot="b"]').getByRole('img')).toBeVisible()
    await tabTo(page, page.getByRole('button', { name: '돋보기 켜기' }))
    await page.keyboard.press('Enter')
    await expect(page.getByText('100%')).toHaveCount(2)
    expect(new Set(stored).size).toBe(2)
    const loupe = first.locator('[data-state="ready"]')
    const before = await middleOf(loupe)
    await page.keyboard.press('Shift+ArrowRight')
    await expect.poll(async () => Math.round((await middleOf(loupe)).x - before.x)).toBe(96)
    await expectAccessible(page)

    await page.goBack()
    await expect(chosen(page)).toHaveCount(2)
  })

  test('accepts dragged photos, on a phone by long press @both', async ({ page, isMobile, browserName }) => {
    test.skip(isMobile && browserName !== 'chromium', 'Only Chromium’s driver presses for long.')
    await visit(page, '/gallery/Light?a=a7c2-99999')
    await expect(page.getByText('찾을 수 없는 사진입니다')).toBeVisible()
    await waitUntilStable(page)
    const from = await middleOf(frames(page).first())
    if (isMobile) {
      const touch = await page.context().newCDPSession(page)
      await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
      await expect(page.getByRole('button', { name: '올리기' })).toBeVisible()
      await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
      await page.getByRole('button', { name: '올리기' }).tap()
    } else {
      const to = await middleOf(page.locator('[data-slot="a"]'))
      await page.mouse.move(from.x, from.y)
      await page.mouse.down()
      await page.mouse.move(from.x + 40, from.y + 40)
      await page.mouse.move(to.x, to.y)
      await expect(page.locator('[data-slot="a"]')).toHaveAttribute('data-over')
      await page.mouse.up()
    }
    await expect(page).toHaveURL('/gallery/Light?a=a7c2-9')
    await expect(chosen(page)).toHaveAttribute('data-id', 'a7c2-9')
    await expect(frames(page)).toHaveCount(20)
  })
})

test.describe('with forced colours', () => {
  test.use({ contextOptions: { forcedColors: 'active' }, colorScheme: 'dark' })

  test('the time axis uses the system’s text colour @chromium', async ({ page }) => {
    await visit(page, '/gallery/Light')
    const inkOf = (place: Locator) => place.evaluate((element) => getComputedStyle(element).color)
    expect(await inkOf(page.getByText('새벽', { exact: true }))).toBe(await inkOf(page.locator('h1')))
  })
})
