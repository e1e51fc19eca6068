import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { project } from './project.ts'
import { type TestServer, testServer } from './server.ts'

const servers: TestServer[] = []
beforeAll(async () => {
  servers.push(await testServer({ samples: false }))
  if (!project) servers.push(await testServer({ samples: false, automaticGrants: true }))
})
afterAll(() => Promise.all(servers.map((server) => server.close())))

interface Right {
  role: string
  kind: 'table' | 'sequence' | 'function'
  name: string
  rights: string
}

/** Every right of the API's roles in the schemas of the migrations. `public` is the right of all roles. */
const RIGHTS = `
  with objects as (
    select case relkind when 'S' then 'sequence' else 'table' end as kind, relnamespace as schema, relname as name,
      coalesce(relacl, acldefault(case relkind when 'S' then 's' else 'r' end::"char", relowner)) as acl
    from pg_class where relkind in ('r', 'p', 'v', 'm', 'S')
    union all
    select 'function', pronamespace, proname || '(' || pg_get_function_identity_arguments(oid) || ')',
      coalesce(proacl, acldefault('f', proowner))
    from pg_proc
  )
  select coalesce(rolname, 'public') as role, kind, nspname || '.' || name as name,
    string_agg(lower(privilege_type), ', ' order by privilege_type) as rights
  from objects join pg_namespace on pg_namespace.oid = schema
  cross join lateral aclexplode(acl)
  left join pg_roles on pg_roles.oid = grantee
  where nspname in ('public', 'private') and (grantee = 0 or rolname in ('anon', 'authenticated', 'service_role'))
  group by 1, 2, 3 order by 2, 3, 1`

const readRights = () =>
  Promise.all(servers.map(({ backend }) => backend.database.query<Right & Record<string, string>>(RIGHTS)))

const ALL = 'delete, insert, select, update'
const INQUIRIES = ['public.inquiries', 'public.inquiry_messages']

/** Returns the expected rights on tables by role, for these tables of posts. */
function expectedRights(posts: readonly string[]): Record<string, Record<string, string>> {
  const each = (names: readonly string[], rights: string) =>
    Object.fromEntries(names.map((name) => [name, rights]))
  return {
    public: {},
    anon: each([...posts, 'private.all_posts', 'private.collections', 'public.intake'], 'select'),
    authenticated: {
      ...each([...posts, 'public.desk_settings', ...INQUIRIES], ALL),
      ...each(['private.all_posts', 'private.collections', 'private.media_references'], 'select'),
      'public.intake': 'select',
      ...each(['private.removed_posts', 'public.post_versions'], 'select'),
      'public.released_media': 'delete, select',
    },
    service_role: {
      ...each([...posts, 'public.desk_settings', 'public.post_versions', 'public.released_media'], ALL),
      ...each(INQUIRIES, ALL),
      ...each(['private.all_posts', 'private.collections', 'private.removed_posts'], 'select'),
      'public.intake': 'insert, select, update',
      'public.owners': 'delete, insert, select',
    },
  }
}

test.each(['anon', 'authenticated', 'service_role', 'public'])(
  '%s has its rights on tables and no others',
  async (role) => {
    const [[rights = []], posts = []] = await Promise.all([
      readRights(),
      servers[0]?.backend.database.query<{ name: string }>(
        `select 'public.posts_' || name as name from private.collections`,
      ),
    ])
    const own = rights.filter((right) => right.role === role && right.kind === 'table')
    expect(Object.fromEntries(own.map(({ name, rights: text }) => [name, text]))).toEqual(
      expectedRights(posts.map(({ name }) => name))[role],
    )
  },
)

test.skipIf(project)(
  'a project with automatic grants gives the same rights to every table, sequence and function',
  async () => {
    const [without, automatic] = await readRights()
    expect(without?.some(({ kind }) => kind === 'sequence')).toBe(true)
    expect(automatic).toEqual(without)
  },
)

test('config.toml and the embedded database have the PostgreSQL version of hosted projects', async () => {
  const [, configured] = /^major_version = (\d+)$/m.exec(readFileSync('supabase/config.toml', 'utf8')) ?? []
  expect(configured).toBe('17')
  if (process.env['BLANK_PAGE_TEST_DB'] || project) return
  const [row] = (await servers[0]?.backend.database.query('show server_version')) ?? []
  expect(row).toEqual({ server_version: expect.stringMatching(/^17\./) })
})
