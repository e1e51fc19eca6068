import type { Locator, Page } from 'playwright/test'
import sharp from 'sharp'
import { cast } from '@content/series/they/cast'
import { button, expectAllSaved, field, openAdminPage, test } from './admin.ts'
import { expectAccessible } from './support/axe.ts'
import { tabTo } from './support/keyboard.ts'
import { expect } from './support/test.ts'

const TABLE = 'posts_episodes'
const EDITOR = '/admin/EpisodeUpload'
const SAMPLE_CUT = {
  image: '/storage/v1/object/public/media/sample/fanart-gardener-of-orbit.webp',
  width: 9,
  height: 9,
}

test.use({ motionMatters: false })

/** A picture of one colour, which differs by its number. */
async function panel(number: number, height = 320) {
  const background = { r: (number * 61) % 256, g: (number * 37) % 256, b: 160 }
  const buffer = await sharp({ create: { width: 720, height, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `063_${number}.png`, mimeType: 'image/png', buffer }
}
const panels = (count: number) => Promise.all(Array.from({ length: count }, (_, index) => panel(index + 1)))

const rows = (page: Page) => page.locator('[data-cut-row]')
const row = (page: Page, number: number) => rows(page).nth(number - 1)
const upload = (page: Page) => page.getByLabel('컷 올리기', { exact: true })
const stored = (page: Page, count: number) =>
  expect(page.getByText(`${count}컷 가운데 ${count}컷을 올렸습니다`)).toBeVisible({ timeout: 120_000 })

interface StoredCut {
  image: string
  width: number
  height: number
  name: string
  script?: { kind: string; who?: string; text: string }[]
}
function cutsOf(meta: Record<string, unknown>): StoredCut[] {
  const cuts: StoredCut[] = JSON.parse(JSON.stringify(meta['cuts']))
  return cuts
}

/** Expects an element to be wholly in view, above the bar. */
async function expectAboveBar(page: Page, element: Locator) {
  const [box, bar] = [await element.boundingBox(), await page.locator('main footer').boundingBox()]
  expect(box!.y).toBeGreaterThanOrEqual(0)
  expect(box!.y + box!.height).toBeLessThanOrEqual(bar!.y)
}

test('draws an episode from twelve cuts and publishes it, by keys alone @still', async ({ page, admin }) => {
  const { keyboard } = page
  const enter = () => keyboard.press('Enter')
  // Chosen in another order than that of their numbers.
  const files = (await panels(12)).toReversed()
  page.on('filechooser', (chooser) => void chooser.setFiles(files))
  await openAdminPage(page, EDITOR)
  await tabTo(page, field(page, '시리즈'))
  await keyboard.press('ArrowDown')
  await expect(field(page, '시리즈')).toHaveValue('they')

  // The gate names what is missing and leads to it.
  const gate = page.getByRole('alertdialog', { name: '아직 게시할 수 없습니다' })
  await tabTo(page, button(page, '게시하기'))
  await enter()
  await expect(gate).toContainText('제목이 없습니다')
  await expect(gate.getByRole('button', { name: '올리러 가기' })).toBeFocused()
  await enter()
  await expect(page.locator('[data-dropzone]').getByRole('button').last()).toBeFocused()
  await tabTo(page, field(page, '제목'), 'Shift+Tab')
  await keyboard.type(`${admin.mark} 우산은 둘`)
  await keyboard.press('Tab')
  await enter()
  await stored(page, 12)
  await expect(rows(page)).toHaveCount(12)
  await expect(row(page, 2)).toContainText('063_2.png')
  await expect(row(page, 10)).toContainText('063_10.png')

  // Moved by buttons, which keep the focus and stay in view.
  await tabTo(page, button(page, '1번째 컷 아래로'))
  for (const place of [2, 3, 4, 5]) {
    await enter()
    await expect(button(page, `${place}번째 컷 아래로`)).toBeFocused()
  }
  await expectAboveBar(page, button(page, '5번째 컷 아래로'))
  await expect(page.getByText('4번째 컷을 5번째로 옮겼습니다.')).toBeAttached()
  await expect(row(page, 5)).toContainText('063_1.png')

  // The script.
  await tabTo(page, row(page, 6).getByRole('button', { name: '대본 한 줄' }))
  await enter()
  await keyboard.type('비는 안 오는데.')
  await enter()
  await keyboard.type('꽃이 오잖아.')
  await enter()
  await keyboard.press('Backspace')
  await expect(row(page, 6).getByRole('listitem')).toHaveCount(2)
  const speaker = row(page, 6).getByLabel('대본 1 인물')
  await tabTo(page, speaker, 'Shift+Tab')
  const names = await speaker.evaluate((input: HTMLInputElement) =>
    Array.from(input.list?.options ?? [], ({ value }) => value),
  )
  expect(names).toEqual(Object.values(cast).map(({ ko }) => ko))
  await keyboard.type('온')
  await enter()
  await expect(field(page, '대본 1')).toBeFocused()

  // Taken out and back: the next row has the focus, then the row itself.
  await tabTo(page, row(page, 6).getByRole('button', { name: '빼기' }), 'Shift+Tab')
  await enter()
  await expect(rows(page)).toHaveCount(11)
  await expect(row(page, 6)).toBeFocused()
  await expect(page.getByRole('status').filter({ hasText: '063_6.png을 뺐습니다.' })).toBeAttached()
  await tabTo(page, button(page, '되돌리기'), 'Shift+Tab')
  await enter()
  await expect(rows(page)).toHaveCount(12)
  await expect(row(page, 6)).toBeFocused()
  await expectAccessible(page)

  await tabTo(page, field(page, '작가의 말'))
  await expectAboveBar(page, field(page, '작가의 말'))
  await tabTo(page, button(page, '게시하기'))
  await enter()
  await expect(page.getByText('게시했습니다.')).toBeVisible()
  await expectAllSaved(page)

  const [saved] = await admin.rows(TABLE)
  const cuts = cutsOf(saved!.meta)
  expect(saved).toMatchObject({ status: 'published', image: cuts[0]!.image })
  expect(cuts.map(({ name }) => name).slice(0, 6)).toEqual(
    [2, 3, 4, 5, 1, 6].map((number) => `063_${number}.png`),
  )
  expect(cuts[5]).toMatchObject({
    width: 720,
    height: 320,
    script: [
      { kind: 'line', who: '온', text: '비는 안 오는데.' },
      { kind: 'line', text: '꽃이 오잖아.' },
    ],
  })
  // One object a cut, and the thumbnail of the first.
  expect(await admin.objects()).toHaveLength(13)
})

test('an interrupted upload resumes without uploading a cut twice', async ({ page, admin }) => {
  await openAdminPage(page, EDITOR)
  const sent: string[] = []
  let isDown = false
  await page.route('**/storage/v1/object/media/*', async (route) => {
    if (route.request().method() !== 'POST') return route.continue()
    // Later requests are never answered; the reload cancels them.
    if (isDown) return
    sent.push(route.request().url())
    if (sent.length < 6) return route.continue()
    // The sixth cut arrives, but its response is lost.
    isDown = true
    await route.fetch()
  })
  await field(page, '제목').fill(`${admin.mark} 끊긴 회차`)
  await upload(page).setInputFiles(await panels(12))
  await expect.poll(() => sent.length).toBe(6)
  await expect(button(page, '게시하기')).toHaveAttribute('aria-disabled', 'true')

  // Sooner than the draft is saved by itself.
  page.once('dialog', (dialog) => void dialog.accept())
  await page.reload()
  await page.unroute('**/storage/v1/object/media/*')
  await expect(page.getByText(/올리다 만 컷이 \d+개 있습니다\./)).toBeVisible()
  const again: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/object\/media\/[^/]+$/.test(request.url()))
      again.push(request.url())
  })
  await button(page, '이어서 올리기').click()
  await stored(page, 12)
  await expect(rows(page)).toHaveCount(12)
  // What had arrived, with or without a response, is not sent again.
  expect(again.filter((url) => sent.includes(url))).toEqual([])
  expect(new Set([...sent, ...again]).size).toBe(12)
  await button(page, '게시하기').click()
  await expect(page.getByText('게시했습니다.')).toBeVisible()
  const [saved] = await admin.rows(TABLE)
  expect(cutsOf(saved!.meta).map(({ name }) => name)).toEqual(
    Array.from({ length: 12 }, (_, index) => `063_${index + 1}.png`),
  )
})

