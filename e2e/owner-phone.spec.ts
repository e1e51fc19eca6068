import type { Page } from 'playwright/test'
import { button, jpeg, photos, test } from './admin.ts'
import { ADMIN_PASSWORD, connect } from './owner.ts'
import { expectAccessible } from './support/axe.ts'
import { expect, visit } from './support/test.ts'

test.use({
  serviceWorkers: 'allow',
  expectedFaults: [/Failed to load resource|connection to the server could not be checked/],
})

/** Returns the picture without metadata: removes the segments APP1 to APP15. */
function withoutExif(file: Buffer): Buffer {
  const kept = [file.subarray(0, 2)]
  let at = 2
  while (file[at] === 0xff && file[at + 1] !== 0xda) {
    const marker = file[at + 1] ?? 0
    const end = at + 2 + file.readUInt16BE(at + 2)
    if (marker < 0xe1 || marker > 0xef) kept.push(file.subarray(at, end))
    at = end
  }
  return Buffer.concat([...kept, file.subarray(at)])
}

/** Shares files with the installed site, like a phone: a form post without a page of the site. */
async function share(page: Page, files: ReturnType<typeof jpeg>[]) {
  await page.evaluate(() => {
    const form = document.createElement('form')
    Object.assign(form, { method: 'post', action: '/admin/Received', enctype: 'multipart/form-data' })
    const input = Object.assign(document.createElement('input'), {
      type: 'file',
      name: 'photos',
      multiple: true,
    })
    form.append(input, Object.assign(document.createElement('button'), { textContent: '공유' }))
    document.body.replaceChildren(form)
  })
  await page.locator('input[name="photos"]').setInputFiles(files)
  await page.getByRole('button', { name: '공유' }).click()
  await expect(page).toHaveURL('/admin/Received')
}

/** Returns the paths of all cached responses. */
const keptAddresses = (page: Page) =>
  page.evaluate(async () => {
    const names = await caches.keys()
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
    return lists.flat().map(({ url }) => url.slice(location.origin.length))
  })

test('shares three photographs from a phone @mobile', async ({ page, context, admin }) => {
  await visit(page, '/about/Profile')
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
  const name = (what: string) => `${admin.mark} ${what}.jpg`
  await share(page, [
    jpeg(name('하나')),
    jpeg(name('둘'), photos.x100vi),
    jpeg(name('셋'), withoutExif(photos.a7c2)),
  ])

  // Without a login the photos wait.
  const login = page.getByRole('dialog', { name: '관리자 로그인' })
  await expect(login.getByRole('status')).toContainText('받은 사진 3장이 기다립니다.')
  await login.getByPlaceholder('비밀번호를 입력하세요').fill(ADMIN_PASSWORD)
  await login.getByRole('button', { name: '로그인' }).click()
  await expect(page.getByRole('heading', { level: 1, name: '받은 사진' })).toBeVisible()
  const card = (what: string) => page.getByRole('listitem', { name: name(what) })
  await expect(card('하나')).toContainText('A7C2로 짐작했습니다 · ILCE-7CM2')
  await expect(card('둘')).toContainText('X100VI로 짐작했습니다')
  await expect(card('셋')).toContainText('촬영 정보가 없습니다. 골라 주세요.')
  await expect(page.getByText('한 장의 올릴 곳을 아직 고르지 않았습니다.')).toBeVisible()
  await expect(button(page, '2장 임시저장으로 올리기')).toBeVisible()
  await card('셋').getByRole('radio', { name: 'X100VI' }).check()
  await expect(card('셋')).toContainText('X100VI로 골랐습니다')
  await expectAccessible(page)
  await connect(page)
  await expect.poll(async () => (await keptAddresses(page)).join()).toMatch(/assets\/Received-[^,]+\.js/)

  // Offline they wait, and the page still opens.
  await context.setOffline(true)
  await expect(page.getByTestId('connection')).toHaveText('오프라인')
  await button(page, '3장 임시저장으로 올리기').click()
  await expect(card('셋')).toContainText('X100VI · 기다리는 중')
  await page.reload()
  await expect(page.getByText('휴대전화에 보관 중 · 3장')).toBeVisible()
  await expect(page.getByRole('status').getByText('연결되면 올립니다.')).toBeVisible()
  await expect(card('하나').locator('img')).toBeVisible()
  await expectAccessible(page)

  // They are sent automatically, once each and without location.
  await context.setOffline(false)
  await expect(page.getByText('3장을 임시저장했습니다.')).toBeVisible()
  await expect(page.getByRole('heading', { name: '받은 사진이 없습니다.' })).toBeVisible()
  const sony = await admin.rows('posts_a7c2')
  const fuji = await admin.rows('posts_x100vi')
  expect(sony).toMatchObject([
    { title: `${admin.mark} 하나`, status: 'draft', meta: { camera: 'SONY A7C2' } },
  ])
  expect(fuji.map(({ title }) => title).toSorted()).toEqual([`${admin.mark} 둘`, `${admin.mark} 셋`])
  expect(await admin.objects()).toHaveLength(6)
  expect(JSON.stringify([...sony, ...fuji])).not.toMatch(/gps|latitude/i)
  await page.getByRole('button', { name: '제목 쓰러 가기' }).click()
  await expect(page).toHaveURL('/admin/x100vi?status=draft')

  const kept = await keptAddresses(page)
  expect(
    kept.filter((address) =>
      /^\/(?:admin|auth|rest\/v1\/(?!posts_)|storage\/v1\/object\/media)/.test(address),
    ),
  ).toEqual([])
})
