import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let owner: SupabaseClient
let since: string

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
})
afterAll(() => server.close())

const sql = <Row extends object>(text: string) => server.backend.database.query<Row>(text)

/** The posts an hour ago: a published one, a draft, one in the trash and a scheduled one. */
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite logs every Postgres error.
  for (const table of [
    'public.posts_a7c2',
    'public.posts_fanart',
    'public.post_versions',
    'private.removed_posts',
  ])
    await sql(`delete from ${table}`)
  await sql(`insert into public.posts_a7c2 (id, title, status, published_at, deleted_at, updated_at) values
    (1, '나온 글', 'published', now() - interval '2 days', null, now() - interval '2 days'),
    (2, '쓰던 글', 'draft', null, null, now() - interval '2 days'),
    (3, '버린 글', 'published', now() - interval '2 days', now() - interval '1 day', now() - interval '2 days'),
    (4, '기다리는 글', 'published', now() + interval '2 days', null, now() - interval '2 days')`)
  const [at] = await sql<{ since: string }>(`select (now() - interval '1 hour')::text as since`)
  since = at?.since ?? ''
})

const changes = async (): Promise<unknown> =>
  (await owner.rpc('count_changes', { since }).throwOnError()).data
const save = async (id: number, change: object): Promise<void> => {
  await owner.from('posts_a7c2').update(change).eq('id', id).throwOnError()
}
const restore = async (id: number): Promise<void> => {
  await owner.rpc('restore_posts', { posts: [`a7c2-${id}`] }).throwOnError()
}
const remove = async (id: number): Promise<void> => {
  await owner.from('posts_a7c2').delete().eq('id', id).throwOnError()
}
const trash = (id: number) => save(id, { deleted_at: '2001-01-01' })

test('without edits nothing counts as changed', async () => expect(await changes()).toBe(0))

test.each([
  ['a published post, edited', 1, () => save(1, { title: '고친 글' })],
  [
    'a published post, edited twice',
    1,
    () => save(1, { title: '고친 글' }).then(() => save(1, { alt: '창' })),
  ],
  ['a draft, published', 1, () => save(2, { status: 'published' })],
  ['a draft, edited', 0, () => save(2, { title: '더 쓴 글' })],
  ['a scheduled post, edited', 0, () => save(4, { title: '더 쓴 글' })],
  ['a published post, moved to the trash', 1, () => trash(1)],
  [
    'a published post, moved to the trash and restored by undo',
    0,
    () => trash(1).then(() => save(1, { deleted_at: null })),
  ],
  ['a draft, moved to the trash', 0, () => trash(2)],
  ['a published post, turned into a draft', 1, () => save(1, { status: 'draft' })],
  [
    'a published post, turned into a draft and edited',
    1,
    () => save(1, { status: 'draft' }).then(() => save(1, { title: '다시 쓰는 글' })),
  ],
  ['a published post, moved to the trash and restored as a draft', 1, () => trash(1).then(() => restore(1))],
  ['a post in the trash, restored as a draft', 0, () => restore(3)],
  [
    'a post in the trash, restored and published again',
    1,
    () => save(3, { deleted_at: null, status: 'draft' }).then(() => save(3, { status: 'published' })),
  ],
  ['a published post, rescheduled', 1, () => save(1, { published_at: '2100-01-01T00:00:00Z' })],
  ['a published post, trashed and permanently deleted', 1, () => trash(1).then(() => remove(1))],
  ['a post in the trash, permanently deleted', 0, () => remove(3)],
  ['a draft, permanently deleted', 0, () => trash(2).then(() => remove(2))],
  ['a scheduled post, permanently deleted', 0, () => trash(4).then(() => remove(4))],
  ['a published post, moved within the list', 0, () => save(1, { position: 3 })],
] as const)('%s, counts as %i changes', async (_name, expected, change) => {
  await change()
  expect(await changes()).toBe(expected)
})

test('a scheduled post counts if it was published since, not if it was published before', async () => {
  await sql(`insert into public.posts_fanart (title, status, published_at, updated_at) values
    ('때가 된 글', 'published', now() - interval '30 minutes', now() - interval '2 days'),
    ('이미 나온 글', 'published', now() - interval '2 hours', now() - interval '2 days')`)
  expect(await changes()).toBe(1)
})

test('a formerly published post counts even if its old version was deleted', async () => {
  await save(1, { status: 'draft' })
  await sql('delete from public.post_versions')
  expect(await changes()).toBe(1)
})

test('one request counts all collections, and visitors may not send it', async () => {
  await sql(`insert into public.posts_fanart (title, status) values ('새 그림', 'published')`)
  await save(1, { title: '고친 글' })
  expect(await changes()).toBe(2)
  const { error } = await server.visitor().rpc('count_changes', { since })
  expect(error?.code).toBe('42501')
})
