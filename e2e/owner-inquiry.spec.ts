import type { APIRequestContext, Page } from 'playwright/test'
import { field, signIn, test as asOwner, logInAsOwner } from './admin.ts'
import { accounts } from './owner.ts'
import { API, API_KEY } from './support/api.ts'
import { expectAccessible } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { expect } from './support/test.ts'

interface Inquiry {
  id: number
  name: string
  /** The token of its receipt. */
  token: string
}

const headers = { apikey: API_KEY, Connection: 'close' }

/** Calls a function of the database as a visitor. */
async function call<Answer>(request: APIRequestContext, name: string, data: object): Promise<Answer> {
  const answer = await request.post(`${API}/rest/v1/rpc/${name}`, { headers, data })
  expect(answer.status()).toBe(200)
  const body: Answer = await answer.json()
  return body
}

/** `test` with an inquiry, which is deleted afterwards. */
const test = asOwner.extend<{ inquiry: Inquiry }>({
  inquiry: async ({ request, admin }, provide) => {
    const name = admin.mark
    const { token } = await call<{ token: string }>(request, 'send_inquiry', {
      kind: 'work',
      name,
      text: '잡지 표지에 쓸 그림을 부탁드리고 싶습니다.',
      links: ['https://example.com/brief'],
      consent: true,
      open_ms: 60_000,
      client_key: crypto.randomUUID(),
    })
    const { access_token: session } = await signIn(request, accounts.owner)
    const rows = `${API}/rest/v1/inquiries?name=eq.${encodeURIComponent(name)}`
    const asTheOwner = { ...headers, Authorization: `Bearer ${session}` }
    const found = await request.get(`${rows}&select=id`, { headers: asTheOwner })
    const [row]: { id: number }[] = await found.json()
    if (!row) throw new Error('The inquiry was not kept.')
    await provide({ id: row.id, name, token })
    await request.delete(rows, { headers: asTheOwner })
  },
})
test.use({ motionMatters: false })

const answer = (page: Page) => page.getByRole('textbox', { name: '답하기' })
const state = (page: Page) => page.getByRole('combobox', { name: '상태' })
const memo = (page: Page) => page.getByRole('textbox', { name: '메모' })

test('the owner answers, promises a day and finishes by keys alone, and the receipt says so @main', async ({
  page,
  request,
  inquiry,
}) => {
  await logInAsOwner(page)
  await page.goto('/admin/Inquiries')
  const name = page.getByRole('link', { name: inquiry.name, exact: true })
  await expect(name).toBeVisible()
  await tabTo(page, name)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: inquiry.name })).toBeVisible()
  await expectAccessible(page)

  await tabTo(page, answer(page))
  await page.keyboard.type('잘 읽었습니다. j와 k도 글자입니다.')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByRole('list', { name: '주고받은 글' })).toContainText('j와 k도 글자입니다.')
  await expect(state(page)).toHaveValue('answered')
  await expect(answer(page)).toHaveValue('')

  // Closed select elements change by arrow keys.
  await tabTo(page, state(page))
  await page.keyboard.press('ArrowDown')
  await expect(state(page)).toHaveValue('working')
  await expect(page.getByText('약속한 날도 적을까요?')).toBeVisible()
  const day = field(page, '약속한 날')
  await page.keyboard.press('Tab')
  await expect(day).toBeFocused()
  // In any order of day, month and year.
  for (const part of [1, 2, 3]) {
    await page.keyboard.press('ArrowUp')
    if (part < 3) await page.keyboard.press('ArrowRight')
  }
  const promised = await day.inputValue()
  expect(promised).toMatch(/^\d{4}-\d\d-\d\d$/)
  await tabTo(page, state(page), 'Shift+Tab')
  await page.keyboard.press('ArrowDown')
  await expect(state(page)).toHaveValue('done')

  await expect
    .poll(() => call(request, 'read_inquiry', { token: inquiry.token }))
    .toMatchObject({
      state: 'done',
      promised_on: promised,
      messages: [{ author: 'owner', text: '잘 읽었습니다. j와 k도 글자입니다.' }],
    })
})

test('of two open pages, the one that saves later is told @main', async ({ page, context, inquiry }) => {
  const address = `/admin/Inquiries/${inquiry.id}`
  await logInAsOwner(page)
  await page.goto(address)
  const other = await context.newPage()
  await other.goto(address)
  await expect(state(other)).toHaveValue('received')
  // The other page does not read the change before it saves.
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await other.route('**/rest/v1/inquiries?*memo*', async (route) => {
    await released
    await route.continue()
  })
  await state(page).selectOption('declined')
  await expect(page.getByText('받지 않음').first()).toBeVisible()
  await memo(page).fill('먼저 적은 메모')
  await expect(page.getByText('저장했습니다')).toBeVisible()

  const saved = other.waitForResponse((response) => response.request().method() === 'PATCH')
  await memo(other).fill('나중에 적은 메모')
  await other.getByRole('button', { name: '저장하기' }).click()
  await saved
  release()
  const overwrite = other.getByRole('button', { name: '덮어쓰기' })
  await expect(overwrite).toBeVisible()
  await expect(other.getByRole('button', { name: '다시 불러오기' })).toBeVisible()
  await expectAccessible(other)
  await overwrite.click()
  await expect(overwrite).toHaveCount(0)
  await expect(memo(other)).toHaveValue('나중에 적은 메모')
  await expect(state(other)).toHaveValue('declined')
  await page.reload()
  await expect(memo(page)).toHaveValue('나중에 적은 메모')
})
