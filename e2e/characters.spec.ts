import type { Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { waitUntilStable } from './support/stablePage'
import { expect, test, visit } from './support/test'

const modalOf = (page: Page) => page.getByTestId('character-modal')
const panelOf = (page: Page, name: string) =>
  page.locator('[data-character]').filter({ hasText: new RegExp(`^${name}`) })

test.describe('character dialogs', () => {
  test('opens a character, moves to the next and closes @both @reduced @main', async ({ page }) => {
    await visit(page, '/webtoon/Tls')
    await page.getByRole('tab', { name: '캐릭터' }).click()
    await expect(page).toHaveURL(/\?tab=characters$/)
    await panelOf(page, '한해').click()

    const modal = modalOf(page)
    await expect(modal.getByRole('heading', { name: /한해/ })).toBeVisible()
    await expect(modal.getByText('평생 갚고 있어.')).toBeVisible()
    await modal.getByRole('button', { name: '다음 인물' }).click()
    await expect(modal.getByRole('heading', { name: /한달/ })).toBeVisible()
    await expect(page).toHaveURL(/character=dal/)
    await page.goBack()
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(/\?tab=characters$/)
    await expect(panelOf(page, '한달')).toBeFocused()

    await page.goForward()
    await expect(modal.getByRole('heading', { name: /한달/ })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(/\?tab=characters$/)
  })

  test('scrolls inside the dialog and back to its top', async ({ page }) => {
    await visit(page, '/webtoon/They?tab=characters&character=geuru')
    const modal = modalOf(page)
    const text = modal.getByRole('group', { name: /그루/ })
    const top = modal.getByRole('button', { name: '맨 위로' })
    await expect(top).toHaveCount(0)
    const readTo = async (place: number) => {
      await text.evaluate((element, y) => element.scrollTo(0, y), place)
      await waitUntilStable(page)
      expect(await text.evaluate(({ scrollTop }) => scrollTop)).toBe(place)
    }
    await readTo(99)
    await expect(top).toHaveCount(0)
    await readTo(160)
    await top.click()
    await expect.poll(() => text.evaluate(({ scrollTop }) => scrollTop)).toBe(0)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)

    await modal.getByRole('button', { name: /^여울/ }).click()
    await expect(modal.getByRole('heading', { name: /여울/ })).toBeVisible()
    await modal.getByRole('button', { name: '닫기' }).click()
    await expect(modal).toHaveCount(0)
    await expect(page).toHaveURL(/\/webtoon\/They\?tab=characters$/)
  })

  test('opens the drawings full screen', async ({ page }) => {
    await visit(page, '/webtoon/Tls?tab=gallery')
    await page.getByRole('button', { name: '해와 달의 옥상 크게 보기' }).click()
    const box = page.getByRole('dialog', { name: '그림 크게 보기' })
    await expect(box.getByRole('img', { name: /옥상 난간 앞/ })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(box.getByRole('img', { name: /쌍둥이 표지/ })).toBeVisible()
    const close = box.getByRole('button', { name: '닫기' })
    await tabTo(page, close)
    await expect(close).toHaveCSS('outline-style', 'solid')
    // The next picture is preloaded.
    await expect(box.getByText('트윈스 러브 스토리 표지', { exact: true })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(box).toHaveCount(0)
    await expect(page.getByRole('button', { name: '트윈스 러브 스토리 표지 크게 보기' })).toBeFocused()
  })

  test('have no accessibility violation, nor have the tabs around them', async ({ page }) => {
    await visit(page, '/webtoon/Tls?tab=gallery')
    await expectAccessible(page)
    await page.getByRole('tab', { name: '캐릭터' }).click()
    const panel = page.getByRole('tabpanel', { name: '캐릭터' })
    await expect(panel).toHaveCSS('opacity', '1')
    await expectAccessible(page)
    await panel.getByRole('button').first().click()
    await expect(modalOf(page)).toHaveCSS('opacity', '1')
    await expectAccessible(page)
  })
})