test('a tall picture becomes cuts whose rows are those of the picture', async ({ page, admin }) => {
  // Noise, except for white rows around 2,000 px; JPEG-like values make the seams visible if a row is lost.
  const [width, height] = [240, 6000]
  const pixels = Buffer.alloc(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const isPlain = y > 1950 && y < 2050
      const value = isPlain ? 255 : 40 + ((Math.floor(x / 40) * 53 + Math.floor(y / 100) * 31) % 160)
      pixels.fill(value, (y * width + x) * 3, (y * width + x) * 3 + 3)
    }
  const tall = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .png()
    .toBuffer()
  await openAdminPage(page, EDITOR)
  await upload(page).setInputFiles([{ name: '긴 그림.png', mimeType: 'image/png', buffer: tall }])
  await stored(page, 3)
  await expect(page.getByText('긴 그림 한 장을 3컷으로 나누었습니다')).toBeVisible()
  // Its cuts are one row until they are unfolded.
  await expect(row(page, 1)).toBeHidden()
  await page
    .getByRole('listitem')
    .getByRole('button', { name: /^펼치기/ })
    .press('Enter')
  await expect(row(page, 1)).toBeFocused()
  await expect(row(page, 3)).toBeVisible()
  await field(page, '제목').fill(`${admin.mark} 긴 그림`)
  await button(page, '임시저장').click()
  await expectAllSaved(page)
  const [saved] = await admin.rows(TABLE)
  const cuts = cutsOf(saved!.meta)
  expect(cuts.map((cut) => cut.height)).toEqual([2049, 2400, 1551])
  let top = 0
  for (const { image, height: rowsOfCut } of cuts) {
    const object = await page.request.get(image)
    const raw = await sharp(await object.body())
      .removeAlpha()
      .raw()
      .toBuffer()
    for (const y of [0, 40, rowsOfCut - 1]) {
      const difference = Math.abs(raw[(y * width + 20) * 3]! - pixels[((top + y) * width + 20) * 3]!)
      expect(difference, `row ${top + y}`).toBeLessThan(12)
    }
    top += rowsOfCut
  }
  expect(top).toBe(height)
})

