import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { callers, IDENTITIES, type Identity } from './identities.ts'
import { type TestServer, testServer } from './server.ts'

// Expected status and code of each call, from PostgREST's documentation:
// https://docs.postgrest.org/en/v13/references/errors.html and …/api/tables_views.html

let server: TestServer
let call: Awaited<ReturnType<typeof callers>>

beforeAll(async () => {
  server = await testServer({ samples: false })
  call = await callers(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  await server.backend.database.run(
    "delete from public.posts_fanart; insert into public.posts_fanart (id, title) values (1, '하나'), (2, '둘')",
  )
})

/** `METHOD PATH`, the expected status and code, then the request's body, headers and sender. */
type Case = [call: string, expected: string, body?: unknown, headers?: Record<string, string>, who?: Identity]

async function send([line, , body, headers = {}, who = 'owner']: Case): Promise<string> {
  const [method = '', path = ''] = line.split(' ', 2)
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  const response = await call(who, {
    method,
    path: `/rest/v1/${path}`,
    headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
    ...(body !== undefined && { body: new TextEncoder().encode(text) }),
  })
  const content = await response.text()
  const code = response.ok ? undefined : /"code":"(\w+)"/.exec(content)?.[1]
  return [response.status, code].filter(Boolean).join(' ')
}

const title = (text: string, more: object = {}) => ({ title: text, ...more })

const REJECTED_ROWS: [name: string, row: object, expected: string][] = [
  ['no title', { summary: '요약' }, '400 23502'],
  ['an empty title', title(''), '400 23514'],
  ['a title too long', title('가'.repeat(121)), '400 23514'],
  ['a summary too long', title('글', { summary: '나'.repeat(301) }), '400 23514'],
  ['another status', title('글', { status: 'archived' }), '400 23514'],
  ['a width of 0', title('글', { width: 0 }), '400 23514'],
  ['a list as meta', title('글', { meta: [] }), '400 23514'],
  ['a number as body', title('글', { body: 5 }), '400 23514'],
  ['an id that is taken', title('글', { id: 1 }), '409 23505'],
  ['a string as width', title('글', { width: '넓게' }), '400 22P02'],
  ['a number out of range', title('글', { position: 2 ** 40 }), '400 22003'],
  ['an unknown column', title('글', { colour: '분홍' }), '400 PGRST204'],
]

test.each(REJECTED_ROWS)('a row is rejected: %s', async (_name, row, expected) => {
  expect(await send(['POST posts_fanart', expected, row])).toBe(expected)
})

const object = { accept: 'application/vnd.pgrst.object+json' }
const minimal = { prefer: 'return=minimal' }
const whole = { prefer: 'return=representation' }

const CASES: Case[] = [
  ['GET posts_fanart?select=id', '200'],
  ['GET posts_fanart?id=eq.9', '200'],
  ['HEAD posts_fanart', '200'],
  ['GET posts_fanart?select=id&limit=1', '206', undefined, { prefer: 'count=exact' }],
  ['GET posts_fanart?id=eq.1', '200', undefined, object],
  ['GET posts_fanart?select=title', '200', undefined, { accept: 'text/csv' }],
  ['POST posts_fanart', '201', title('셋'), minimal],
  ['POST posts_fanart', '201', title('셋'), whole],
  ['POST posts_fanart', '201', [title('셋'), title('넷')]],
  ['PATCH posts_fanart?id=eq.1', '204', title('고침'), minimal],
  ['PATCH posts_fanart?id=eq.1', '200', title('고침'), whole],
  ['PATCH posts_fanart?id=eq.9', '200', title('고침'), whole],
  ['DELETE posts_fanart?id=eq.1', '204'],
  ['DELETE posts_fanart?id=eq.1', '200', undefined, whole],
  ['POST rpc/owns_site', '200', {}],

  ['PATCH posts_fanart?id=eq.1', '400 23502', { title: null }],
  ['PATCH posts_fanart?id=eq.1', '400 23514', { title: ' ' }],
  ['PATCH posts_fanart?id=eq.1', '409 23505', { id: 2 }],
  ['PATCH posts_fanart?id=eq.1', '400 PGRST204', { colour: '분홍' }],
  ['POST posts_fanart', '400 22007', title('글', { created_at: '어제' })],
  ['POST posts_fanart', '400 23514', title('글', { id: 0 })],
  ['POST posts_fanart', '400 PGRST102', '{"title":'],
  [
    'POST posts_fanart?on_conflict=title',
    '400 42P10',
    title('하나'),
    { prefer: 'resolution=merge-duplicates' },
  ],
  ['GET nothing_here', '404 PGRST205'],
  ['GET posts_fanart?select=colour', '400 42703'],
  ['GET posts_fanart?colour=eq.1', '400 42703'],
  ['GET posts_fanart?order=colour', '400 42703'],
  ['GET posts_fanart?select=id,owners(*)', '400 PGRST200'],
  ['GET posts_fanart?id=near.1', '400 PGRST100'],
  ['GET posts_fanart?or=()', '400 PGRST100'],
  ['GET posts_fanart?id=eq.one', '400 22P02'],
  ['GET posts_fanart?limit=-1', '416 PGRST103'],
  ['GET posts_fanart?offset=99', '416 PGRST103', undefined, { prefer: 'count=exact' }],
  ['GET posts_fanart?id=eq.9', '406 PGRST116', undefined, object],
  ['GET posts_fanart', '406 PGRST116', undefined, object],
  ['GET posts_fanart', '406 PGRST107', undefined, { accept: 'application/pdf' }],
  ['GET posts_fanart', '406 PGRST106', undefined, { 'accept-profile': 'private' }],
  ['GET users', '406 PGRST106', undefined, { 'accept-profile': 'auth' }],
  ['PUT posts_fanart', '405 PGRST105', title('글')],
  ['POST rpc/nothing_here', '404 PGRST202', {}],
  ['POST rpc/place_posts', '404 PGRST202', { album: 'fanart' }],
  ['POST rpc/place_posts', '400 22023', { collection: 'sixth', places: [] }],

  ['GET posts_fanart', '401 PGRST301', undefined, {}, 'forged'],
  ['GET posts_fanart', '401 PGRST301', undefined, {}, 'unsigned'],
  ['GET posts_fanart', '401 PGRST303', undefined, {}, 'expired'],
]

test.each(CASES.filter(([, , , , who = 'owner']) => IDENTITIES.includes(who)))(
  '%s responds with %s',
  async (...testCase) => {
    expect(await send(testCase)).toBe(testCase[1])
  },
)
