import postgres from 'postgres'
import { expect, test } from 'vitest'
import { type Backend, startBackend } from '../../backend/backend.ts'
import { findPostgres, startPostgres } from '../../scripts/data/localPostgres.ts'

const programs = findPostgres()

test.skipIf(!programs)('a start succeeds while another database creates the same role', async () => {
  const server = await startPostgres(programs ?? '')
  const sql = postgres(server.url, { onnotice: () => undefined })
  try {
    await sql`create database site`
    let start: Promise<Backend | Error> | undefined
    await sql.begin(async (other) => {
      await other`create role anon nologin`
      const url = new URL('site', server.url).href
      start = startBackend({ postgres: url, samples: false }).catch((error: Error) => error)
      await expect.poll(() => sql`select from pg_locks where not granted`).toHaveLength(1)
    })
    const backend = await start
    expect(backend).not.toBeInstanceOf(Error)
    if (backend && !(backend instanceof Error)) await backend.close()
  } finally {
    await sql.end()
    await server.stop()
  }
})

test.skipIf(!programs)('of two episodes inserted at the same time, a series with 499 takes one', async () => {
  const server = await startPostgres(programs ?? '')
  const sql = postgres(server.url, { onnotice: () => undefined })
  const backend = await startBackend({ postgres: server.url, samples: false })
  const insert = (client: postgres.ISql, from: number, to: number) =>
    client`insert into public.posts_episodes (title, meta)
      select n::text, jsonb_build_object('series', 'tls', 'number', n) from generate_series(${from}::int, ${to}::int) as n`
  try {
    await insert(sql, 1, 499)
    let second: Promise<unknown> | undefined
    await sql.begin(async (first) => {
      await insert(first, 500, 500)
      second = insert(sql, 501, 501).catch((error: Error) => error)
      await expect.poll(() => sql`select from pg_locks where not granted`).toHaveLength(1)
    })
    expect(await second).toMatchObject({ constraint_name: 'posts_episodes_per_series' })
    expect(await sql`select from public.posts_episodes`).toHaveLength(500)
  } finally {
    await backend.close()
    await sql.end()
    await server.stop()
  }
})
