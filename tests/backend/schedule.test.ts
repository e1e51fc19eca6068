import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { COLLECTIONS } from '../../backend/collections.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let owner: SupabaseClient

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
})
afterAll(() => server.close())
beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue()) // Lite prints what Postgres refuses

const HOUR_MS = 60 * 60 * 1000
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString()
const sql = <Row extends object>(text: string) => server.backend.database.query<Row>(text)

/** As the database sees it a day later: PGlite's clock is this process's, a server's own cannot be moved. */
async function tomorrow<Result>(table: string, look: () => Promise<Result>): Promise<Result> {
  if (process.env['BLANK_PAGE_TEST_DB']) {
    await sql(`update public.${table} set published_at = published_at - interval '1 day'`)
    return look()
  }
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * HOUR_MS })
  return look().finally(() => vi.useRealTimers())
}

describe.each(COLLECTIONS.map((collection) => `posts_${collection}`))('%s', (table) => {
  const add = async (more: object) =>
    (
      await owner
        .from(table)
        .insert({ title: '유월의 옥상', ...more })
        .select()
        .single()
    ).data
  const seen = async () => (await server.visitor().from(table).select('id').throwOnError()).data.length
  beforeEach(() => sql(`delete from public.${table}`))

  test('shows a scheduled post from its time on, by the clock of the database', async () => {
    await add({ status: 'published', published_at: inHours(20) })
    expect(await seen()).toBe(0)
    expect(await tomorrow(table, seen)).toBe(1)
  })
})

describe('a time to publish at', () => {
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

  test('that is over is refused, whatever the device believes', async () => {
    const past = { status: 'published', published_at: inHours(-1) }
    expect((await insert(past)).error?.code).toBe('22008')
    const { data } = await insert({ status: 'draft' }).throwOnError()
    expect((await update(data.id, past)).error?.code).toBe('22008')
    expect((await sql(`select status from public.${table}`))[0]).toEqual({ status: 'draft' })
  })

  test('is changed, taken back to now, and gone from what becomes a draft', async () => {
    const { data } = await insert({ status: 'published', published_at: inHours(5) }).throwOnError()
    const later = inHours(9)
    const moved = await update(data.id, { published_at: later }).throwOnError()
    expect(Date.parse(moved.data.published_at)).toBe(Date.parse(later))
    const now = await update(data.id, { published_at: null }).throwOnError()
    expect(Date.parse(now.data.published_at)).toBeLessThanOrEqual(Date.now() + 1000)
    const other = await insert({ status: 'published', published_at: inHours(5) }).throwOnError()
    expect((await update(other.data.id, { status: 'draft' }).throwOnError()).data.published_at).toBeNull()
  })

  test('stays where it is when the post is edited after it', async () => {
    const { data } = await insert({ status: 'published' }).throwOnError()
    const after = await update(data.id, { title: '고친 글' }).throwOnError()
    expect(after.data.published_at).toBe(data.published_at)
  })

  test('is told by the lists and the counts', async () => {
    await insert({ status: 'published', published_at: inHours(5) }).throwOnError()
    await insert({ status: 'published' }).throwOnError()
    const waiting = await owner.from(table).select('id').eq('status', 'published').gt('published_at', 'now')
    expect(waiting.data).toHaveLength(1)
    const { data } = await owner.rpc('count_posts').throwOnError()
    expect(data).toContainEqual({ collection: 'a7c2', total: 2, drafts: 0, scheduled: 1, trashed: 0 })
  })
})
