import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { requiredFields, requiredMeta } from './requiredFields.ts'
import { type TestServer, testServer } from './server.ts'

const EPISODES = 'posts_episodes'
const CHAPTERS = 'posts_chapters'
const MAX_EPISODES = 500

let server: TestServer
let owner: SupabaseClient

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
})
afterAll(() => server.close())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite logs every Postgres error.
  await server.backend.database.run(`delete from public.${EPISODES}; delete from public.${CHAPTERS}`)
})

const sql = (text: string) => server.backend.database.query(text)

/** Inserts a row. Returns `created`, or the status, the code and the violated constraint. */
async function insert(table: string, row: { meta?: unknown; body?: unknown }): Promise<string> {
  return outcome(await owner.from(table).insert({ title: '글', ...row }))
}
function outcome({ error, status }: { error: { code: string; message: string } | null; status: number }) {
  if (!error) return 'created'
  return [status, error.code, /"(posts_\w+_\w+)"/.exec(error.message)?.[1]].filter(Boolean).join(' ')
}
/** Adds published episodes 1 to `count` of a series. */
const addEpisodes = (count: number) =>
  sql(`insert into public.${EPISODES} (title, status, meta)
    select n || '화', 'published', ${requiredMeta(EPISODES, 'n')} from generate_series(1, ${count}) as n`)

describe.each([
  [EPISODES, 'series'],
  [CHAPTERS, 'novel'],
])('%s', (table, field) => {
  test.each([
    ['1', { [field]: 'tls', number: 1 }, 'created'],
    ['a key with a hyphen', { [field]: 'more-book', number: 2 ** 31 - 1 }, 'created'],
    ['0', { [field]: 'tls', number: 0 }, `400 23514 ${table}_number_check`],
    ['a negative number', { [field]: 'tls', number: -1 }, `400 23514 ${table}_number_check`],
    ['a fraction', { [field]: 'tls', number: 1.5 }, `400 23514 ${table}_number_check`],
    ['a string of digits', { [field]: 'tls', number: '1' }, `400 23514 ${table}_number_check`],
    ['null', { [field]: 'tls', number: null }, `400 23514 ${table}_number_check`],
    ['no number', { [field]: 'tls' }, `400 23514 ${table}_number_check`],
    ['a number out of range', { [field]: 'tls', number: 2 ** 31 }, '400 22003'],
    ['no series', { number: 1 }, `400 23514 ${table}_series_check`],
    ['a series that is no text', { [field]: true, number: 1 }, `400 23514 ${table}_series_check`],
    ['a capital in the series', { [field]: 'Tls', number: 1 }, `400 23514 ${table}_series_check`],
    ['Hangul in the series', { [field]: '해와달', number: 1 }, `400 23514 ${table}_series_check`],
  ])('answers a number that is %s', async (_name, meta, expected) => {
    expect(await insert(table, { meta })).toBe(expected)
  })

  test('gives a number to one post of a series, and to one again once that is in the trash', async () => {
    const taken = `409 23505 ${table}_number_key`
    expect(await insert(table, requiredFields(table, 3))).toBe('created')
    expect(await insert(table, requiredFields(table, 3))).toBe(taken)
    expect(await insert(table, { meta: { [field]: 'they', number: 3 } })).toBe('created')
    await owner.from(table).update({ deleted_at: 'now' }).eq('series', 'tls').throwOnError()
    expect(await insert(table, requiredFields(table, 3))).toBe('created')
    const trashed = owner.from(table).update({ deleted_at: null }).not('deleted_at', 'is', null)
    expect(outcome(await trashed)).toBe(taken)
    const { data } = await owner
      .from(table)
      .select('id')
      .not('deleted_at', 'is', null)
      .single()
      .throwOnError()
    const posts = [`${table.slice('posts_'.length)}-${data.id}`]
    expect(outcome(await owner.rpc('restore_posts', { posts }))).toBe(taken)
  })

  test('counts a move to the trash or to another place as no edit', async () => {
    await insert(table, requiredFields(table, 1))
    const { data: before } = await owner.from(table).select('id, updated_at').single().throwOnError()
    await owner.rpc('place_posts', {
      collection: table.slice('posts_'.length),
      places: [{ id: before.id, position: 7 }],
    })
    await owner.from(table).update({ deleted_at: 'now' }).eq('id', before.id).throwOnError()
    expect((await owner.from(table).select('id, updated_at').single().throwOnError()).data).toEqual(before)
  })

  test('is read by visitors by a plain GET in the order of numbers', async () => {
    await sql(`insert into public.${table} (title, status, meta)
      select n || '', case n when 4 then 'draft' else 'published' end, ${requiredMeta(table, 'n')}
      from unnest(array[10, 2, 4, 1]) as n`)
    const query = `select=title,number:meta->number&meta->>${field}=eq.tls&order=meta->number.desc&limit=2`
    const response = await fetch(`${server.url}/rest/v1/${table}?${query}`, {
      headers: { apikey: server.key },
    })
    expect(await response.json()).toEqual([
      { title: '10', number: 10 },
      { title: '2', number: 2 },
    ])
  })
})

