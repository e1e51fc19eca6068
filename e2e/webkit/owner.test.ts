import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { load } from 'exifreader'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountsFrom } from '../../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../../backend/keys.ts'
import { DEVELOPMENT_PASSWORD } from '../../scripts/data/developmentPassword.ts'
import { DESKTOP, openWebKit, type WebKitPage } from './page.ts'

/** A photo with EXIF, GPS included. */
const PHOTO = fileURLToPath(new URL('../fixtures/a7c2.jpg', import.meta.url))
const TABLE = 'posts_portfolio'
const NEW = '/admin/PortfolioUpload'

interface StoredRow {
  id: number
  title: string
  status: string
  image: string
  thumbnail: string
  body: unknown
}

/** Returns the rows with a title, read through the API as the owner. */
async function rowsWithTitle(site: string, title: string): Promise<StoredRow[]> {
  const headers = { apikey: PUBLISHABLE_KEY, 'Content-Type': 'application/json' }
  const signedIn = await fetch(`${site}/auth/v1/token?grant_type=password`, {
    method: 'POST',
    headers,
    body: JSON.stringify(accountsFrom({}).owner),
  })
  const { access_token: token }: { access_token: string } = await signedIn.json()
  const answer = await fetch(`${site}/rest/v1/${TABLE}?title=eq.${encodeURIComponent(title)}`, {
    headers: { ...headers, Authorization: `Bearer ${token}` },
  })
  const rows: StoredRow[] = await answer.json()
  return rows
}

/** Returns the content type and the bytes of a stored picture. */
async function download(site: string, address: string) {
  const { pathname } = new URL(address, site)
  const answer = await fetch(site + pathname)
  expect(answer.status).toBe(200)
  return { type: answer.headers.get('content-type'), bytes: Buffer.from(await answer.arrayBuffer()) }
}

/** Writes a draft with a picture and saves it. */
async function saveDraft(page: WebKitPage, title: string, file: string) {
  await page.goto(NEW)
  await page.fill('[name=title]', title)
  await page.focusOn('[contenteditable="true"]')
  await page.pressLetters('blank page')
  await page.chooseFile('[data-dropzone] input[type=file]', file)
  await page.find('[data-dropzone] img')
  await page.expectGone('[role=progressbar], progress')
  await page.pressEnterOn('button', '임시저장')
  await page.expectText('임시저장했습니다.')
}

let folder: string
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'blank-page-pictures-'))))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const page = openWebKit(DESKTOP)
const title = `시험 WebKit ${Math.random().toString(36).slice(2, 8)}`

test('the owner logs in, connects and sees the list', async () => {
  await page().visit('/about/Profile')
  await page().pressEnterOn('button', '관리자 로그인')
  await page().fill('input[placeholder="비밀번호를 입력하세요"]', DEVELOPMENT_PASSWORD)
  await page().clickOn('[role=dialog] button, dialog button', '로그인')
  await page().expectAddress('/admin/Favorites')
  await page().clickOn('[data-testid="connection"]')
  await page().clickOn('[role=dialog] button, dialog button', '연결')
  await page().find('[data-testid="connection"][data-state="connected"]')
  expect(await page().textOf('tr[data-post-id]')).not.toBe('')
})

// WebKit has no WebP encoder for canvases.
test('a draft is stored with its text, and its picture as JPEG without metadata', async () => {
  await saveDraft(page(), title, PHOTO)
  const [row, ...others] = await rowsWithTitle(page().site, title)
  expect(others).toEqual([])
  expect(row).toMatchObject({ status: 'draft' })
  expect(JSON.stringify(row?.body)).toContain('blank page')
  for (const [address, edge] of [
    [row?.image, 2560],
    [row?.thumbnail, 640],
  ] as const) {
    expect(address).toMatch(/\/media\/[\w-]+\.jpg$/)
    const { type, bytes } = await download(page().site, address ?? '')
    expect(type).toBe('image/jpeg')
    const { format, width, height } = await sharp(bytes).metadata()
    expect(format).toBe('jpeg')
    expect(Math.max(width, height)).toBeLessThanOrEqual(edge)
    const tags = load(bytes, { expanded: true })
    expect(Object.keys(tags.gps ?? {})).toEqual([])
    expect(bytes.includes('SONY')).toBe(false)
  }
})

test('a transparent picture gets a white background', async () => {
  const file = join(folder, 'transparent.png')
  const transparent = { r: 255, g: 0, b: 0, alpha: 0 }
  writeFileSync(
    file,
    await sharp({ create: { width: 900, height: 600, channels: 4, background: transparent } })
      .png()
      .toBuffer(),
  )
  await saveDraft(page(), `${title} 투명`, file)
  const [row] = await rowsWithTitle(page().site, `${title} 투명`)
  const { bytes } = await download(page().site, row?.image ?? '')
  const { dominant } = await sharp(bytes).stats()
  expect(Math.min(dominant.r, dominant.g, dominant.b)).toBeGreaterThan(240)
})
