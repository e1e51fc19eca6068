import type { Locator, Page } from 'playwright/test'
import { expect, test, visit } from './support/test'

/** Sets the insets of an iPhone's screen in px, which only Chromium's DevTools protocol can do. */
async function setInsets(page: Page, insets: { bottom?: number; left?: number; right?: number }) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setSafeAreaInsetsOverride', { insets })
}

async function boxOf(element: Locator) {
  const box = await element.boundingBox()
  if (!box) throw new Error(`${String(element)} is not visible.`)
  return box
}

test('on a phone the bottom bars’ controls are above the home indicator @mobile @chromium', async ({
  page,
}) => {
  await setInsets(page, { bottom: 34 })
  const bottom = (page.viewportSize()?.height ?? 0) - 34
  const expectAbove = async (control: Locator) => {
    await expect(control).toBeVisible()
    await expect
      .poll(async () => {
        const { y, height } = await boxOf(control)
        return y + height
      })
      .toBeLessThanOrEqual(bottom)
  }
  await visit(page, '/novel/Tls?chapter=1')
  await expectAbove(page.getByRole('navigation', { name: '장 이동' }).getByRole('button', { name: '차례' }))
  await visit(page, '/gallery/a7c2/View/10')
  await expectAbove(page.getByRole('link', { name: '이전 사진' }))
  await visit(page, '/gallery/Light?a=x100vi-2&b=a7c2-10')
  await expectAbove(page.getByRole('button', { name: '나란히 보기' }))
  await visit(page, '/webtoon/Tls?tab=gallery')
  await page.getByRole('button', { name: '해와 달의 옥상 크게 보기' }).click()
  await expectAbove(page.getByRole('dialog').getByRole('button', { name: '다음' }))
})

test('in landscape orientation text and header are beside the notch @mobile @chromium', async ({ page }) => {
  await page.setViewportSize({ width: 844, height: 390 })
  await setInsets(page, { left: 59, right: 59 })
  for (const path of ['/about/Profile', '/novel/Tls?chapter=1']) {
    await visit(page, path)
    const seen = page.locator('h1, header a, header button').filter({ visible: true })
    for (const element of await seen.all()) {
      const { x, width } = await boxOf(element)
      expect(x).toBeGreaterThanOrEqual(58)
      expect(x + width).toBeLessThanOrEqual(844 - 48)
    }
  }
})
