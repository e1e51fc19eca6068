import type { Page } from 'playwright/test'
import { connect, logIn, type OwnRows, test } from './owner.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

test.use({ motionMatters: false })

const LIST = '/admin/Fanart'
const TABLE = 'posts_fanart'

let rows: OwnRows

test.beforeEach(async ({ ownRows, page }) => {
  rows = await ownRows(TABLE)
  await logIn(page)
})

const row = (page: Page, id: number) => page.locator(`tr[data-post-id="${id}"]`)
const shown = (page: Page) => page.locator('tr[data-post-id]')

async function openOurs(page: Page) {
  await page.goto(`${LIST}?q=${encodeURIComponent(rows.mark)}`)
}

test('the owner searches and filters, and the address keeps both', async ({ page }) => {
  await rows.add('바다 위의 눈')
  const published = await rows.add('바다 아래의 빛', 'published')
  await connect(page)
  await page.goto(LIST)
  const search = page.getByRole('searchbox', { name: '제목으로 찾기' })
  await search.fill(`${rows.mark} 바다`.normalize('NFD'))
  await expect(shown(page)).toHaveCount(2)
  await page.getByRole('group', { name: '상태로 거르기' }).getByRole('button', { name: '게시됨' }).click()
  await expect(shown(page)).toHaveCount(1)
  await expect(row(page, published.id)).toBeVisible()
  await page.reload()
  await expect(shown(page)).toHaveCount(1)
  await search.fill(`${rows.mark} 없음`)
  await expect(page.getByRole('heading', { name: /찾지 못했습니다/ })).toBeVisible()
  await page.getByRole('button', { name: '조건 지우기' }).click()
  await expect(search).toHaveValue('')
  await expect(row(page, published.id)).toBeVisible()
})

test('publishing asks for the account when needed, continues and can be undone', async ({ page }) => {
  const post = await rows.add('처음 거는 그림', 'published')
  await openOurs(page)
  await row(page, post.id).getByRole('button', { name: '게시 취소' }).click()
  const form = page.getByRole('dialog', { name: '서버 연결' })
  await form.getByRole('button', { name: '연결', exact: true }).click()
  await expect(row(page, post.id)).toContainText('임시저장')
  await expect(form).toHaveCount(0)
  await expect.poll(async () => (await rows.read())[0]?.status).toBe('draft')
  await row(page, post.id).getByRole('button', { name: '게시하기' }).press('Enter')
  await expect(row(page, post.id)).toContainText('게시됨')
  await expect.poll(async () => (await rows.read())[0]?.status).toBe('published')
  await expect(page.getByText(/게시했습니다\./)).toBeVisible()
})

test('an incomplete row is not published and shows what is missing', async ({ page }) => {
  const lacking = await rows.add('말 없는 그림', 'draft', { alt: null })
  await connect(page)
  await openOurs(page)
  await row(page, lacking.id).getByRole('button', { name: '게시하기' }).click()
  await expect(page.getByText(/대체 텍스트가 있어야 게시할 수 있습니다\./)).toBeVisible()
  await expect(row(page, lacking.id)).toContainText('임시저장')
})

test('the owner publishes a selection, and fills in what one of it lacks', async ({ page }) => {
  await rows.add('다 된 그림')
  const lacking = await rows.add('말 없는 그림', 'draft', { alt: null })
  await rows.add('또 다 된 그림')
  const statuses = async () => (await rows.read()).map(({ title, status }) => `${title} ${status}`)
  await connect(page)
  await openOurs(page)
  await expect(shown(page)).toHaveCount(3)
  const bar = page.getByRole('region', { name: '선택한 항목' })
  await page.getByRole('checkbox', { name: '모두 선택' }).check()
  await bar.getByRole('button', { name: '게시하기' }).press('Enter')
  const gate = page.getByRole('alertdialog', { name: '3편 중 1편은 게시할 수 없습니다' })
  const way = gate.getByRole('link', { name: /말 없는 그림 대체 텍스트 채우러 가기$/ })
  await expect(way).toBeFocused()
  await expectAccessible(page)
  await way.press('Enter')
  const alt = page.getByRole('textbox', { name: '대체 텍스트' })
  await expect(alt).toBeFocused()
  await alt.fill('빈 캔버스')
  await page.getByRole('button', { name: '임시저장', exact: true }).click()
  await expect(page.getByText('서버에 저장됨').first()).toBeVisible()
  const back = page.getByRole('link', { name: '남은 글 게시로 돌아가기' })
  await expect(back).toBeInViewport()
  await back.click()
  await expect(bar).toContainText('3개 선택됨')
  expect(await statuses()).not.toContain('다 된 그림 published')

  // Without alt text again: the others are published and it stays selected.
  await rows.change(lacking.id, { alt: null })
  await page.reload()
  await page.getByRole('checkbox', { name: '모두 선택' }).check()
  await bar.getByRole('button', { name: '게시하기' }).press('Enter')
  await gate.getByRole('button', { name: '준비된 2편만 게시하기' }).press('Enter')
  await expect(page.getByText('2편을 게시했습니다. 1편은 임시저장에 남아 있습니다.')).toBeVisible()
  await expect(bar).toContainText('1개 선택됨')
  expect(await statuses()).toEqual(['다 된 그림 published', '또 다 된 그림 published', '말 없는 그림 draft'])
})

