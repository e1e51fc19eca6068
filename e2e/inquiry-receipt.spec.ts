import type { APIRequestContext, Page } from 'playwright/test'
import { paths } from '../src/config/paths'
import { accounts } from './owner'
import { API, API_KEY } from './support/api'
import { expectAccessible } from './support/axe'
import { expectNoOverflowZoomed } from './support/overflow'
import { expect, test, TRIAL, visit } from './support/test'

/** The browser reports every refusal as a failed resource. */
test.use({ expectedFaults: [/status of 404/], motionMatters: false })

const headers = { apikey: API_KEY }
const LETTER = '첫 시집의 앞표지에 쓸 그림을 부탁드리고 싶습니다.'

/** Sends a letter as the form does. Returns the token of its receipt and the name in it. */
async function sendLetter(request: APIRequestContext, project: string) {
  const name = `${TRIAL} ${project} ${Date.now()}`
  const response = await request.post(`${API}/rest/v1/rpc/send_inquiry`, {
    headers,
    data: {
      kind: 'work',
      name,
      text: LETTER,
      links: ['https://example.com/brief'],
      about: 'fanart-5',
      consent: true,
      open_ms: 9000,
      client_key: `journey-of-a-letter-${name}`,
    },
  })
  const { token } = await response.json()
  return { name, token: String(token) }
}

/** The owner's requests. */
async function signIn(request: APIRequestContext) {
  const response = await request.post(`${API}/auth/v1/token?grant_type=password`, {
    headers,
    data: accounts.owner,
  })
  const { access_token: bearer } = await response.json()
  return { ...headers, authorization: `Bearer ${bearer}` }
}

/** Collects what a page tells others: addresses and referrers of requests, and messages of the console. */
function listen(page: Page): string[] {
  const heard: string[] = []
  page.on('request', (request) => heard.push(request.url(), request.headers()['referer'] ?? ''))
  page.on('console', (message) => heard.push(message.text(), message.location().url))
  return heard
}

test('a receipt shows the answer, takes an addition, and can be withdrawn; its token stays in the browser', async ({
  page,
  request,
}, { project }) => {
  const { name, token } = await sendLetter(request, project.name)
  const owner = await signIn(request)
  const heard = listen(page)
  await visit(page, `${paths.receipt}#${token}`)
  const receipt = page.getByTestId('receipt-page')
  const heading = receipt.getByRole('heading', { level: 1 })
  await expect(heading).toHaveText('받음')
  await expect(receipt.getByText(LETTER)).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await expectAccessible(page)
  await expectNoOverflowZoomed(page, 'receipt')

  await test.step('an answer appears', async () => {
    const where = `name=eq.${encodeURIComponent(name)}`
    const found = await request.get(`${API}/rest/v1/inquiries?${where}&select=id`, { headers: owner })
    const [{ id }] = await found.json()
    await request.post(`${API}/rest/v1/inquiry_messages`, {
      headers: owner,
      data: { inquiry_id: id, author: 'owner', text: '두 가지 밑그림을 그려 보겠습니다.' },
    })
    await request.patch(`${API}/rest/v1/inquiries?id=eq.${id}`, {
      headers: owner,
      data: { state: 'answered' },
    })
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    await expect(heading).toHaveText('답함')
    await expect(receipt.getByText('두 가지 밑그림을 그려 보겠습니다.')).toBeVisible()
  })

  await test.step('an addition', async () => {
    const field = receipt.getByRole('textbox', { name: '덧붙이기' })
    await field.fill('네, 그렇게 부탁드립니다.')
    await field.press('Control+Enter')
    await expect(receipt.getByRole('listitem').filter({ hasText: '네, 그렇게 부탁드립니다.' })).toBeVisible()
    await expect(field).toHaveValue('')
    await expect(field).toBeFocused()
  })

  await test.step('the withdrawal', async () => {
    await receipt.getByRole('button', { name: '취소하기' }).click()
    const question = page.getByRole('alertdialog', { name: '이 문의를 취소할까요?' })
    await expect(question.getByRole('button', { name: '그대로 두기' })).toBeFocused()
    await question.getByRole('button', { name: '취소하기' }).click()
    await expect(heading).toHaveText('취소함')
    await expect(heading).toBeFocused()
    await expect(receipt.getByRole('textbox')).toHaveCount(0)
  })

  await page.emulateMedia({ media: 'print' })
  await expect(page.getByTestId('site-header')).toBeHidden()
  await expect(receipt.getByText(LETTER)).toBeVisible()
  expect(heard.length).toBeGreaterThan(0)
  expect(heard.filter((text) => text.includes(token))).toEqual([])
  expect(await page.title()).not.toContain(token)
  expect(await page.locator('body').innerHTML()).not.toContain(token)
  expect(await page.evaluate(() => JSON.stringify(window.history.state))).not.toContain(token)
})

test('an unknown, a malformed and a missing token have the same page @both', async ({ page }) => {
  for (const token of ['#unknown-token-of-a-receipt-that-never-was', '#%E0%A4%A', '']) {
    await page.goto('about:blank')
    await visit(page, `${paths.receipt}${token}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      '이 접수증을 찾을 수 없거나 보관 기간이 지났습니다',
    )
  }
  await expectAccessible(page)
  await expectNoOverflowZoomed(page, 'gone')
  await page.getByRole('link', { name: '새로 문의하기' }).click()
  await expect(page).toHaveURL(new RegExp(`${paths.inquiry}$`))
})
