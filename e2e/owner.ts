import { readFileSync } from 'node:fs'
import { expect, type APIRequestContext, type Page } from 'playwright/test'
import { accountsFrom } from '../backend/accounts.ts'
import { API, API_KEY } from './support/api.ts'
import { test as watched, TRIAL, visit } from './support/test.ts'

const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
/** The password of development and demo. */
export const ADMIN_PASSWORD = /^# development password: (.+)$/m.exec(example)?.[1] ?? ''
export const accounts = accountsFrom(process.env)

/** Logs in through the gear in the footer. */
export async function logIn(page: Page) {
  await visit(page, '/about/Profile')
  // By keyboard, because the footer may still move while fonts load.
  await page.getByRole('button', { name: '관리자 로그인' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: '관리자 로그인' })
  await dialog.getByPlaceholder('비밀번호를 입력하세요').fill(ADMIN_PASSWORD)
  await dialog.getByRole('button', { name: '로그인' }).click()
  await expect(page).toHaveURL(/\/admin\/Favorites$/)
}

/** Connects with the prefilled development account. */
export async function connect(page: Page) {
  await page.getByTestId('connection').click()
  await page
    .getByRole('dialog', { name: '서버 연결' })
    .getByRole('button', { name: '연결', exact: true })
    .click()
  await expect(page.getByTestId('connection')).toHaveAttribute('data-state', 'connected')
}

/** A picture of the sample content. */
const SAMPLE_IMAGE = '/storage/v1/object/public/media/sample/fanart-gardener-of-orbit.webp'

interface Row {
  id: number
  title: string
  status: string
}

/** Creates and reads rows of one table through the API as the owner, under a title prefix of this test. */
async function openRows(request: APIRequestContext, table: string) {
  // The server may close a keep-alive connection just when it is reused.
  const once = { apikey: API_KEY, Connection: 'close' }
  const mark = `${TRIAL} ${Math.random().toString(36).slice(2, 8)}`
  const signIn = await request.post(`${API}/auth/v1/token?grant_type=password`, {
    headers: once,
    data: accounts.owner,
  })
  const { access_token: token }: { access_token: string } = await signIn.json()
  const headers = {
    ...once,
    Authorization: `Bearer ${token}`,
    Prefer: 'return=representation',
  }
  const ours = `${API}/rest/v1/${table}?title=like.${encodeURIComponent(`${mark}%`)}`
  return {
    /** Prefix of all titles. */
    mark,
    /** Inserts a publishable row. The last one is the newest unless `more` sets a date. */
    add: async (title: string, status: 'draft' | 'published' = 'draft', more = {}): Promise<Row> => {
      const answer = await request.post(`${API}/rest/v1/${table}`, {
        headers,
        data: { title: `${mark} ${title}`, status, image: SAMPLE_IMAGE, alt: '시험 그림', ...more },
      })
      expect(answer.status()).toBe(201)
      const [row]: Row[] = await answer.json()
      if (!row) throw new Error('no row came back')
      return row
    },
    /** Updates a row. */
    change: async (id: number, change: object) => {
      const answer = await request.patch(`${API}/rest/v1/${table}?id=eq.${id}`, { headers, data: change })
      expect(answer.status()).toBe(200)
    },
    /** The stored rows by title, without the prefix. */
    read: async (): Promise<Row[]> => {
      const answer = await request.get(`${ours}&select=id,title,status&order=title`, { headers })
      const rows: Row[] = await answer.json()
      return rows.map((row) => ({ ...row, title: row.title.slice(mark.length + 1) }))
    },
    /** Deletes all of them. */
    clean: async () => {
      await request.delete(ours, { headers })
    },
  }
}

export type OwnRows = Awaited<ReturnType<typeof openRows>>

interface Owning {
  /** Rows of a table for this test, deleted after it in any case. */
  ownRows: (table: string) => Promise<OwnRows>
}

/** `test` that deletes its rows afterwards. */
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
