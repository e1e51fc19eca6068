import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrder } from '@/posts/listOrder'
import { type TestServer, testServer } from './server.ts'

const TABLE = 'posts_a7c2'
const ROWS = 10_000
const OWNER = '00000000-0000-4000-8000-000000000001'

let server: TestServer

beforeAll(async () => {
  server = await testServer({ samples: false })
  await server.backend.database.run(`
    insert into public.${TABLE} (title, status, created_at, position)
    select '사진 ' || n, case when n % 20 = 0 then 'draft' else 'published' end, now() - n * interval '1 hour',
      case when n % 100 = 0 then n end
    from generate_series(1, ${ROWS}) as n;
    analyze public.${TABLE};`)
})
afterAll(() => server.close())

/** How Postgres would answer a read of the API, in the role of a visitor or the owner. */
async function plan(role: 'anon' | 'authenticated', rest: string): Promise<string> {
  const { database } = server.backend
  const lines: { 'QUERY PLAN': string }[] = []
  await database.query('begin')
  try {
    await database.query(`set local role ${role}`)
    await database.query(`select set_config('request.jwt.claim.sub', $1, true)`, [
      role === 'anon' ? '' : OWNER,
    ])
    lines.push(
      ...(await database.query<{ 'QUERY PLAN': string }>(
        `explain select id, title from public.${TABLE} ${rest}`,
      )),
    )
  } finally {
    await database.query('rollback')
  }
  return lines.map((line) => line['QUERY PLAN']).join('\n')
}

interface Order {
  column: string
  ascending: boolean
  nullsFirst?: boolean
}

/** An order as PostgREST writes it: unless told, nulls stay where Postgres puts them. */
function inOrder(orders: readonly Order[]): string {
  const nulls = (first: boolean | undefined) =>
    first === undefined ? '' : ` nulls ${first ? 'first' : 'last'}`
  const columns = orders.map(
    ({ column, ascending, nullsFirst }) => `${column} ${ascending ? 'asc' : 'desc'}${nulls(nullsFirst)}`,
  )
  return `order by ${columns.join(', ')}`
}

const newest = [
  { column: 'created_at', ascending: false },
  { column: 'id', ascending: false },
]

test.each([
  ['anon', 'the public list', `${inOrder(listOrder())} limit 24`],
  ['anon', 'its second page', `${inOrder(listOrder())} limit 24 offset 24`],
  ['anon', 'neighbours against the order', `${inOrder(listOrder('previous'))} limit 1`],
  ['anon', 'home', 'order by created_at desc limit 20'],
  ['authenticated', 'the owner’s list by hand', `${inOrder(listOrder())} limit 10`],
  ['authenticated', 'the owner’s list by date', `${inOrder(newest)} limit 10`],
  ['authenticated', 'the owner’s list by title', 'order by title asc, id asc limit 10'],
] as const)('as %s, %s of 10,000 rows is read from an index', async (role, _name, rest) => {
  const found = await plan(role, rest)
  expect(found).toMatch(/Index Scan/)
  expect(found).not.toMatch(/Seq Scan on posts_|Sort/)
})
