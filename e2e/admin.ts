import { readFileSync } from 'node:fs'
import type { APIRequestContext, BrowserContext, Locator, Page, Request } from 'playwright/test'
import { collections } from '../src/posts/collections.ts'
import { OWNER_TOKEN_KEY } from '../src/supabase/ownerToken.ts'
import { accounts } from './owner.ts'
import { API, API_KEY } from './support/api.ts'
import { expect, test as watched, TRIAL } from './support/test.ts'

/** The fields of a stored row that journeys check. */
export interface StoredRow {
  id: number
  title: string
  status: string
  summary: string | null
  image: string | null
  alt: string | null
  thumbnail: string | null
  body: unknown
  meta: Record<string, unknown>
}

type NewRow = Partial<StoredRow> & { title: string }

/** The tables of all collections. */
const TABLES: readonly string[] = Object.values(collections).map(({ table }) => table)
/** A picture of the sample content. */
const SAMPLE_IMAGE = '/storage/v1/object/public/media/sample/fanart-gardener-of-orbit.webp'
const OBJECT = /\/storage\/v1\/object\/media\/([^/?]+)$/

const fixture = (name: string) => readFileSync(new URL(`fixtures/${name}`, import.meta.url))
/** Photos with EXIF of each camera, GPS included; the Fujifilm one has a maker note. */
export const photos = { a7c2: fixture('a7c2.jpg'), x100vi: fixture('x100vi.jpg') }

/** Returns a file for a file input. */
export const jpeg = (name: string, buffer: Buffer = photos.a7c2) => ({ name, mimeType: 'image/jpeg', buffer })

/** For `addInitScript`: removes the save dialog, which Playwright can't operate. */
export const NO_SAVE_PICKER = 'window.showSaveFilePicker = undefined'

/** Signs an account in and returns its session. */
export async function signIn(request: APIRequestContext, account: { email: string; password: string }) {
  const answer = await request.post(`${API}/auth/v1/token?grant_type=password`, {
    headers: { apikey: API_KEY },
    data: account,
  })
  expect(answer.status()).toBe(200)
  const session: { access_token: string } = await answer.json()
  return session
}

/** Access to the stored rows and pictures that one test creates, identified by a title prefix. */
async function openAdminAccess(request: APIRequestContext, context: BrowserContext) {
  const mark = `${TRIAL} ${Math.random().toString(36).slice(2, 8)}`
  const { access_token: token } = await signIn(request, accounts.owner)
  // The server may close a keep-alive connection just when it is reused.
  const headers = { apikey: API_KEY, Authorization: `Bearer ${token}`, Connection: 'close' }
  const keys = new Set<string>()
  context.on('request', (sent: Request) => {
    const key = sent.method() === 'POST' && OBJECT.exec(new URL(sent.url()).pathname)?.[1]
    if (key) keys.add(key)
  })
  const ours = (table: string) => `${API}/rest/v1/${table}?title=like.${encodeURIComponent(`${mark}%`)}`
  const add = async (table: string, row: NewRow): Promise<StoredRow> => {
    const answer = await request.post(`${API}/rest/v1/${table}`, {
      headers: { ...headers, Prefer: 'return=representation' },
      data: { ...row, title: `${mark} ${row.title}` },
    })
    expect(answer.status()).toBe(201)
    const [added]: StoredRow[] = await answer.json()
    if (!added) throw new Error('no row came back')
    return added
  }
  return {
    /** Prefix of all titles. */
    mark,
    /** The rows of this test, oldest first. */
    rows: async (table: string): Promise<StoredRow[]> => {
      const answer = await request.get(`${ours(table)}&order=id`, { headers })
      const rows: StoredRow[] = await answer.json()
      return rows
    },
    /** Inserts a row through the API. */
    add,
    /** Inserts a row with everything that publishing requires. */
    addComplete: (
      table: string,
      title: string,
      status: 'draft' | 'published' = 'draft',
      more: Partial<StoredRow> = {},
    ) => add(table, { title, status, image: SAMPLE_IMAGE, alt: '시험 그림', ...more }),
    /** Updates a row through the API. */
    change: async (table: string, id: number, changes: Partial<StoredRow>): Promise<void> => {
      const answer = await request.patch(`${API}/rest/v1/${table}?id=eq.${id}`, { headers, data: changes })
      expect(answer.ok()).toBe(true)
    },
    /** Keys of uploaded objects that still exist in storage. */
    objects: async (): Promise<string[]> => {
      const answer = await request.post(`${API}/storage/v1/object/list/media`, {
        headers,
        data: { prefix: '', limit: 1000 },
      })
      const all: { name: string }[] = await answer.json()
      return all.map(({ name }) => name).filter((name) => keys.has(name))
    },
    /** Deletes the rows. Their pictures stay, because another journey's list may still show them. */
    clean: () => Promise.all(TABLES.map((table) => request.delete(ours(table), { headers }))),
  }
}

export type AdminAccess = Awaited<ReturnType<typeof openAdminAccess>>

/** `test` with `admin`, which is cleaned up afterwards. */
export const test = watched.extend<{ admin: AdminAccess }>({
  admin: async ({ request, context }, provide) => {
    const admin = await openAdminAccess(request, context)
    await provide(admin)
    await admin.clean()
  },
})

/** Logs the owner in and connects, without using the login dialog. */
export async function logInAsOwner(page: Page) {
  const session = await signIn(page.request, accounts.owner)
  await page.goto('/robots.txt')
  await page.evaluate(
    ([key, value]) => {
      localStorage.setItem(key, value)
      const state = { isLoggedIn: true, loginTime: Date.now() }
      localStorage.setItem('admin-storage', JSON.stringify({ state, version: 0 }))
    },
    [OWNER_TOKEN_KEY, JSON.stringify(session)] as const,
  )
}

/** Opens an admin page as the owner. */
export async function openAdminPage(page: Page, path: string) {
  await logInAsOwner(page)
  await page.goto(path)
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'connected')
}

/** Returns the editor's field with this label. */
export const field = (page: Page, label: string): Locator => page.getByLabel(label, { exact: true })
export const button = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true })

/** Selects the editor's picture. */
export async function choosePicture(page: Page, file: Parameters<Locator['setInputFiles']>[0]) {
  await field(page, '이미지').setInputFiles(file)
}

/** Waits until the picture is stored. */
export async function expectPictureStored(page: Page) {
  await expect(page.getByRole('progressbar')).toHaveCount(0)
  await expect(page.locator('[data-dropzone] img')).toBeVisible()
}

/** Expects the editor to show that everything is saved. */
export async function expectAllSaved(page: Page) {
  await expect(page.getByText('서버에 저장됨').first()).toBeVisible()
}

/** Presses 임시저장 and waits until the draft is stored. Drafts do not disturb journeys that count published rows. */
export async function saveDraft(page: Page) {
  await button(page, '임시저장').click()
  await expect(page.getByText('임시저장했습니다.')).toBeVisible()
  await expectAllSaved(page)
}

/** Presses 게시하기 and waits until the row is published. */
export async function publish(page: Page) {
  await button(page, '게시하기').click()
  await expect(page.getByText('게시했습니다.')).toBeVisible()
  await expectAllSaved(page)
}