test('an episode has at most 200 cuts', async () => {
  const withCuts = (number: number, count: number) => ({
    meta: { series: 'tls', number, cuts: Array.from({ length: count }, () => ({ image: '/a.webp' })) },
  })
  expect(await insert(EPISODES, withCuts(1, 200))).toBe('created')
  expect(await insert(EPISODES, withCuts(2, 201))).toBe('400 23514 posts_episodes_cuts_check')
})

test('a chapter has at most 60,000 letters, without spaces, in all of its text', async () => {
  const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const quote = { type: 'blockquote', content: [paragraph(' \u3000나\u00A0다 \n')] }
  const withLetters = (number: number, count: number) => ({
    ...requiredFields(CHAPTERS, number),
    body: { type: 'doc', content: [paragraph('가 '.repeat(count - 2)), { type: 'horizontalRule' }, quote] },
  })
  expect(await insert(CHAPTERS, withLetters(1, 60_000))).toBe('created')
  expect(await insert(CHAPTERS, withLetters(2, 60_001))).toBe('400 23514 posts_chapters_letters_check')
  const { data } = await owner.from(CHAPTERS).select('letters').single().throwOnError()
  expect(data.letters).toBe(60_000)
})

test('a full series rejects an episode moved into it or restored from the trash, and accepts a new one after another was trashed', async () => {
  const full = '400 23514 posts_episodes_per_series'
  const next = (number: number) => insert(EPISODES, requiredFields(EPISODES, number))
  await addEpisodes(MAX_EPISODES - 1)
  expect(await next(500)).toBe('created')
  expect(await next(501)).toBe(full)
  await insert(EPISODES, { meta: { series: 'they', number: 501 } })
  const move = owner.from(EPISODES).update(requiredFields(EPISODES, 501)).eq('series', 'they')
  expect(outcome(await move)).toBe(full)
  await owner.from(EPISODES).update({ deleted_at: 'now' }).eq('number', 7).throwOnError()
  expect(await next(501)).toBe('created')
  expect(outcome(await owner.from(EPISODES).update({ deleted_at: null }).eq('number', 7))).toBe(full)
})

test('lists, neighbours and the next number use an index at 10,000 rows with 30 cuts each', async () => {
  await sql(`insert into public.${EPISODES} (title, status, meta)
    select n || '화', 'published', jsonb_build_object('series', 'series-' || n % 20, 'number', n / 20 + 1, 'cuts', cuts)
    from generate_series(0, 9999) as n,
      (select jsonb_agg(jsonb_build_object('image', md5(cut::text))) as cuts from generate_series(1, 30) as cut) as all_cuts`)
  await sql(`analyze public.${EPISODES}`)
  const plans: Record<string, string> = {
    'a page of the list': `where series = 'series-3' order by number desc limit 24`,
    'the last page': `where series = 'series-3' order by number desc limit 24 offset 476`,
    'the next one': `where series = 'series-3' and number > 250 order by number limit 1`,
    'the highest number': `where series = 'series-3' and deleted_at is null order by number desc limit 1`,
  }
  for (const [name, rest] of Object.entries(plans)) {
    const role = rest.includes('deleted_at') ? 'authenticated' : 'anon'
    expect(await explain(role, `select id, title, number from public.${EPISODES} ${rest}`), name).toMatch(
      /Index Scan.* posts_episodes_number_key/,
    )
  }
})

/** Returns Postgres's query plan of a statement for a role. */
async function explain(role: string, statement: string): Promise<string> {
  const { database } = server.backend
  await database.query('begin')
  try {
    await database.query(`set local role ${role}`)
    const lines = await database.query<{ 'QUERY PLAN': string }>(`explain ${statement}`)
    return lines.map((line) => line['QUERY PLAN']).join('\n')
  } finally {
    await database.query('rollback')
  }
}
