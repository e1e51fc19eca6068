import type { Page } from 'playwright/test'
import { paths } from '../src/config/paths'
import { signIn } from './admin'
import { accounts } from './owner'
import { API, API_KEY } from './support/api'
import { expectAccessible } from './support/axe'
import { tabTo } from './support/keyboard'
import { expect, test, TRIAL, visit } from './support/test'

test.use({
  motionMatters: false,
  // The refusals and the broken connection of these journeys.
  expectedFaults: [/Failed to load resource|ERR_INTERNET_DISCONNECTED|net::ERR_FAILED/],
})

const TEXT = '첫 시집의 앞표지에 쓸 그림을 부탁드리고 싶습니다.'
const text = (page: Page) => page.getByRole('textbox', { name: '내용' })
const send = (page: Page) => page.getByRole('button', { name: '보내기', exact: true })

/** Opens the page and waits until the form is there. */
async function openLetter(page: Page) {
  await visit(page, paths.inquiry)
  await page.getByRole('heading', { name: '편지', exact: true }).scrollIntoViewIfNeeded()
  await expect(text(page)).toBeVisible()
}

test('a commission is refused because the intake closed a second ago, and keeps the letter, by keyboard alone @both @main', async ({
  page,
}) => {
  await page.route('**/rest/v1/rpc/send_inquiry', (route) =>
    route.fulfill({ status: 409, contentType: 'application/json', body: '{"code":"closed"}' }),
  )
  await openLetter(page)
  const commission = page.getByRole('radio', { name: '의뢰', exact: true })
  await tabTo(page, commission)
  await page.keyboard.press('Space')
  const kind = page.getByRole('combobox', { name: '의뢰 종류' })
  await tabTo(page, kind)
  await page.keyboard.press('ArrowDown')
  await expect(kind).not.toHaveValue('')
  await tabTo(page, page.getByRole('textbox', { name: '이름 또는 별명' }))
  await page.keyboard.type('다솔')
  await tabTo(page, text(page))
  await page.keyboard.insertText(TEXT)
  await tabTo(page, page.getByRole('checkbox', { name: /동의합니다/ }))
  await page.keyboard.press('Space')
  await tabTo(page, send(page))
  await page.keyboard.press('Enter')
  await expect(page.getByText('방금 의뢰를 닫았습니다. 적은 것은 남아 있습니다.')).toBeVisible()
  await expect(text(page)).toHaveValue(TEXT)
  await expectAccessible(page)

  // The draft outlives the page, without the consent.
  await page.reload()
  await page.getByRole('heading', { name: '편지', exact: true }).scrollIntoViewIfNeeded()
  await expect(text(page)).toHaveValue(TEXT)
  await expect(commission).toBeChecked()
  await expect(page.getByRole('checkbox', { name: /동의합니다/ })).not.toBeChecked()
})

test('a letter is kept offline and sent again when the connection is back', async ({
  page,
  context,
  request,
}) => {
  const name = `${TRIAL} ${Math.random().toString(36).slice(2, 8)}`
  await openLetter(page)
  await page.getByRole('radio', { name: '그 밖의 문의' }).check()
  await page.getByRole('textbox', { name: '이름 또는 별명' }).fill(name)
  await text(page).fill(TEXT)
  await page.getByRole('checkbox', { name: /동의합니다/ }).check()
  await context.setOffline(true)
  await send(page).click()
  await expect(page.getByText(/^인터넷에 연결되어 있지 않습니다\. 적은 것은 남아 있습니다\./)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('다시 연결되었습니다. 이제 보낼 수 있습니다.')).toBeVisible()
  await send(page).click()
  await expect(page.getByRole('heading', { level: 1, name: '잘 받았습니다.' })).toBeVisible()

  const { access_token: token } = await signIn(request, accounts.owner)
  const headers = { apikey: API_KEY, Authorization: `Bearer ${token}`, Prefer: 'return=representation' }
  const removed = await request.delete(`${API}/rest/v1/inquiries?name=eq.${encodeURIComponent(name)}`, {
    headers,
  })
  expect(await removed.json()).toHaveLength(1)
})