test('the gate changes a taken number, and then publishes the episode @main', async ({ page, admin }) => {
  const meta = { series: 'some', number: 400, cuts: [SAMPLE_CUT] }
  await admin.add(TABLE, { title: '그 여름의 번호', status: 'draft', meta })
  const own = await admin.add(TABLE, { title: '우산은 둘', status: 'draft', meta: { ...meta, number: 401 } })
  await openAdminPage(page, `${EDITOR}/${own.id}`)
  await field(page, '화').fill('400')
  await field(page, '제목').focus()
  await expect(field(page, '화')).toHaveAttribute('aria-invalid', 'true')
  await button(page, '게시하기').click()
  const gate = page.getByRole('alertdialog')
  await expect(gate.getByRole('button', { name: '402화로 바꾸기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alertdialog', { name: '이제 게시할 수 있습니다' })).toBeVisible()
  await expect(gate.getByRole('button', { name: '게시하기' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('게시했습니다.')).toBeVisible()
  await expect(page.getByRole('link', { name: '공유 미리보기' })).toHaveAttribute('href', /\/share$/)
  const saved = (await admin.rows(TABLE)).find(({ id }) => id === own.id)
  expect(saved).toMatchObject({ status: 'published', meta: { number: 402 } })
})

test.describe('what cannot be uploaded', () => {
  test.use({ expectedFaults: [/Failed to load resource/] })

  test('is named with its reason, and a failed cut is sent again on request', async ({ page, admin }) => {
    const meta = { series: 'some', number: 410, cuts: [{ ...SAMPLE_CUT, alt: '정원' }] }
    const { id } = await admin.add(TABLE, { title: '실패한 컷', status: 'draft', meta })
    await openAdminPage(page, `${EDITOR}/${id}`)
    await page.route('**/storage/v1/object/media/*', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({ status: 413, json: { statusCode: '413', error: 'Payload too large', message: '' } })
        : route.continue(),
    )
    const text = { name: '글.png', mimeType: 'image/png', buffer: Buffer.from('글') }
    const tall = { ...(await panel(1, 60_001)), name: '긴 그림.png' }
    await upload(page).setInputFiles([text, tall, await panel(2)])
    const refusals = page.getByRole('alert').filter({ hasText: '글.png' })
    await expect(refusals).toContainText('지원하지 않는 형식입니다.')
    await expect(refusals).toContainText('그림의 높이는 60,000px까지입니다. 긴 그림.png은 60,001px입니다.')
    await expect(rows(page)).toHaveCount(2)
    await expect(row(page, 2).getByRole('alert')).toContainText('파일이 서버가 받는 크기보다 큽니다.')
    await expectAccessible(page)
    await page.unroute('**/storage/v1/object/media/*')
    await row(page, 2).getByRole('button', { name: '다시 시도' }).press('Enter')
    await expect(row(page, 2)).toBeFocused()
    await stored(page, 2)
    expect(await admin.objects()).toHaveLength(1)
    // An emptied field stays, and a replaced picture's row has the focus.
    await row(page, 1).getByLabel('대체 텍스트').fill('')
    await expect(row(page, 1).getByLabel('대체 텍스트')).toBeFocused()
    await row(page, 1)
      .getByLabel('바꿀 그림')
      .setInputFiles(await panel(3))
    await expect(row(page, 1)).toBeFocused()
  })
})
