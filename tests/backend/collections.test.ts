import { readFileSync } from 'node:fs'
import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { collectionMigration } from '../../scripts/data/collectionMigration.ts'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let owner: SupabaseClient
let visitor: SupabaseClient

/** Runs a migration. The API then reads the schema again, as after a deployment. */
async function run(script: string) {
  await server.backend.database.run(script)
  await server.backend.database.connection.clearSchemaCache()
}
const sql = <Row extends object>(text: string) => server.backend.database.query<Row>(text)
/** The SQL of the documentation with a function's call, for these keys. */
function documented(call: string, keys: Record<string, string>): string {
  const text = readFileSync(new URL('../../docs/collections.md', import.meta.url), 'utf8')
  const block = [...text.matchAll(/```sql\n([^`]+)```/g)].find(([, script]) => script?.includes(call))?.[1]
  return (block ?? '').replaceAll(/OLD|NEW/g, (word) => keys[word] ?? word)
}

const picture = '/storage/v1/object/public/media/first.webp'

/** Creates a published post with one earlier version, and one in the trash. */
async function fill(key: string) {
  const table = `posts_${key}`
  const { data } = await owner
    .from(table)
    .insert([
      { title: '첫 판', image: picture, status: 'published' },
      { title: '지운 글', status: 'draft' },
    ])
    .select('id')
    .throwOnError()
  const [first, second] = data.map(({ id }) => Number(id))
  await owner.from(table).update({ title: '둘째 판' }).eq('id', first).throwOnError()
  await owner.from(table).update({ deleted_at: new Date().toISOString() }).eq('id', second).throwOnError()
  return { first, second }
}

const titles = async (client: SupabaseClient, key: string) => {
  const { data } = await client.from(`posts_${key}`).select('title').order('id').throwOnError()
  return data.map(({ title }) => String(title))
}
const countsOf = async (key: string) => {
  const { data } = await owner.rpc('count_posts').throwOnError()
  return Array.isArray(data) ? data.find((row: { collection: string }) => row.collection === key) : undefined
}
const versionsOf = async (key: string) => {
  const { data } = await owner
    .from('post_versions')
    .select('row->>title')
    .eq('collection', key)
    .throwOnError()
  return data
}
const isUsed = async (key: string) =>
  (await sql<{ used: boolean }>(`select private.is_media_used('${key}') as used`))[0]?.used
const trash = { search: '%', kinds: null, soonest: true, skip: 0, take: 10 }

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
  visitor = server.visitor()
  await run(collectionMigration('zf', 'photos'))
  await sql(
    `insert into storage.objects (bucket_id, name, metadata) values ('media', 'first.webp', '{"size": 900}')`,
  )
})
afterAll(() => server.close())
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite logs every Postgres error.
})

test('a new gallery has policies, versions, trash, counts and the storage of photos', async () => {
  const { second } = await fill('zf')
  expect(await titles(visitor, 'zf')).toEqual(['둘째 판'])
  const refused = await visitor.from('posts_zf').insert({ title: '남의 글' })
  expect(refused.status).toBe(401)
  expect(await countsOf('zf')).toMatchObject({ total: 1, trashed: 1 })
  expect(await versionsOf('zf')).toEqual([{ title: '첫 판' }])
  expect((await owner.rpc('list_trash', { ...trash, kinds: ['zf'] }).throwOnError()).data).toMatchObject({
    posts: [{ collection: 'zf', id: second, title: '지운 글' }],
  })
  expect((await owner.rpc('storage_usage').throwOnError()).data).toMatchObject({ photos: 900, works: 0 })
  expect(await isUsed('first.webp')).toBe(true)
})

test('renaming it keeps rows, trash and versions, and the old name can be used again', async () => {
  await run(documented('rename_collection', { OLD: 'zf', NEW: 'z6_3' }))
  expect(await titles(visitor, 'z6_3')).toEqual(['둘째 판'])
  expect(await versionsOf('z6_3')).toEqual([{ title: '첫 판' }])
  expect(await isUsed('first.webp')).toBe(true)
  const { data: listed } = await owner.rpc('list_trash', { ...trash, kinds: ['z6_3'] }).throwOnError()
  expect(listed).toMatchObject({ total: 1 })
  const [, trashed] = await sql<{ id: number }>('select id from public.posts_z6_3 order by id')
  expect((await owner.rpc('restore_posts', { posts: [`z6_3-${trashed?.id}`] }).throwOnError()).data).toBe(1)
  await owner.from('posts_z6_3').update({ title: '셋째 판' }).eq('title', '둘째 판').throwOnError()
  expect(await versionsOf('z6_3')).toContainEqual({ title: '둘째 판' })

  await run(collectionMigration('zf', 'works'))
  await fill('zf')
  expect(await titles(visitor, 'zf')).toEqual(['둘째 판'])
  expect(await countsOf('z6_3')).toMatchObject({ total: 2 })
})

test('a collection with rows is not removed; an empty one leaves nothing behind', async () => {
  const drop = documented('drop_collection', { OLD: 'zf' })
  await expect(run(drop)).rejects.toThrow(/still has rows/)
  expect(await titles(visitor, 'zf')).toEqual(['둘째 판'])
  await sql('delete from public.posts_zf')
  await run(drop)
  expect(await countsOf('zf')).toBeUndefined()
  expect(await versionsOf('zf')).toEqual([])
  await run(collectionMigration('zf', 'photos'))
  expect(await titles(owner, 'zf')).toEqual([])
})

test('each collection can be renamed or removed, and the others and new ones work on', async () => {
  const { data } = await owner
    .from('posts_episodes')
    .insert({ title: '1화', meta: { series: 'tls', number: 1 } })
    .select('id')
    .throwOnError()
  await run(documented('rename_collection', { OLD: 'favorites', NEW: 'things' }))
  await run(documented('rename_collection', { OLD: 'episodes', NEW: 'comics' }))
  await run(documented('drop_collection', { OLD: 'things' }))

  await run(collectionMigration('news', 'works'))
  await fill('news')
  await owner.from('posts_comics').update({ title: '첫 화' }).eq('id', data[0]?.id).throwOnError()
  expect(await titles(owner, 'comics')).toEqual(['첫 화'])
  expect(await countsOf('news')).toMatchObject({ total: 1, trashed: 1 })
  const { data: overview } = await owner.rpc('admin_overview').throwOnError()
  expect(overview).toMatchObject({ drafts: { count: expect.any(Number) } })
  expect((await owner.rpc('storage_usage').throwOnError()).data).toMatchObject({ unused: 0 })
  expect((await owner.rpc('recent_versions', { take: 1 }).throwOnError()).data).toMatchObject([
    { collection: 'comics', before: { title: '1화' } },
  ])
})
