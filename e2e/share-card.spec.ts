import type { Page } from 'playwright/test'
import sharp from 'sharp'
import { expectAccessible } from './support/axe'
import { allowClipboard } from './support/clipboard'
import { tabTo } from './support/keyboard'
import { expect, overlayGone, test, visit } from './support/test'

test.use({ motionMatters: false })

const share = (page: Page) => page.getByRole('dialog', { name: /나누기$/ })

/** Presses the button and checks the downloaded file. Firefox's driver reports none, so the page's message is checked. */
async function savePng(page: Page, browserName: string, name: string, height: number) {
  const saved = browserName === 'firefox' ? null : page.waitForEvent('download')
  await share(page).getByRole('button', { name: '그림 저장' }).press('Enter')
  await expect(page.getByText('그림을 저장했습니다.')).toBeVisible()
  const file = await saved
  if (!file) return
  expect(file.suggestedFilename()).toBe(name)
  const seen = await sharp(await file.path()).metadata()
  expect([seen.format, seen.width, seen.height]).toEqual(['png', 1080, height])
}

/** Selects the sentence of the address by keyboard. */
async function selectSentence(page: Page) {
  const sentence = (await page.locator('mark[data-sentence="4.2"]').textContent()) ?? ''
  // Keys select nothing until the reader has scrolled to the sentence.
  const selected = () => page.evaluate(() => document.getSelection()?.toString().length ?? 0)
  while ((await selected()) < sentence.length) await page.keyboard.press('Shift+ArrowRight')
  return sentence
}

test('a passage becomes a picture, and its link leads back to it @still @main', async ({
  page,
  context,
  browserName,
}) => {
  await allowClipboard(context)
  await visit(page, '/novel/Tls?chapter=1&at=4.2')
  const sentence = await selectSentence(page)
  await tabTo(page, page.getByRole('button', { name: '문장 나누기' }))
  await page.keyboard.press('Enter')
  await expect(share(page).getByRole('img', { name: sentence })).toBeVisible()
  await expectAccessible(page)

  await share(page).getByRole('radio', { name: '밤' }).press('ArrowRight')
  await expect(share(page).getByRole('radio', { name: '종이' })).toBeChecked()
  await share(page).getByRole('radio', { name: '4:5' }).press('ArrowRight')
  await savePng(page, browserName, 'tls-1-4-2.png', 1920)
  await share(page).getByRole('button', { name: '링크 복사' }).press('Enter')
  await expect(page.getByText('링크를 복사했습니다.')).toBeVisible()
  const link = await page.evaluate(() => navigator.clipboard.readText())
  await page.keyboard.press('Escape')
  await expect(share(page)).toHaveCount(0)

  await page.goto(link)
  await overlayGone(page)
  await expect(page.locator('mark[data-sentence="4.2"]')).toHaveText(sentence)
})

test('a photograph becomes a picture', async ({ page, browserName }) => {
  await visit(page, '/gallery/a7c2/View/10')
  await page.getByRole('button', { name: '카드로 나누기' }).click()
  await expect(share(page).getByRole('img')).toBeVisible()
  await savePng(page, browserName, 'a7c2-10.png', 1350)
  // The dialog is taller than a landscape phone.
  await page.setViewportSize({ width: 844, height: 390 })
  await share(page).getByRole('button', { name: '닫기' }).click()
  await expect(share(page)).toHaveCount(0)
  await expect(page.getByRole('button', { name: '카드로 나누기' })).toBeFocused()
})
