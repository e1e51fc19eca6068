import type { Page } from 'playwright/test'
import { OWNER_TOKEN_KEY } from '../src/supabase/ownerToken.ts'
import {
  expectAllSaved,
  button,
  choosePicture,
  field,
  jpeg,
  expectPictureStored,
  saveDraft,
  openAdminPage,
  test,
} from './desk.ts'
import { expect } from './support/test.ts'

const TABLE = 'posts_a7c2'
const NEW = '/admin/a7c2/Upload'
const rest = `**/rest/v1/${TABLE}*`
const alert = (page: Page) => page.getByRole('alert')

test.use({ motionMatters: false, expectedFaults: [/Failed to load resource/] })

test('a network failure during upload and save loses nothing', async ({ page, desk }) => {
  await openAdminPage(page, NEW)
  // The thumbnail fails: the picture must not remain as an orphan.
  await page.route('**/storage/v1/object/media/*-640.webp', (route) => route.abort())
  await choosePicture(page, jpeg('moon.jpg'))
  await expect(field(page, '카메라')).toHaveValue('SONY A7C2')
  await expect(alert(page)).toContainText('사진을 올리지 못했습니다')
  await expect(alert(page)).toContainText('서버에 닿지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.')
  await expect.poll(() => desk.objects()).toEqual([])
  await page.unrouteAll()
  await button(page, '다시 올리기').click()
  await expectPictureStored(page)
  await expect(alert(page)).toHaveCount(0)

  await field(page, '제목').fill(`${desk.mark} 끊긴 밤`)
  await field(page, '대체 텍스트').fill('밤바다')
  // First the request fails, then the row is written and only the response is lost.
  const losses = [() => undefined, () => 'written'] as const
  let lost = 0
  await page.route(rest, async (route) => {
    if (route.request().method() !== 'POST' || lost === losses.length) return route.fallback()
    // Like a browser, retry once when the server has closed a keep-alive connection.
    if (losses[lost]?.()) await route.fetch({ maxRetries: 1 })
    lost += 1
    return route.abort()
  })
  for (let count = 1; count <= losses.length; count += 1) {
    await button(page, '임시저장').click()
    await expect(alert(page)).toContainText('저장하지 못했습니다. 서버에 닿지 못했습니다.')
    expect(lost).toBe(count)
    await expect(field(page, '대체 텍스트')).toHaveValue('밤바다')
  }
  await saveDraft(page)
  await expect(alert(page)).toHaveCount(0)
  const rows = await desk.rows(TABLE)
  expect(rows).toHaveLength(1)
  expect(rows[0]).toMatchObject({ title: `${desk.mark} 끊긴 밤`, status: 'draft' })
  expect(await desk.objects()).toHaveLength(2)
  await expect(page).toHaveURL(`${NEW}/${rows[0]?.id}`)
})

test('a lost response causes neither a second row nor a conflict', async ({ page, desk }) => {
  await openAdminPage(page, '/admin/PortfolioUpload')
  let losing = true
  await page.route('**/rest/v1/posts_portfolio*', async (route) => {
    if (!losing || route.request().method() === 'GET') return route.fallback()
    await route.fetch()
    return route.abort()
  })
  for (const summary of ['처음 쓴 요약', '고쳐 쓴 요약']) {
    losing = true
    await field(page, '제목').fill(`${desk.mark} 답 없는 글`)
    await field(page, '연도').fill('2025')
    await field(page, '요약').fill(summary)
    await button(page, '임시저장').click()
    await expect(alert(page)).toContainText('서버에 닿지 못했습니다.')
    losing = false
    await field(page, '의뢰').fill(`${summary}의 의뢰`)
    await button(page, '임시저장').click()
    await expectAllSaved(page)
    await expect(alert(page)).toHaveCount(0)
    const rows = await desk.rows('posts_portfolio')
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ summary, meta: { year: 2025, client: `${summary}의 의뢰` } })
  }
})

const answers = [
  { status: 403, says: '서버가 이 일을 허락하지 않았습니다.' },
  { status: 409, says: '다른 곳에서 먼저 바뀌었습니다.' },
  { status: 413, says: '파일이 서버가 받는 크기보다 큽니다.' },
  { status: 500, says: '서버에 문제가 생겼습니다.' },
] as const

