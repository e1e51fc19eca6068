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
