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

/** What every post was an hour ago: one that is out, one that waited half an hour, a draft, one in the trash, one to wait. */
beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite prints what Postgres refuses
  await sql('truncate public.posts_a7c2, public.posts_fanart, public.post_versions, private.removed_posts')
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

test('nothing was changed', async () => expect(await changes()).toBe(0))

test.each([
  ['an edit of what is out', 1, () => save(1, { title: '고친 글' })],
  ['several edits of it, as one', 1, () => save(1, { title: '고친 글' }).then(() => save(1, { alt: '창' }))],
  ['a draft that was published', 1, () => save(2, { status: 'published' })],
  ['an edit of a draft', 0, () => save(2, { title: '더 쓴 글' })],
  ['an edit of what waits for its hour', 0, () => save(4, { title: '더 쓴 글' })],
  ['what is out, put into the trash', 1, () => trash(1)],
  ['that and brought back by its toast', 0, () => trash(1).then(() => save(1, { deleted_at: null }))],
  ['a draft, put into the trash', 0, () => trash(2)],
  ['what is out, made a draft', 1, () => save(1, { status: 'draft' })],
  [
    'that and written on',
    1,
    () => save(1, { status: 'draft' }).then(() => save(1, { title: '다시 쓰는 글' })),
  ],
  ['what is out, put into the trash and back as a draft', 1, () => trash(1).then(() => restore(1))],
  ['what lay in the trash, back as a draft', 0, () => restore(3)],
  [
    'what lay there, back and published again',
    1,
    () => save(3, { deleted_at: null, status: 'draft' }).then(() => save(3, { status: 'published' })),
  ],
  ['what is out, made to wait', 1, () => save(1, { published_at: '2100-01-01T00:00:00Z' })],
  ['what is out, trashed and removed for good', 1, () => trash(1).then(() => remove(1))],
  ['what lay in the trash, removed for good', 0, () => remove(3)],
  ['a draft, removed for good', 0, () => trash(2).then(() => remove(2))],
  ['what waits for its hour, removed for good', 0, () => trash(4).then(() => remove(4))],
  ['another place in the list', 0, () => save(1, { position: 3 })],
] as const)('%s: %i', async (_name, counted, change) => {
  await change()
  expect(await changes()).toBe(counted)
})

test('a post whose hour has come since counts, one whose hour came before does not', async () => {
  await sql(`insert into public.posts_fanart (title, status, published_at, updated_at) values
    ('때가 된 글', 'published', now() - interval '30 minutes', now() - interval '2 days'),
    ('이미 나온 글', 'published', now() - interval '2 hours', now() - interval '2 days')`)
  expect(await changes()).toBe(1)
})

test('what was out counts though no version of then is kept any more', async () => {
  await save(1, { status: 'draft' })
  await sql('delete from public.post_versions')
  expect(await changes()).toBe(1)
})

test('of many collections all are counted by one request; visitors ask in vain', async () => {
  await sql(`insert into public.posts_fanart (title, status) values ('새 그림', 'published')`)
  await save(1, { title: '고친 글' })
  expect(await changes()).toBe(2)
  const { error } = await server.visitor().rpc('count_changes', { since })
  expect(error?.code).toBe('42501')
})
