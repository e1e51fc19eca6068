import type { Page } from 'playwright/test'
import { openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { expect } from './support/test.ts'

test.use({ motionMatters: false })

const LIST = '/admin/Fanart'
const TABLE = 'posts_fanart'

const row = (page: Page, id: number) => page.locator(`tr[data-post-id="${id}"]`)
const shown = (page: Page) => page.locator('tr[data-post-id]')

test('the owner finds a row and changes its status, and the address keeps the search @main', async ({
  page,
  admin,
}) => {
  await admin.addComplete(TABLE, '바다 위의 눈')
  const published = await admin.addComplete(TABLE, '바다 아래의 빛', 'published')
  const status = async () => (await admin.rows(TABLE)).find(({ id }) => id === published.id)?.status
  await openAdminPage(page, LIST)
  const search = page.getByRole('searchbox', { name: '제목으로 찾기' })
  await search.fill(`${admin.mark} 바다`.normalize('NFD'))
  await expect(shown(page)).toHaveCount(2)
  await page.getByRole('group', { name: '상태로 거르기' }).getByRole('button', { name: '게시됨' }).click()
  await expect(shown(page)).toHaveCount(1)
  await page.reload()
  await expect(shown(page)).toHaveCount(1)
  await search.fill(`${admin.mark} 없음`)
  await expect(page.getByRole('heading', { name: /찾지 못했습니다/ })).toBeVisible()
  await page.getByRole('button', { name: '조건 지우기' }).click()
  await expect(search).toHaveValue('')

  const found = row(page, published.id)
  await found.getByRole('button', { name: '게시 취소' }).click()
  await expect(found).toContainText('임시저장')
  await expect.poll(status).toBe('draft')
  await found.getByRole('button', { name: '게시하기' }).press('Enter')
  await expect(found).toContainText('게시됨')
  await expect.poll(status).toBe('published')
})

test('the owner fills in what one of a selection lacks, and returns to the selection', async ({
  page,
  admin,
}) => {
  await admin.addComplete(TABLE, '다 된 그림')
  await admin.addComplete(TABLE, '말 없는 그림', 'draft', { alt: null })
  await admin.addComplete(TABLE, '또 다 된 그림')
  await openAdminPage(page, `${LIST}?q=${encodeURIComponent(admin.mark)}`)
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
  await bar.getByRole('button', { name: '게시하기' }).press('Enter')
  await expect
    .poll(async () => (await admin.rows(TABLE)).map(({ status }) => status))
    .toEqual(['published', 'published', 'published'])
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

// Other journeys may add and move their rows meanwhile.
test('rows are reordered by keyboard, and by mouse or touch @both', async ({ page, admin, hasTouch }) => {
  const named = (title: string) => `${admin.mark} ${title}`
  const handle = (title: string) => page.getByRole('button', { name: `${named(title)} 옮기기`, exact: true })
  const expectOrder = (titles: string[]) =>
    expect(page.locator('tr[data-post-id] a', { hasText: admin.mark })).toHaveText(titles.map(named))
  /** Drops the moved row and expects the new order on the server. */
  const expectOrderKept = async (titles: string[], drop: () => Promise<void>) => {
    const stored = page.waitForResponse(/\/rpc\/place_posts$/)
    await drop()
    await expectOrder(titles)
    await stored
    await page.reload()
    await expectOrder(titles)
  }
  /** Returns the positions (from 1) of the rows in the list, as announced while one is moved. */
  const readPlaces = async () => {
    const titles = await shown(page).allInnerTexts()
    return (title: string) => titles.findIndex((text) => text.includes(named(title))) + 1
  }
  const announced = (place: number) => expect(page.getByText(`${place}번째 자리입니다.`)).toBeAttached()

  await admin.addComplete(TABLE, '둘째')
  await admin.addComplete(TABLE, '첫째')
  await openAdminPage(page, `${LIST}?sort=position`)
  await expectOrder(['첫째', '둘째'])
  const before = await readPlaces()
  await handle('첫째').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText(/항목을 들었습니다|번째 자리입니다/)).toBeAttached()
  for (let place = before('첫째') + 1; place <= before('둘째'); place += 1) {
    await page.keyboard.press('ArrowDown')
    await announced(place)
  }
  await expectOrderKept(['둘째', '첫째'], () => page.keyboard.press('Space'))

  const centre = async (title: string) => {
    await handle(title).scrollIntoViewIfNeeded()
    const box = await handle(title).boundingBox()
    if (!box) throw new Error(`There is no handle of ${title}.`)
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  }
  await centre('첫째')
  const [to, from] = [await centre('둘째'), await centre('첫째')]
  const after = await readPlaces()
  await expectOrderKept(['첫째', '둘째'], () =>
    drag(page, from, to, hasTouch, () => announced(after('둘째'))),
  )
})
