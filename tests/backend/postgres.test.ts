import postgres from 'postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type Backend, startBackend } from '../../backend/backend.ts'
import { findPostgres, type LocalPostgres, startPostgres } from '../../scripts/data/localPostgres.ts'

const programs = findPostgres()

describe.skipIf(!programs)('on a PostgreSQL server', () => {
  let server: LocalPostgres
  let sql: postgres.Sql
  beforeAll(async () => {
    server = await startPostgres(programs ?? '')
    sql = postgres(server.url, { onnotice: () => undefined })
  })
  afterAll(async () => {
    await sql.end()
    await server.stop()
  })

  const anotherWaits = () =>
    expect.poll(() => sql`select from pg_locks where not granted`, { timeout: 20_000 }).toHaveLength(1)

  test('a start succeeds while another database creates the same role', async () => {
    await sql`create database site`
    let start: Promise<Backend | Error> | undefined
    await sql.begin(async (other) => {
      await other`create role anon nologin`
      const url = new URL('site', server.url).href
      start = startBackend({ postgres: url, samples: false }).catch((error: Error) => error)
      await anotherWaits()
    })
    const backend = await start
    expect(backend).not.toBeInstanceOf(Error)
    if (backend && !(backend instanceof Error)) await backend.close()
  })

  test('of two episodes inserted at the same time, a series with 499 takes one', async () => {
    const backend = await startBackend({ postgres: server.url, samples: false })
    const insert = (client: postgres.ISql, from: number, to: number) =>
      client`insert into public.posts_episodes (title, meta)
        select n::text, jsonb_build_object('series', 'tls', 'number', n) from generate_series(${from}::int, ${to}::int) as n`
    await insert(sql, 1, 499)
    let second: Promise<unknown> | undefined
    await sql.begin(async (first) => {
      await insert(first, 500, 500)
      second = insert(sql, 501, 501).catch((error: Error) => error)
      await anotherWaits()
    })
    expect(await second).toMatchObject({ constraint_name: 'posts_episodes_per_series' })
    expect(await sql`select from public.posts_episodes`).toHaveLength(500)
    await backend.close()
  })
})
