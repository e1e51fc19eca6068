import { paths } from '../src/config/paths'
import { logInAsOwner, signIn } from './admin'
import { accounts } from './owner'
import { API, API_KEY } from './support/api'
import { expectAccessible } from './support/axe'
import { expect, test, TRIAL, visit } from './support/test'

test.use({ motionMatters: false })

/** A letter that is sent earlier counts as spam. */
const LEAST_OPEN_MS = 3000

test('a visitor asks for a portrait and reads the answer in another browser', async ({
  page,
  browser,
  request,
  baseURL,
}, { project }) => {
  const name = `${TRIAL} ${project.name}`
  await visit(page, paths.inquiry)
  await page.getByRole('button', { name: /^캐릭터 한 장, 18만 원부터/ }).press('Enter')
  await expect(page.getByRole('combobox', { name: '의뢰 종류' })).toHaveValue('1')
  await page.getByRole('textbox', { name: '이름 또는 별명' }).fill(name)
  await page.getByRole('textbox', { name: '내용' }).fill('나란히 앉은 두 사람의 뒷모습을 그려 주세요.')
  await page.getByRole('checkbox', { name: /동의합니다/ }).check()
  await page.waitForFunction((least) => performance.now() > 2 * least, LEAST_OPEN_MS)
  await page.getByRole('button', { name: '보내기' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '잘 받았습니다.' })).toBeFocused()
  await expectAccessible(page)
  const address = await page.getByRole('textbox', { name: /주소/ }).inputValue()

  const other = await browser.newContext({ baseURL: String(baseURL), locale: 'ko-KR' })
  const receipt = await other.newPage()
  await receipt.goto(address)
  const state = receipt.getByRole('heading', { level: 1 })
  await expect(state).toHaveText('받음')

  const desk = await other.newPage()
  await logInAsOwner(desk)
  await desk.goto(paths.admin.inquiries)
  await desk.getByRole('link', { name, exact: true }).click()
  await desk.getByRole('textbox', { name: '답하기' }).fill('12월 20일까지 그리겠습니다.')
  await desk.getByRole('button', { name: '답하기' }).click()
  await expect(desk.getByRole('combobox', { name: '상태' })).toHaveValue('answered')

  await receipt.reload()
  await expect(state).toHaveText('답함')
  await expect(receipt.getByText('12월 20일까지 그리겠습니다.')).toBeVisible()
  await other.close()

  const { access_token: token } = await signIn(request, accounts.owner)
  await request.delete(`${API}/rest/v1/inquiries?name=eq.${encodeURIComponent(name)}`, {
    headers: { apikey: API_KEY, Authorization: `Bearer ${token}` },
  })
})
