import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DEPLOY_HOSTS } from '../../src/config/deployment.ts'
import { BACKUP_TABLES } from '../../src/posts/owner/backupTables.ts'
import { callers } from './identities.ts'
import { type TestServer, testServer } from './server.ts'

const HOOK = { url: 'https://api.vercel.com/v1/integrations/deploy/prj_1/abc' }
const TABLE = '/rest/v1/desk_settings'
const MERGE = { prefer: 'resolution=merge-duplicates' }

let server: TestServer
let call: Awaited<ReturnType<typeof callers>>

const sql = <Row extends object>(text: string) => server.backend.database.query<Row>(text)

beforeAll(async () => {
  server = await testServer({ samples: false })
  call = await callers(server)
})
afterAll(() => server.close())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite logs every Postgres error.
  await sql('delete from public.desk_settings')
  await sql(
    `insert into public.desk_settings (name, value) values ('deploy_hook', '${JSON.stringify(HOOK)}')`,
  )
})

const setting = (name: string, value: unknown) => ({ method: 'POST', path: TABLE, body: { name, value } })

test.each([
  ['http', 'http://api.vercel.com/v1/hook'],
  ['another host', 'https://example.com/api.vercel.com/hook'],
  ['a host with the same prefix', 'https://api.vercel.com.example.com/hook'],
  ['a user name before the host', 'https://api.vercel.com@example.com/hook'],
  ['credentials before the host', 'https://me:secret@api.vercel.com/hook'],
  ['a port', 'https://api.vercel.com:8443/hook'],
  ['no path', 'https://api.vercel.com/'],
  ['a space', 'https://api.vercel.com/a b'],
  ['a line break', 'https://api.vercel.com/a\nhttps://example.com'],
  ['a URL that is too long', `https://api.vercel.com/${'a'.repeat(500)}`],
  ['a number', 5],
])('a deploy hook is rejected: %s', async (_name, url) => {
  await sql('delete from public.desk_settings')
  const response = await call('owner', setting('deploy_hook', { url }))
  expect([response.status, await response.json()]).toMatchObject([400, { code: '23514' }])
})

test.each([
  ['another name', 'secret', {}],
  ['a hook with an additional field', 'deploy_hook', { ...HOOK, more: 1 }],
  ['an empty hook', 'deploy_hook', {}],
  ['a hook that is a number', 'deploy_hook', 5],
  ['a backup that is a number', 'last_backup', 5],
  ['a backup that is too long', 'last_backup', { at: 'a'.repeat(2000) }],
])('a setting is rejected: %s', async (_name, name, value) => {
  await sql('delete from public.desk_settings')
  const response = await call('owner', setting(name, value))
  expect([response.status, await response.json()]).toMatchObject([400, { code: '23514' }])
})

test('backups do not contain the settings', () => {
  expect(BACKUP_TABLES).not.toContain('desk_settings')
})

test('a hook of every host in the policy is accepted', async () => {
  await sql('delete from public.desk_settings')
  for (const { hook } of DEPLOY_HOSTS) {
    const response = await call('owner', { ...setting('deploy_hook', { url: `${hook}/1` }), headers: MERGE })
    expect(response.ok, hook).toBe(true)
  }
})

test('the server sets the update time', async () => {
  const owner = await server.signedIn('owner')
  const sent = { name: 'deploy_hook', value: HOOK, updated_at: '2001-01-01T00:00:00Z' }
  await owner.from('desk_settings').upsert(sent).throwOnError()
  expect(
    await sql(`select updated_at <= now() and now() - updated_at < '1 minute' as fresh
      from public.desk_settings`),
  ).toEqual([{ fresh: true }])
})
