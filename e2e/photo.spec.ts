import { type Locator, type Page } from 'playwright/test'
import sharp from 'sharp'
import { allowClipboard } from './support/clipboard'
import { tabTo } from './support/keyboard'
import { waitUntilStable } from './support/stablePage'
import { expect, overlayGone, scrollTo, scrollY, test, visit } from './support/test'

test.use({ samplesOnly: true })

const cards = (page: Page) => page.getByRole('main').locator('[data-post-card]')
const topOf = (card: Locator) => card.evaluate((element) => Math.round(element.getBoundingClientRect().top))

/** Waits until the picture itself is loaded. */
async function expectLoaded(image: Locator) {
  const width = () =>
    image.evaluate((element) => (element instanceof HTMLImageElement ? element.naturalWidth : 0))
  await expect.poll(width).toBeGreaterThan(0)
}

/** Opens the A7C2 gallery through the menu. */
async function findGallery(page: Page) {
  await visit(page, '/about/Profile')
  await page.getByRole('button', { name: '차례 열기' }).click()
  await page.getByRole('dialog', { name: '차례' }).getByRole('link', { name: 'A7C2' }).click()
  await expect(page).toHaveURL('/gallery/A7c2')
  await expect(page.getByRole('heading', { level: 1, name: 'A7C2' })).toBeVisible()
  await overlayGone(page)
  await expect(cards(page).first()).toBeVisible()
}

/** Opens a photo further down. Returns its card and scroll position. */
async function openPhoto(page: Page) {
  await scrollTo(page, 420)
  const card = page.locator('[data-post-card][data-id="a7c2-3"]')
  await card.scrollIntoViewIfNeeded()
  await expectLoaded(card.locator('img'))
  await waitUntilStable(page)
  const place = { top: await topOf(card), y: await scrollY(page) }
  await card.getByRole('link').click()
  await expect(page.locator('article[data-post-id="3"]')).toBeVisible()
  await overlayGone(page)
  return { card, place }
}

