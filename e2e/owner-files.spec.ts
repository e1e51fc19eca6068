import type { Locator } from 'playwright/test'
import { choosePicture, field, jpeg, photos, expectPictureStored, openAdminPage, test } from './admin.ts'
import { expect } from './support/test.ts'

test.use({ motionMatters: false })

interface Refused {
  name: string
  bytes: Buffer
  says: string
}

const text = (words: string) => Buffer.from(words, 'latin1')

/** A complete PNG header that claims 30,000 × 30,000 px. */
function pngBomb() {
  const head = Buffer.alloc(64)
  head.write('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1')
  head.writeUInt32BE(30_000, 16)
  head.writeUInt32BE(30_000, 20)
  head.writeUInt16BE(0x0806, 24)
  return head
}

/** Files that the worker rejects at different steps. The unit tests have all other reasons. */
const refused: readonly Refused[] = [
  {
    name: '여름.heic',
    bytes: text('\0\0\0\x18ftypheic\0\0\0\0mif1heic'),
    says: 'HEIC 사진은 올릴 수 없습니다. 카메라나 휴대전화에서 JPEG로 내보낸 뒤 다시 올려 주세요.',
  },
  {
    name: '깨진.jpg',
    bytes: Buffer.concat([text('\xff\xd8\xff\xe0'), Buffer.alloc(500, 7)]),
    says: '파일이 손상되어 사진을 읽지 못했습니다. 다른 파일을 골라 주세요.',
  },
  {
    name: '폭탄.png',
    bytes: pngBomb(),
    says: '사진의 한 변이 12,000px보다 깁니다. 줄인 뒤 다시 올려 주세요.',
  },
]

/** Drops files at the left edge of an element. */
async function drop(target: Locator, files: readonly { name: string; buffer: Buffer }[]) {
  const page = target.page()
  const transfer = await page.evaluateHandle(
    (sent) => {
      const data = new DataTransfer()
      for (const { name, base64 } of sent) {
        const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
        data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
      }
      return data
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  )
  const { x, y, height } = (await target.boundingBox())!
  const at = { clientX: x + 1, clientY: y + height / 2 }
  for (const type of ['dragenter', 'dragover', 'drop'])
    await target.dispatchEvent(type, { dataTransfer: transfer, ...at })
}

test('rejected files show the reason at the picture field, and the form keeps its values', async ({
  page,
  admin,
}) => {
  await openAdminPage(page, '/admin/x100vi/Upload')
  await field(page, '제목').fill(`${admin.mark} 남는 제목`)
  const zone = page.getByRole('region', { name: '사진' })
  for (const { name, bytes, says } of refused) {
    await choosePicture(page, { name, mimeType: 'image/jpeg', buffer: bytes })
    await expect(zone.getByRole('alert')).toContainText(says)
    await expect(zone.getByRole('progressbar')).toHaveCount(0)
    await expect(field(page, '제목')).toHaveValue(`${admin.mark} 남는 제목`)
  }
  expect(await admin.objects()).toEqual([])

  // Then a valid file with the longest file name of macOS.
  const name = '가나다라마바사아자차카타파하'.repeat(9).slice(0, 120)
  await field(page, '제목').fill('')
  await choosePicture(page, jpeg(`${name}.jpg`.normalize('NFD'), photos.x100vi))
  await expect(field(page, '제목')).toHaveValue(name)
  await expectPictureStored(page)
  await expect(zone.getByRole('alert')).toHaveCount(0)
  const keys = await admin.objects()
  expect(keys).toHaveLength(2)
  for (const key of keys) expect(key).toMatch(/^[0-9a-f-]{36}(-640)?\.webp$/)

  // Rejected after it: the valid one stays.
  await choosePicture(page, { name: '글.jpg', mimeType: 'image/jpeg', buffer: text('just words') })
  await expect(zone.getByRole('alert')).toContainText('지원하지 않는 형식입니다.')
  await expectPictureStored(page)
  expect(await admin.objects()).toEqual(keys)
})

test('photos dropped on the list become drafts, a rejected one shows the reason @main', async ({
  page,
  admin,
}) => {
  await openAdminPage(page, '/admin/a7c2')
  const name = (title: string) => `${admin.mark} ${title}.jpg`.normalize('NFD')
  await drop(page.locator('[data-dropzone]'), [
    jpeg(name('첫째')),
    { name: name('둘째'), buffer: text('not a photograph') },
    jpeg(name('셋째'), photos.x100vi),
  ])
  const batch = page.getByRole('region', { name: '여러 장 올리기' })
  await expect(batch.getByRole('status')).toHaveText('3장 가운데 3장을 마쳤습니다.')
  await expect(batch.getByRole('listitem').filter({ hasText: '둘째' })).toContainText(
    '지원하지 않는 형식입니다.',
  )
  await expect(batch.getByRole('alert')).toHaveCount(1)
  await expect(page.getByText('사진 2장을 임시저장했습니다.')).toBeVisible()

  const rows = await admin.rows('posts_a7c2')
  expect(rows.map(({ title, status }) => `${title} ${status}`).toSorted()).toEqual(
    ['첫째', '셋째'].map((title) => `${admin.mark} ${title} draft`).toSorted(),
  )
  expect(rows.find(({ title }) => title.endsWith('첫째'))?.meta).toMatchObject({ camera: 'SONY A7C2' })
  for (const row of rows) await expect(page.locator(`tr[data-post-id="${row.id}"]`)).toBeVisible()
  expect(await admin.objects()).toHaveLength(4)
})

test('a picture dropped into a text appears at the drop position, not at the caret', async ({
  page,
  admin,
}) => {
  const { id } = await admin.add('posts_portfolio', { title: '놓은 자리', status: 'draft' })
  await openAdminPage(page, `/admin/PortfolioFavorites?q=${encodeURIComponent(admin.mark)}`)
  await page.locator(`[data-post-id="${id}"]`).getByRole('button', { name: '수정' }).click()
  const body = page.getByRole('textbox', { name: '본문', exact: true })
  await body.click()
  for (const words of ['첫 문단', '둘째 문단', '셋째 문단']) {
    await page.keyboard.type(words)
    await page.keyboard.press('Enter')
  }
  await drop(body.getByText('둘째 문단'), [{ name: 'sketch.jpg', buffer: photos.x100vi }])
  const dialog = page.getByRole('dialog', { name: '본문에 이미지 넣기' })
  await dialog.getByLabel('이미지 설명').fill('놓은 그림')
  await dialog.getByRole('button', { name: '넣기' }).click()
  await expect(dialog).toHaveCount(0)
  const inOrder = () =>
    body
      .locator('p, img')
      .evaluateAll((all) => all.map((each) => each.getAttribute('alt') ?? each.textContent))
  // The caret was in the empty paragraph at the end.
  await expect.poll(inOrder).toEqual(['첫 문단', '놓은 그림', '둘째 문단', '셋째 문단', ''])
})
