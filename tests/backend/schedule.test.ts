import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { COLLECTIONS } from '../../backend/collections.ts'
import { requiredFields } from './requiredFields.ts'
import { type TestServer, testServer } from './server.ts'
import { installFakeDate } from '../support/clock.ts'

let server: TestServer
let owner: SupabaseClient

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue()) // Lite logs every Postgres error.

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const sql = <Row extends object>(text: string) => server.backend.database.query<Row>(text)

/** Runs `read` as if a day had passed. PGlite uses this process's clock; for a server, the rows are moved instead. */
async function tomorrow<Result>(table: string, read: () => Promise<Result>): Promise<Result> {
  if (process.env['BLANK_PAGE_TEST_DB']) {
    await sql(`update public.${table} set published_at = published_at - interval '1 day'`)
    return read()
  }
  installFakeDate(Date.now() + 24 * HOUR_MS)
  return read().finally(() => vi.useRealTimers())
}

describe.each(COLLECTIONS.map((collection) => `posts_${collection}`))('%s', (table) => {
  const add = async (more: object) =>
    (
      await owner
        .from(table)
        .insert({ title: '유월의 옥상', ...requiredFields(table, 1), ...more })
        .select()
        .single()
    ).data
  const countVisible = async () =>
    (await server.visitor().from(table).select('id').throwOnError()).data.length
  beforeEach(() => sql(`delete from public.${table}`))

  test('shows a scheduled post once its time has come by the database clock', async () => {
    await add({ status: 'published', published_at: inHours(20) })
    expect(await countVisible()).toBe(0)
    expect(await tomorrow(table, countVisible)).toBe(1)
  })
})

describe('a scheduled time', () => {
  const table = 'posts_a7c2'
  const insert = (more: object) =>
    owner
      .from(table)
      .insert({ title: '글', ...more })
      .select()
      .single()
  const update = (id: number, change: object) =>
    owner.from(table).update(change).eq('id', id).select().single()
  beforeEach(() => sql(`delete from public.${table}`))

  test('in the past is rejected, regardless of the device clock', async () => {
    const past = { status: 'published', published_at: inHours(-1) }
    expect((await insert(past)).error?.code).toBe('22008')
    const { data } = await insert({ status: 'draft' }).throwOnError()
    expect((await update(data.id, past)).error?.code).toBe('22008')
    expect((await sql(`select status from public.${table}`))[0]).toEqual({ status: 'draft' })
  })

  test('less than a minute in the past counts as now', async () => {
    const justNow = new Date(Date.now() - 30_000).toISOString()
    const { data } = await insert({ status: 'published', published_at: justNow }).throwOnError()
    expect(Date.parse(data.published_at)).toBeGreaterThan(Date.parse(justNow))
    expect(Date.parse(data.published_at)).toBeLessThanOrEqual(Date.now() + 1000)
  })

  test('can be changed or reset to now, and is cleared for drafts', async () => {
    const { data } = await insert({ status: 'published', published_at: inHours(5) }).throwOnError()
    const later = inHours(9)
    const moved = await update(data.id, { published_at: later }).throwOnError()
    expect(Date.parse(moved.data.published_at)).toBe(Date.parse(later))
    const now = await update(data.id, { published_at: null }).throwOnError()
    expect(Date.parse(now.data.published_at)).toBeLessThanOrEqual(Date.now() + 1000)
    const other = await insert({ status: 'published', published_at: inHours(5) }).throwOnError()
    expect((await update(other.data.id, { status: 'draft' }).throwOnError()).data.published_at).toBeNull()
  })

  test('is kept when the post is edited later', async () => {
    const { data } = await insert({ status: 'published' }).throwOnError()
    const after = await update(data.id, { title: '고친 글' }).throwOnError()
    expect(after.data.published_at).toBe(data.published_at)
  })

  test('is reflected in lists and counts', async () => {
    await insert({ status: 'published', published_at: inHours(5) }).throwOnError()
    await insert({ status: 'published' }).throwOnError()
    const waiting = await owner.from(table).select('id').eq('status', 'published').gt('published_at', 'now')
    expect(waiting.data).toHaveLength(1)
    const { data } = await owner.rpc('count_posts').throwOnError()
    expect(data).toContainEqual({
      collection: 'a7c2',
      total: 2,
      drafts: 0,
      scheduled: 1,
      trashed: 0,
      gaps: [],
    })
  })
})