test('many rows are published and deleted together', async ({ page }) => {
  for (const title of ['하나', '둘', '셋']) await rows.add(title)
  await connect(page)
  await openOurs(page)
  await expect(shown(page)).toHaveCount(3)
  const bar = page.getByRole('region', { name: '선택한 항목' })
  const selectTwo = async () => {
    await shown(page).nth(0).getByRole('checkbox').check()
    await shown(page).nth(1).getByRole('checkbox').check()
    await expect(bar).toContainText('2개 선택됨')
  }
  const published = async () => (await rows.read()).filter(({ status }) => status === 'published').length
  await selectTwo()
  await bar.getByRole('button', { name: '게시하기' }).click()
  await expect.poll(published).toBe(2)
  await selectTwo()
  await bar.getByRole('button', { name: '삭제' }).click()
  await expect(shown(page)).toHaveCount(1)
  await expect(page.getByText(/휴지통에 넣었습니다\./)).toBeVisible()
  await page.reload()
  await expect(shown(page)).toHaveCount(1)
})

/** Creates two rows in manual order, 첫째 before 둘째. Other journeys may add and move their rows meanwhile. */
async function openOrder(page: Page) {
  await rows.add('둘째')
  await rows.add('첫째')
  await connect(page)
  await page.goto(`${LIST}?sort=position`)
  await expectOrder(page, ['첫째', '둘째'])
}

const handle = (page: Page, title: string) =>
  page.getByRole('button', { name: `${rows.mark} ${title} 옮기기`, exact: true })

/** Returns the rows of this test on the page, by title without the prefix. */
async function expectOrder(page: Page, titles: string[]) {
  const links = page.locator('tr[data-post-id] a', { hasText: rows.mark })
  await expect(links).toHaveText(titles.map((title) => `${rows.mark} ${title}`))
}

/** Expects the new order on the server. */
async function expectOrderKept(page: Page, titles: string[]) {
  await expectOrder(page, titles)
  const placeOf = async () => (await rows.read()).find(({ title }) => title === '첫째')?.position
  await expect.poll(placeOf).not.toBeNull()
  await page.reload()
  await expectOrder(page, titles)
}

/** Returns the positions (from 1) of the rows in the list, as announced while one is moved. */
async function readPlaces(page: Page) {
  const titles = await shown(page).allInnerTexts()
  return (title: string) => titles.findIndex((text) => text.includes(`${rows.mark} ${title}`)) + 1
}

test('rows are reordered with the keyboard', async ({ page }) => {
  await openOrder(page)
  const places = await readPlaces(page)
  await handle(page, '첫째').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/항목을 들었습니다|번째 자리입니다/)).toBeAttached()
  for (let place = places('첫째') + 1; place <= places('둘째'); place += 1) {
    await page.keyboard.press('ArrowDown')
    await expect(page.getByText(`${place}번째 자리입니다.`)).toBeAttached()
  }
  await page.keyboard.press('Space')
  await expectOrderKept(page, ['둘째', '첫째'])
})

/** Drags from one point to another by mouse, or by touch on phones, and releases once `arrived`. */
async function drag(
  page: Page,
  from: { x: number; y: number },
  to: { x: number; y: number },
  touch: boolean,
  arrived: () => Promise<void>,
) {
  const STEPS = 8
  const way = Array.from({ length: STEPS }, (_, step) => ({
    x: from.x + ((to.x - from.x) * (step + 1)) / STEPS,
    y: from.y + ((to.y - from.y) * (step + 1)) / STEPS,
  }))
  if (!touch) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    for (const { x, y } of way) await page.mouse.move(x, y)
    await arrived()
    return page.mouse.up()
  }
  const finger = await page.context().newCDPSession(page)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [from] })
  for (const point of way)
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] })
  await arrived()
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

test('rows are reordered by mouse and by touch @both', async ({ page, hasTouch }) => {
  await openOrder(page)
  const centre = async (title: string) => {
    await handle(page, title).scrollIntoViewIfNeeded()
    const box = await handle(page, title).boundingBox()
    if (!box) throw new Error(`There is no handle of ${title}.`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await centre('첫째')
  const [to, from] = [await centre('둘째'), await centre('첫째')]
  const place = (await readPlaces(page))('둘째')
  await drag(page, from, to, hasTouch, () =>
    expect(page.getByText(`${place}번째 자리입니다.`)).toBeAttached(),
  )
  await expectOrderKept(page, ['둘째', '첫째'])
})

test.describe('a server that does not respond', () => {
  test.use({ expectedFaults: [/Failed to load resource.*posts_fanart|^console: posts_fanart DataError/] })

  test('a failed change is reverted and shows the reason', async ({ page }) => {
    const post = await rows.add('끊긴 그림')
    await connect(page)
    await openOurs(page)
    await expect(row(page, post.id)).toBeVisible()
    await page.route(`**/rest/v1/${TABLE}*`, (route) =>
      route.request().method() === 'PATCH' ? route.abort() : route.continue(),
    )
    await row(page, post.id).getByRole('button', { name: '게시하기' }).click()
    await expect(page.getByText(/바꾸지 못했습니다\. 서버에 닿지 못했습니다\./)).toBeVisible()
    await expect(row(page, post.id)).toContainText('임시저장')
  })

  test('a list that fails to load shows an error with a retry button', async ({ page }) => {
    await rows.add('다시 찾은 그림')
    await connect(page)
    let broken = true
    await page.route(`**/rest/v1/${TABLE}*`, (route) =>
      broken ? route.fulfill({ status: 503, body: 'down' }) : route.continue(),
    )
    await openOurs(page)
    const alert = page.getByRole('alert')
    await expect(alert).toContainText('목록을 불러오지 못했습니다.')
    broken = false
    await alert.getByRole('button', { name: '다시 시도' }).press('Enter')
    await expect(shown(page)).toHaveCount(1)
    await expect(page.getByRole('main')).toBeFocused()
  })
})
