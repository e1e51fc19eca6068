import type { APIRequestContext } from 'playwright/test'
import { PUBLISHABLE_KEY } from '../backend/keys.ts'
import { button, field, signIn, openAdminPage, test } from './admin.ts'
import { accounts } from './owner.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

const HOOK = 'https://api.netlify.com/build_hooks/65a1'
// The journey answers requests to the hook's host.
test.use({ motionMatters: false, expectedFaults: [/^foreign request: https:\/\/api\.netlify\.com\//] })

/** All journeys share one hook. */
async function forgetHook(request: APIRequestContext) {
  const { access_token: token } = await signIn(request, accounts.owner)
  const headers = { apikey: PUBLISHABLE_KEY, Authorization: `Bearer ${token}` }
  await request.delete('/rest/v1/desk_settings?name=eq.deploy_hook', { headers })
}

test.beforeEach(({ request }) => forgetHook(request))
test.afterEach(({ request }) => forgetHook(request))

test('the owner rebuilds the site and is notified on another page when it is live @main', async ({
  page,
}) => {
  const built = { builtAt: '2020-01-01T00:00:00.000Z', posts: 1 }
  const asked: string[] = []
  await page.route('**/build.json', (route) => route.fulfill({ json: built }))
  await page.route(`${HOOK}**`, (route) => {
    asked.push(route.request().method())
    return route.fulfill({ status: 201, headers: { 'access-control-allow-origin': '*' } })
  })
  await page.clock.install()
  await openAdminPage(page, '/admin')
  const todo = page.getByRole('region', { name: '할 일' })
  await expect(todo.getByText(/^마지막 배포 뒤 바뀐 글 \d+편$/)).toBeVisible()
  await expect(button(page, '사이트 다시 만들기')).toHaveCount(0)

  await button(page, '배포 훅 넣기').press('Enter')
  const dialog = page.getByRole('dialog', { name: '배포 훅' })
  await expect(field(page, '배포 훅 주소')).toBeFocused()
  await expectAccessible(page)
  await field(page, '배포 훅 주소').fill(HOOK)
  await button(page, '저장하기').click()
  await expect(dialog).toHaveCount(0)

  // The second click opens nothing.
  await button(page, '사이트 다시 만들기').press('Enter')
  await page.keyboard.press('Enter')
  await expect(todo.getByText('사이트를 다시 만드는 중…')).toBeVisible()
  await expect(todo.getByRole('link', { name: /^보기/ })).toBeFocused()
  await expect.poll(() => asked).toEqual(['POST'])
  await expectAccessible(page)
  expect(page.context().pages()).toHaveLength(1)

  // It continues on other pages and after a reload.
  await page.reload()
  await expect(todo.getByText('사이트를 다시 만드는 중…')).toBeVisible()
  await page.getByRole('link', { name: /^휴지통/ }).click()
  await expect(page).toHaveURL('/admin/Trash')
  await expect(todo).toHaveCount(0)
  built.builtAt = '2100-01-01T00:00:00.000Z'
  await page.clock.runFor(10_000)
  await expect(page.getByText('새 사이트가 올라갔습니다.')).toBeVisible()
  expect(asked).toEqual(['POST'])
})
