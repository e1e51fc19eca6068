import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { COLLECTIONS } from '../../backend/collections.ts'
import { requiredFields } from './requiredFields.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let query: TestServer['backend']['database']['query']

beforeAll(async () => {
  server = await testServer({ samples: false })
  query = (sql, parameters) => server.backend.database.query(sql, parameters)
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue())

/** Inserts one row with the fields that its table requires. Returns Postgres's error code, or undefined if it is valid. */
async function insert(
  table: string,
  values: { meta?: object; title?: unknown },
): Promise<string | undefined> {
  const { meta: required } = requiredFields(table, 1)
  const isList = Array.isArray(values.meta)
  const row = required && !isList ? { ...values, meta: { ...values.meta, ...required } } : values
  const columns = Object.keys(row).join(', ')
  const fields = `select ${columns} from jsonb_populate_record(null::${table}, $1::text::jsonb)`
  try {
    await query(`insert into ${table} (${columns}) ${fields}`, [JSON.stringify(row)])
    return undefined
  } catch (error) {
    return error instanceof Error && 'code' in error ? String(error.code) : 'no code'
  }
}

const CHECK_VIOLATION = '23514'
const NOT_NULL_VIOLATION = '23502'

describe.each(COLLECTIONS.map((collection) => `posts_${collection}`))('%s', (table) => {
  beforeEach(() => query(`delete from ${table}`))

  test.each([
    ['only a title', { title: '제목' }],
    ['a title of 120 Hangul syllables', { title: '가'.repeat(120) }],
    ['a title of 120 emoji', { title: '🖤'.repeat(120) }],
    [
      'every optional field empty',
      { title: '제목', meta: {}, body: null, width: null, summary: null, image: null },
    ],
    ['a summary of 300 characters', { title: '제목', summary: '나'.repeat(300) }],
    [
      'a document and EXIF',
      { title: '제목', body: { type: 'doc', content: [] }, meta: { iso: 100 }, width: 1, height: 1 },
    ],
    ['each status', { title: '제목', status: 'published' }],
  ])('accepts %s', async (_name, row) => {
    expect(await insert(table, row)).toBeUndefined()
  })

  test.each([
    ['no title', { title: null }, NOT_NULL_VIOLATION],
    ['an empty title', { title: '' }, CHECK_VIOLATION],
    ['a title of blanks', { title: ' \n ' }, CHECK_VIOLATION],
    ['a title of 121 characters', { title: '가'.repeat(121) }, CHECK_VIOLATION],
    ['a summary of 301 characters', { title: '제목', summary: '나'.repeat(301) }, CHECK_VIOLATION],
    ['another status', { title: '제목', status: 'archived' }, CHECK_VIOLATION],
    ['no status', { title: '제목', status: null }, NOT_NULL_VIOLATION],
    ['a width of 0', { title: '제목', width: 0 }, CHECK_VIOLATION],
    ['a negative height', { title: '제목', height: -1 }, CHECK_VIOLATION],
    ['a list as meta', { title: '제목', meta: [] }, CHECK_VIOLATION],
    ['a text as body', { title: '제목', body: '<p>HTML</p>' }, CHECK_VIOLATION],
    ['an id that is not positive', { title: '제목', id: 0 }, CHECK_VIOLATION],
  ])('rejects %s', async (_name, row, code) => {
    expect(await insert(table, row)).toBe(code)
  })

  test('defaults to a draft created now without a position', async () => {
    await insert(table, { title: '제목' })
    const [row] = await query(
      `select status, position, published_at, now() - created_at < '1 minute' as fresh, updated_at >= created_at as touched from ${table}`,
    )
    expect(row).toEqual({ status: 'draft', position: null, published_at: null, fresh: true, touched: true })
  })

  test('has row-level security and an index for every list order', async () => {
    const [security] = await query('select relrowsecurity as on from pg_class where oid = $1::regclass', [
      `public.${table}`,
    ])
    expect(security).toEqual({ on: true })
    const indexes = await query<{ columns: string }>(
      `select substring(indexdef from 'USING btree (.*)$') as columns from pg_indexes where tablename = $1 order by indexname`,
      [table],
    )
    expect(indexes.map(({ columns }) => columns)).toEqual([
      '(created_at DESC, id DESC)',
      ...(requiredFields(table, 1).meta ? ['(series, number) WHERE (deleted_at IS NULL)'] : []),
      '("position", created_at DESC, id DESC)',
      '(id)',
      '(status, "position", created_at DESC, id DESC)',
      '(title, id)',
      '(deleted_at, id) WHERE (deleted_at IS NOT NULL)',
    ])
  })
})

describe('a saved row', () => {
  const table = 'posts_portfolio'
  let owner: Awaited<ReturnType<TestServer['signedIn']>>
  let id: number
  let seen: string

  beforeEach(async () => {
    owner ??= await server.signedIn('owner')
    const { data } = await owner
      .from(table)
      .insert({ title: '처음' })
      .select('id, updated_at')
      .single()
      .throwOnError()
    id = Number(data.id)
    seen = String(data.updated_at)
  })
  const save = (change: object, ifSeen: string) =>
    owner
      .from(table)
      .update(change)
      .eq('id', id)
      .eq('updated_at', ifSeen)
      .select('updated_at, published_at, title')
      .throwOnError()

  test('has an exact update time, so that a second editor detects the first', async () => {
    const [first] = (await save({ title: '첫 편집자' }, seen)).data
    expect(Date.parse(first?.updated_at)).toBeGreaterThan(Date.parse(seen))
    expect((await save({ title: '둘째 편집자' }, seen)).data).toEqual([])
    expect((await save({ title: '둘째 편집자' }, String(first?.updated_at))).data).toHaveLength(1)
  })

  test('keeps its update time through a JavaScript Date', async () => {
    expect((await save({ title: '날짜를 거쳐' }, new Date(seen).toISOString())).data).toHaveLength(1)
  })

  test('gets a new update time with every edit and ignores the time that a client sends', async () => {
    const times = new Set([seen])
    for (const title of ['하나', '둘', '셋']) {
      const { data } = await owner
        .from(table)
        .update({ title, updated_at: '2001-01-01T00:00:00Z' })
        .eq('id', id)
        .select('updated_at')
        .single()
        .throwOnError()
      times.add(String(data.updated_at))
    }
    expect(times.size).toBe(4)
    expect([...times].toSorted()).toEqual([...times])
  })

  test('keeps its update time when it is moved in the list or saved unchanged', async () => {
    expect((await save({ position: 3 }, seen)).data[0]?.updated_at).toBe(seen)
    expect((await save({ title: '처음' }, seen)).data[0]?.updated_at).toBe(seen)
  })

  test('keeps the time when it was first published', async () => {
    const [published] = (await save({ status: 'published' }, seen)).data
    expect(published?.published_at).toMatch(/^\d{4}-\d\d-\d\dT/)
    const [hidden] = (await save({ status: 'draft' }, String(published?.updated_at))).data
    const [again] = (await save({ status: 'published' }, String(hidden?.updated_at))).data
    expect(again?.published_at).toBe(published?.published_at)
  })

  test('stores JSON null as SQL null', async () => {
    const { data } = await owner
      .from(table)
      .insert({ title: '빈 칸', body: null, meta: null, summary: null })
      .select('body, meta, summary')
      .single()
      .throwOnError()
    expect(data).toEqual({ body: null, meta: null, summary: null })
  })
})

test('the bucket is public and accepts only pictures up to 20 MiB', async () => {
  expect(
    await query(
      'select id, public, file_size_limit::int as bytes, allowed_mime_types as types from storage.buckets',
    ),
  ).toEqual([
    {
      id: 'media',
      public: true,
      bytes: 20 * 1024 * 1024,
      types: ['image/webp', 'image/jpeg', 'image/png', 'image/avif'],
    },
  ])
})