test.describe('photo details', () => {
  test('moves by arrow key, zooms, and returns to the same scroll position @reduced @main', async ({
    page,
  }) => {
    await findGallery(page)
    const { card, place } = await openPhoto(page)
    await expect.poll(() => scrollY(page)).toBe(0)
    await expect(page).toHaveTitle(/^은하수 아래 불 하나/)
    await expect(page.getByRole('main').getByText('SONY A7C2', { exact: true })).toBeVisible()

    await page.keyboard.press('Control+ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('article[data-post-id="10"]')).toBeVisible()
    await expect(page).toHaveURL('/gallery/a7c2/View/10')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('구름의 바다')

    const closer = page.getByRole('button', { name: /크게 보기/ })
    await closer.click()
    const zoom = page.getByRole('dialog', { name: '사진 크게 보기' })
    await expect(zoom.getByRole('img')).toBeVisible()
    const close = zoom.getByRole('button', { name: '닫기' })
    await tabTo(page, close)
    await expect(close).toHaveCSS('outline-style', 'solid')
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL('/gallery/a7c2/View/10')
    await page.keyboard.press('Escape')
    await expect(zoom).toHaveCount(0)
    await expect(closer).toBeFocused()

    await page.goBack()
    await expect(page).toHaveURL('/gallery/A7c2')
    await expect.poll(() => topOf(card)).toBe(place.top)
    await expect(card.getByRole('link')).toBeFocused()
  })

  test('returns by 목록으로 to the same scroll position, also after a reload @both', async ({ page }) => {
    await findGallery(page)
    const { card, place } = await openPhoto(page)
    await page.reload()
    await overlayGone(page)
    await page.getByRole('link', { name: '목록으로' }).click()
    await expect(page).toHaveURL('/gallery/A7c2')
    await expect.poll(() => topOf(card)).toBe(place.top)
  })

  test('starts at the top after other navigation', async ({ page }) => {
    await findGallery(page)
    await scrollTo(page, 500)
    await scrollTo(page, 0)
    await page
      .getByRole('navigation', { name: '카메라' })
      .getByRole('link', { name: 'FUJIFILM X100VI' })
      .click()
    await expect(page).toHaveURL('/gallery/X100vi')
    await expect(page.locator('[data-post-card][data-id^="x100vi-"]').first()).toBeVisible()
    await waitUntilStable(page)
    expect(await scrollY(page)).toBe(0)
    await scrollTo(page, 300)
    await page.goBack()
    await expect(page).toHaveURL('/gallery/A7c2')
    await expect(page.locator('[data-post-card][data-id^="a7c2-"]').first()).toBeVisible()
    await waitUntilStable(page)
    expect(await scrollY(page)).toBe(0)
  })

  test('share their address and save the film recipe @still @main', async ({
    page,
    context,
    browserName,
  }) => {
    await allowClipboard(context)
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'))
    await visit(page, '/gallery/x100vi/view/1')
    await page.getByRole('button', { name: /공유/ }).click()
    await expect(page.getByText('주소를 복사했습니다.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/\/gallery\/x100vi\/view\/1$/)
    const card = page.getByRole('figure', { name: '전깃줄 악보의 설정 카드' })
    await expect(card.getByText('NOSTALGIC Neg.')).toBeVisible()
    await page.getByRole('button', { name: '글로 복사' }).press('Enter')
    await expect(page.getByText('글로 복사했습니다.')).toBeVisible()
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('\n하이라이트: -1\n')

    // Firefox's driver reports no download; the page's message has the same information.
    const saved = browserName === 'firefox' ? null : page.waitForEvent('download')
    await page.getByRole('button', { name: '카드 저장' }).press('Enter')
    const file = await saved
    if (file) {
      expect(file.suggestedFilename()).toBe('x100vi-1-recipe.png')
      const { width, height, format } = await sharp(await file.path()).metadata()
      expect({ width, height, format }).toEqual({ width: 1080, height: 1350, format: 'png' })
    }
    await expect(page.getByText('카드를 저장했습니다.')).toBeVisible()

    // Photos with the same settings load near the viewport.
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await page.getByRole('link', { name: '오후 네 시' }).click()
    await expect(page.locator('article[data-post-id="5"]')).toBeVisible()
  })
})

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true })

  test('a swipe moves to the next photo @mobile @chromium', async ({ page }) => {
    await visit(page, '/gallery/x100vi/view/2')
    const photo = page.getByRole('button', { name: /크게 보기/ })
    await expect(page.getByRole('link', { name: '다음 사진' })).toBeAttached()
    await waitUntilStable(page)
    const box = await photo.boundingBox()
    if (!box) throw new Error('The photo is not on the page.')
    const touch = await page.context().newCDPSession(page)
    const y = box.y + box.height / 2
    const finger = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
      touch.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y }] })
    await finger('touchStart', 300)
    for (const x of [260, 200, 140, 90]) await finger('touchMove', x)
    await finger('touchEnd')
    await expect(page).toHaveURL('/gallery/x100vi/view/4')
    await expect(page.locator('article[data-post-id="4"]')).toBeVisible()
  })
})

test.describe('the walls', () => {
  for (const { path, count } of [
    { path: '/gallery/A7c2', count: 10 },
    { path: '/gallery/X100vi', count: 10 },
  ])
    test(`of ${path} are lists in visual Tab order`, async ({ page, browserName }) => {
      await visit(page, path)
      await expect(cards(page).first()).toBeVisible()
      const first = cards(page).first().getByRole('link')
      await first.focus()
      for (let place = 1; place <= count; place += 1) {
        const focused = page.locator('[data-post-card]:focus-within')
        await expect(focused).toHaveAttribute('aria-posinset', String(place))
        await expect(focused).toHaveAttribute('aria-setsize', String(count))
        await expect(focused).toBeInViewport()
        await page.keyboard.press('Tab')
        // Firefox makes every scroll container a Tab stop.
        if (browserName === 'firefox' && (await focused.count()) === 0) await page.keyboard.press('Tab')
      }
    })

  test('keep the photo in view when the window is resized', async ({ page }) => {
    await visit(page, '/gallery/A7c2')
    await expect(cards(page)).toHaveCount(10)
    await waitUntilStable(page)
    await scrollTo(page, 730)
    // Photos at the top edge of the window; the header may cover them.
    const atTop = () =>
      cards(page).evaluateAll((all) =>
        all.flatMap((card) => {
          const { top, bottom } = card.getBoundingClientRect()
          return card instanceof HTMLElement && top <= 2 && bottom > 2 ? [card.dataset['id']] : []
        }),
      )
    const [before] = await atTop()
    expect(before).toMatch(/^a7c2-/)
    await page.setViewportSize({ width: 1100, height: 600 })
    await expect.poll(atTop).toContain(before)
  })
})
