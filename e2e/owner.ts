import { readFileSync } from 'node:fs'
import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { accountsFrom } from '../backend/accounts.ts'
import { PUBLISHABLE_KEY } from '../backend/keys.ts'
import { test as watched, TRIAL, visit } from './support/test.ts'

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
/** What dev and demo let in. */
export const ADMIN_PASSWORD = /^# development password: (.+)$/m.exec(example)?.[1] ?? ''
export const accounts = accountsFrom({})

/** Logs in through the gear of the footer. */
export async function logIn(page: Page) {
  await visit(page, '/about/Profile')
  // By key: the page's foot may still move under a pointer while fonts come.
  await page.getByRole('button', { name: '관리자 로그인' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '관리자 로그인' })
  await dialog.getByPlaceholder('비밀번호를 입력하세요').fill(ADMIN_PASSWORD)
  await dialog.getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/\/admin\/Favorites$/)
}

/** Connects with the prefilled account of the sample owner. */
export async function connect(page: Page) {
  await page.getByTestId('connection').click()
  await page
    .getByRole('dialog', { name: '서버 연결' })
    .getByRole('button', { name: '연결', exact: true })
    .click()
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'connected')
}

/** Presses 로그아웃, on phones inside the menu. */
export async function pressLogOut(page: Page) {
  const menu = page.getByRole('button', { name: '메뉴', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('button', { name: '로그아웃' }).click()
}

/** A picture of the sample content. */
const SAMPLE_IMAGE = '/storage/v1/object/public/media/sample/fanart-gardener-of-orbit.webp'

interface Row {
  id: number
  title: string
  status: string
  position: number | null
}

/** Rows of one table by HTTP in the owner's name, under titles that no other test has. */
async function openRows(request: APIRequestContext, table: string) {
  // A kept connection may be closed by the server just when it is used again.
  const once = { apikey: PUBLISHABLE_KEY, Connection: 'close' }
  const mark = `${TRIAL} ${Math.random().toString(36).slice(2, 8)}`
  const signIn = await request.post('/auth/v1/token?grant_type=password', {
    headers: once,
    data: accounts.owner,
  })
  const { access_token: token }: { access_token: string } = await signIn.json()
  const headers = {
    ...once,
    Authorization: `Bearer ${token}`,
    Prefer: 'return=representation',
  }
  const ours = `/rest/v1/${table}?title=like.${encodeURIComponent(`${mark}%`)}`
  return {
    /** What all their titles begin with. */
    mark,
    /** Adds a row that lacks nothing to be published; the last one added is the newest, unless `more` dates it. */
    add: async (title: string, status: 'draft' | 'published' = 'draft', more = {}): Promise<Row> => {
      const answer = await request.post(`/rest/v1/${table}`, {
        headers,
        data: { title: `${mark} ${title}`, status, image: SAMPLE_IMAGE, alt: '시험 그림', ...more },
      })
      expect(answer.status()).toBe(201)
      const [row]: Row[] = await answer.json()
      if (!row) throw new Error('no row came back')
      return row
    },
    /** Changes a row without the desk. */
    change: async (id: number, change: object) => {
      const answer = await request.patch(`/rest/v1/${table}?id=eq.${id}`, { headers, data: change })
      expect(answer.status()).toBe(200)
    },
    /** The rows as the server has them now, by title without the mark. */
    read: async (): Promise<Row[]> => {
      const answer = await request.get(`${ours}&select=id,title,status,position&order=title`, { headers })
      const rows: Row[] = await answer.json()
      return rows.map((row) => ({ ...row, title: row.title.slice(mark.length + 1) }))
    },
    /** Takes all of them away. */
    clean: async () => {
      await request.delete(ours, { headers })
    },
  }
}

export type OwnRows = Awaited<ReturnType<typeof openRows>>

interface Owning {
  /** Rows of a table for this test alone, which are gone after it, whether it passes or not. */
  ownRows: (table: string) => Promise<OwnRows>
}

/** `test` whose own rows never outlive it. */
export const test = watched.extend<Owning>({
  ownRows: async ({ request }, provide) => {
    const opened: OwnRows[] = []
    await provide(async (table) => {
      const rows = await openRows(request, table)
      opened.push(rows)
      return rows
    })
    for (const rows of opened) await rows.clean()
  },
})