test('each server error has its message, and a double click saves once', async ({ page, desk }) => {
  await openAdminPage(page, NEW)
  await field(page, '제목').fill(`${desk.mark} 거절`)
  await field(page, '대체 텍스트').fill('거절당한 바다')
  let status = 0
  const refuse = (pattern: string) =>
    page.route(pattern, (route) =>
      status > 0 && route.request().method() === 'POST'
        ? route.fulfill({ status, json: { message: 'no', statusCode: String(status) } })
        : route.fallback(),
    )
  await refuse('**/storage/v1/object/media/*')
  status = 413
  await choosePicture(page, jpeg('moon.jpg'))
  await expect(alert(page)).toContainText('파일이 서버가 받는 크기보다 큽니다.')
  status = 0
  await button(page, '다시 올리기').click()
  await expectPictureStored(page)
  await expect(alert(page)).toHaveCount(0)

  await refuse(rest)
  for (const answer of answers) {
    status = answer.status
    await button(page, '게시하기').click()
    await expect(alert(page)).toContainText(`저장하지 못했습니다. ${answer.says}`)
    await expect(field(page, '제목')).toHaveValue(`${desk.mark} 거절`)
  }
  status = 0
  await button(page, '게시하기').dblclick()
  await expectAllSaved(page)
  expect(await desk.rows(TABLE)).toHaveLength(1)
  expect(await desk.objects()).toHaveLength(2)
})

test.describe('an expired server session', () => {
  // Lists and counts next to the editor fail until the owner signs in.
  test.use({ expectedFaults: [/Failed to load resource|^console: (posts_\w+|count_posts) DataError/] })

  test('asks for the account in place, and the save continues', async ({ page, desk }) => {
    const { id } = await desk.add(TABLE, { title: '오래된 초안', status: 'draft' })
    await openAdminPage(page, `${NEW}/${id}`)
    await field(page, '요약').fill('연결이 끊긴 줄 모르고 쓴 글')
    await page.evaluate((key) => {
      const session = JSON.parse(localStorage.getItem(key) ?? '')
      localStorage.setItem(key, JSON.stringify({ ...session, access_token: 'worn.out.token' }))
    }, OWNER_TOKEN_KEY)
    await button(page, '임시저장').click()
    const form = page.getByRole('dialog', { name: '서버 연결' })
    await expect(form).toContainText('저장하려면 연결이 필요합니다.')
    await form.getByRole('button', { name: '연결', exact: true }).click()
    await expect(page.getByText('임시저장했습니다.')).toBeVisible()
    await expect(field(page, '요약')).toHaveValue('연결이 끊긴 줄 모르고 쓴 글')
    const rows = await desk.rows(TABLE)
    expect(rows).toHaveLength(1)
    expect(rows[0]).toMatchObject({ id, summary: '연결이 끊긴 줄 모르고 쓴 글' })
  })
})

test('full browser storage is reported once, and the work survives a visit to the list', async ({
  page,
  desk,
}) => {
  await page.addInitScript(() => {
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await openAdminPage(page, '/admin/FanartUpload')
  await field(page, '제목').fill(`${desk.mark} 갈 곳 없는 글`)
  await choosePicture(page, jpeg('moon.jpg'))
  await expectPictureStored(page)
  await expect(page.getByText('브라우저 저장소가 가득 차 이 탭에만 보관합니다.').first()).toBeVisible()
  await page.getByRole('link', { name: '목록으로' }).click()
  await button(page, '나가기').click()
  await page.getByRole('link', { name: '새로 올리기' }).first().click()
  await button(page, '복원').click()
  await expect(field(page, '제목')).toHaveValue(`${desk.mark} 갈 곳 없는 글`)
  await button(page, '임시저장').click()
  await expect(page.getByText('임시저장했습니다.')).toBeVisible()
  const rows = await desk.rows('posts_fanart')
  expect(rows).toHaveLength(1)
  expect(rows[0]?.image).not.toBeNull()
})
