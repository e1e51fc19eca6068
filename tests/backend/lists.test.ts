import { afterAll, beforeAll, expect, test } from 'vitest'
import { listOrder } from '@/posts/read/listOrder'
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

/** Returns Postgres's query plan for a read of the API by a visitor or the owner. */
async function explain(role: 'anon' | 'authenticated', rest: string): Promise<string> {
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

/** Returns an `order by` clause as PostgREST writes it. Nulls keep Postgres's default order unless specified. */
function orderBy(orders: readonly Order[]): string {
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
  ['anon', 'the public list', `${orderBy(listOrder())} limit 24`],
  ['anon', 'its second page', `${orderBy(listOrder())} limit 24 offset 24`],
  ['anon', 'previous neighbours', `${orderBy(listOrder('previous'))} limit 1`],
  ['anon', 'the home page', 'order by created_at desc limit 20'],
  ['authenticated', 'the owner’s list by position', `${orderBy(listOrder())} limit 10`],
  ['authenticated', 'the owner’s list by date', `${orderBy(newest)} limit 10`],
  ['authenticated', 'the owner’s list by title', 'order by title asc, id asc limit 10'],
] as const)('as %s, %s with 10,000 rows uses an index', async (role, _name, rest) => {
  const plan = await explain(role, rest)
  expect(plan).toMatch(/Index Scan/)
  expect(plan).not.toMatch(/Seq Scan on posts_|Sort/)
})
