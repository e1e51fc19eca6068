import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { COLLECTIONS } from '../../backend/collections.ts'
import { type Call, callers, IDENTITIES, type Identity, REJECTED } from './identities.ts'
import { requiredFields, requiredMeta } from './requiredFields.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let call: Awaited<ReturnType<typeof callers>>

beforeAll(async () => {
  server = await testServer({ samples: false })
  call = await callers(server)
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue()) // Lite logs every Postgres error.

const sql = (text: string) => server.backend.database.query<{ rows: string | null }>(text)

const PUBLISHED = 1
const ROWS = `(1, '게시한 글', 'published', now(), null::timestamptz), (2, '쓰던 글', 'draft', null, null),
  (3, '예약한 글', 'published', now() + '1 hour', null), (4, '버린 글', 'published', now(), now())`

const REPRESENTATION = { prefer: 'return=representation' }
const MERGE = { prefer: 'return=representation,resolution=merge-duplicates' }

interface Rule {
  name: string
  call: (table: string) => Omit<Call, 'path'> & { at: string }
  /** Status, followed by the returned ids, their count or the error code. */
  visitor: string
  stranger: string
  owner: string
}

const get = (query: string) => (table: string) => ({ method: 'GET', at: `${table}?select=id&${query}` })

const RULES: Rule[] = [
  { name: 'select', call: get('order=id'), visitor: '200 1', stranger: '200 1', owner: '200 1,2,3,4' },
  { name: 'draft by id', call: get('id=eq.2'), visitor: '200 ', stranger: '200 ', owner: '200 2' },
  { name: 'scheduled by id', call: get('id=eq.3'), visitor: '200 ', stranger: '200 ', owner: '200 3' },
  { name: 'trashed by id', call: get('id=eq.4'), visitor: '200 ', stranger: '200 ', owner: '200 4' },
  {
    name: 'filter by status',
    call: get('status=in.(draft,published)&order=id'),
    visitor: '200 1',
    stranger: '200 1',
    owner: '200 1,2,3,4',
  },
  {
    name: 'count',
    call: (table) => ({ method: 'HEAD', at: `${table}?select=id`, headers: { prefer: 'count=exact' } }),
    visitor: '200 of 1',
    stranger: '200 of 1',
    owner: '200 of 4',
  },
  {
    name: 'insert',
    call: (at) => ({
      method: 'POST',
      at,
      body: { id: 9, title: '새 글', status: 'published', ...requiredFields(at, 9) },
      headers: REPRESENTATION,
    }),
    visitor: '401 42501',
    stranger: '403 42501',
    owner: '201 9',
  },
  {
    name: 'update',
    call: (table) => ({
      method: 'PATCH',
      at: `${table}?id=gt.0`,
      body: { title: '고친 글' },
      headers: REPRESENTATION,
    }),
    visitor: '401 42501',
    stranger: '200 ',
    owner: '200 1,2,3,4',
  },
  {
    name: 'delete',
    call: (table) => ({ method: 'DELETE', at: `${table}?id=gt.0`, headers: REPRESENTATION }),
    visitor: '401 42501',
    stranger: '200 ',
    owner: '200 1,2,3,4',
  },
  {
    name: 'upsert',
    call: (at) => ({
      method: 'POST',
      at,
      body: { id: PUBLISHED, title: '덮은 글', status: 'draft', ...requiredFields(at, PUBLISHED) },
      headers: MERGE,
    }),
    visitor: '401 42501',
    stranger: '403 42501',
    owner: '200 1',
  },
]

// With a PostgreSQL server, Lite passes JSON arguments as text, unlike PostgREST.
if (!process.env['BLANK_PAGE_TEST_DB'])
  RULES.push({
    name: 'rpc place_posts',
    call: (table) => ({
      method: 'POST',
      at: 'rpc/place_posts',
      body: { collection: table.slice('posts_'.length), places: [{ id: PUBLISHED, position: 7 }] },
    }),
    visitor: '401 42501',
    stranger: '200 0',
    owner: '200 1',
  })

/** Summarizes a response in the format of the rules. */
async function summarize(response: Response): Promise<string> {
  const text = await response.text()
  const range = response.headers.get('content-range')
  if (text === '') return `${response.status} of ${range?.split('/')[1] ?? ''}`
  const answer: unknown = JSON.parse(text)
  if (Array.isArray(answer))
    return `${response.status} ${answer
      .map((row: { id: number }) => row.id)
      .toSorted((one, other) => one - other)
      .join(',')}`
  if (typeof answer !== 'object' || answer === null) return `${response.status} ${text}`
  return `${response.status} ${'code' in answer ? String(answer.code) : text}`
}

const expected = (rule: Pick<Rule, 'visitor' | 'stranger' | 'owner'>, who: Identity) =>
  REJECTED.includes(who)
    ? '401'
    : rule[who === 'owner' ? 'owner' : who === 'stranger' ? 'stranger' : 'visitor']

/** Sends a call and summarizes the response. For rejected identities only the status counts. */
async function send(who: Identity, { at, ...rest }: ReturnType<Rule['call']>): Promise<string> {
  const answer = await summarize(await call(who, { path: `/rest/v1/${at}`, ...rest }))
  return REJECTED.includes(who) ? answer.slice(0, 3) : answer
}

const TABLES = COLLECTIONS.map((collection) => `posts_${collection}`)

describe.each(TABLES)('%s', (table) => {
  // Rejected before any table is read: one table shows it.
  const identities = IDENTITIES.filter((who) => table === TABLES[0] || !REJECTED.includes(who))
  const reset = () =>
    sql(`with gone as (delete from public.${table} where id > 4)
      insert into public.${table} (id, title, status, published_at, deleted_at, meta)
      select rows.*, ${requiredMeta(table, 'id')}
      from (values ${ROWS}) as rows (id, title, status, published_at, deleted_at)
      on conflict (id) do update set title = excluded.title, status = excluded.status, position = null,
        published_at = excluded.published_at, deleted_at = excluded.deleted_at`)
  const stored = async () =>
    (
      await sql(
        `select string_agg(id || title || status || coalesce(position, 0), ',' order by id) as rows from public.${table}`,
      )
    )[0]?.rows

  test.each(identities)('as %s', async (who) => {
    await reset()
    const before = await stored()
    for (const rule of RULES) {
      const one = rule.call(table)
      expect(`${rule.name}: ${await send(who, one)}`).toBe(`${rule.name}: ${expected(rule, who)}`)
      if (one.method === 'GET' || one.method === 'HEAD') continue
      if (who === 'owner') await reset()
      expect(await stored(), rule.name).toBe(before)
    }
  })
})

test('no function of the exposed schema is security definer', async () => {
  const [found] = await sql(
    `select string_agg(proname, ',') as rows from pg_proc where pronamespace = 'public'::regnamespace and prosecdef`,
  )
  expect(found?.rows).toBeNull()
})

test('every table has one select policy for each role', async () => {
  const [found] = await sql(
    `select string_agg(distinct tablename, ',') as rows from (
       select tablename, role from pg_policies, unnest(roles) as role
       where schemaname = 'public' and cmd in ('SELECT', 'ALL') group by tablename, role having count(*) > 1) as several`,
  )
  expect(found?.rows).toBeNull()
})
