import { createRequire } from 'node:module'
import type { load as Load } from 'exifreader'
import type { Page } from 'playwright/test'
import {
  button,
  choosePicture,
  type AdminAccess,
  field,
  jpeg,
  photos,
  expectPictureStored,
  publish,
  test,
} from './admin.ts'
import { connect, logIn } from './owner.ts'
import { API_KEY } from './support/api.ts'
import { expect, visit } from './support/test.ts'

test.use({ motionMatters: false })

// The package's named exports are invisible to Node.
const { load }: { load: typeof Load } = createRequire(import.meta.url)('exifreader')

const cameras = [
  {
    list: '/admin/a7c2',
    table: 'posts_a7c2',
    wall: '/gallery/A7c2',
    key: 'a7c2',
    file: jpeg('lone_moon.jpg', photos.a7c2),
    guessed: 'lone moon',
    exif: {
      카메라: 'SONY A7C2',
      렌즈: 'FE 24-70mm F2.8 GM II',
      '초점 거리 (mm)': '70',
      '조리개 (f/)': '2.8',
      '셔터 (초)': '1/15',
      '감도 (ISO)': '6400',
      '노출 보정 (EV)': '-1',
      '찍은 때': '2025-10-07 20:36:19',
    },
    shown: ['SONY A7C2', 'FE 24-70mm F2.8 GM II'],
  },
  {
    list: '/admin/x100vi',
    table: 'posts_x100vi',
    wall: '/gallery/X100vi',
    key: 'x100vi',
    file: jpeg('quiet posts.jpg', photos.x100vi),
    guessed: 'quiet posts',
    exif: {
      카메라: 'FUJIFILM X100VI',
      렌즈: 'FUJINON 23mm F2',
      '감도 (ISO)': '125',
      '찍은 때': '2025-02-15 07:31:00',
      '필름 시뮬레이션': 'Classic Chrome',
    },
    shown: ['FUJIFILM X100VI', 'Classic Chrome'],
  },
] as const

type Camera = (typeof cameras)[number]

/** Expects the public files to contain no location, date or camera. */
async function expectNoMetadata(page: Page, addresses: readonly (string | null)[]) {
  for (const address of addresses) {
    const { href, pathname } = new URL(address ?? '', page.url())
    expect(pathname).toMatch(/^\/storage\/v1\/object\/public\/media\/[\w-]+\.webp$/)
    const answer = await page.request.get(href, { headers: { apikey: API_KEY } })
    expect(answer.status()).toBe(200)
    const bytes = await answer.body()
    const tags = load(bytes, { expanded: true })
    expect(tags.file?.FileType?.value).toBe('webp')
    expect(Object.keys(tags.gps ?? {})).toEqual([])
    expect(Object.keys(tags.exif ?? {})).toEqual([])
    for (const trace of ['Exif', 'EXIF', 'XMP ', 'SONY', 'FUJIFILM', 'http://ns.adobe.com'])
      expect(bytes.includes(trace), trace).toBe(false)
  }
}

async function publishFrom(page: Page, admin: AdminAccess, camera: Camera) {
  await page.goto(camera.list)
  await page.getByRole('link', { name: '새로 올리기' }).first().click()
  await choosePicture(page, camera.file)
  for (const [label, value] of Object.entries(camera.exif))
    await expect(field(page, label)).toHaveValue(value)
  await expect(page.getByText('자동으로 채웠습니다')).toBeVisible()
  await expect(field(page, '제목')).toHaveValue(camera.guessed)
  await expectPictureStored(page)

  await button(page, '게시하기').click()
  await expect(page.getByRole('alert')).toContainText('게시하려면 아직 필요합니다')
  await expect(field(page, '대체 텍스트')).toBeFocused()
  await expect(field(page, '대체 텍스트')).toHaveAttribute('aria-invalid', 'true')
  expect(await admin.rows(camera.table)).toEqual([])

  const title = `${admin.mark} ${camera.key}`
  await field(page, '제목').fill(title)
  await field(page, '대체 텍스트').fill('고요한 바다')
  await publish(page)
  return title
}

test('the owner publishes a photo from two cameras @both @main', async ({ page, admin }) => {
  await logIn(page)
  await connect(page)
  for (const camera of cameras) {
    const title = await publishFrom(page, admin, camera)
    const [row, ...others] = await admin.rows(camera.table)
    expect(others).toEqual([])
    expect(row).toMatchObject({ title, status: 'published' })
    await expectNoMetadata(page, [row?.image ?? null, row?.thumbnail ?? null])
    expect(await admin.objects()).toHaveLength(2 * (cameras.indexOf(camera) + 1))

    await visit(page, camera.wall)
    const card = page.locator(`[data-post-card][data-id="${camera.key}-${row?.id}"]`)
    await expect(card.getByRole('img', { name: '고요한 바다' })).toBeVisible()
    await card.getByRole('link').click()
    const photo = page.locator(`article[data-post-id="${row?.id}"]`)
    await expect(photo.getByRole('heading', { level: 1, name: title })).toBeVisible()
    for (const fact of camera.shown) await expect(photo.getByText(fact).first()).toBeVisible()
  }
})
