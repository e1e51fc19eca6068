import type { SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { type TestServer, testServer } from './server.ts'

let server: TestServer
let owner: SupabaseClient

beforeAll(async () => {
  server = await testServer({ samples: false })
  owner = await server.signedIn('owner')
})
afterAll(() => server.close())

const sql = <Row extends object>(text: string) => server.backend.database.query<Row>(text)
const rpc = async (name: string, body: object = {}) => (await owner.rpc(name, body).throwOnError()).data
const whole = { search: '%', kinds: null, soonest: true, skip: 0, take: 10 }
const list = (query: object = {}) => rpc('list_trash', { ...whole, ...query })
const picture = (key: string) => `/storage/v1/object/public/media/${key}`

/** A long query blocks the event loop. This lets Node handle connections that were closed meanwhile. */
const nextTurn = () => new Promise(setImmediate)

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite logs every Postgres error.
  await server.backend.database.run(`
    delete from public.posts_a7c2;
    delete from public.posts_fanart;
    delete from public.post_versions;
    delete from public.released_media;
    delete from storage.objects;
    insert into public.posts_a7c2 (id, title, status, published_at, image, thumbnail, deleted_at) values
      (1, '비 오는 창', 'published', now(), '${picture('rain.webp')}', '${picture('rain-640.webp')}', now() - interval '1 day'),
      (2, '남은 글', 'published', now(), null, null, null);
    insert into public.posts_fanart (id, title, deleted_at) values (1, '달을 건너는 마녀', now() - interval '12 days');
    insert into storage.objects (bucket_id, name, metadata) values
      ('media', 'rain.webp', '{"size": 900}'), ('media', 'rain-640.webp', '{"size": 100}'), ('media', 'first.webp', '{"size": 50}');`)
  await nextTurn()
})

test('moving a post to the trash uses the server time, changes nothing else and creates no version', async () => {
  const { data: before } = await owner.from('posts_a7c2').select().eq('id', 2).single().throwOnError()
  await owner.from('posts_a7c2').update({ deleted_at: '2001-01-01' }).eq('id', 2).throwOnError()
  const [moved] = await sql(
    `select now() - deleted_at < '1 minute' as fresh from public.posts_a7c2 where id = 2`,
  )
  expect(moved).toEqual({ fresh: true })
  await owner.from('posts_a7c2').update({ deleted_at: null }).eq('id', 2).throwOnError()
  const { data: after } = await owner.from('posts_a7c2').select().eq('id', 2).single().throwOnError()
  expect(after).toEqual(before)
  const { data: versions } = await owner.from('post_versions').select().eq('post_id', 2).throwOnError()
  expect(versions).toEqual([])
})

describe('the trash', () => {
  test('lists the posts of all collections with their pictures and versions', async () => {
    await sql(`insert into public.post_versions (collection, post_id, row, saved_at)
      values ('a7c2', 1, '{"image": "${picture('first.webp')}"}', now())`)
    expect(await list()).toMatchObject({
      total: 2,
      posts: [
        { collection: 'fanart', id: 1, title: '달을 건너는 마녀', pictures: 0, bytes: 0, versions: 0 },
        {
          collection: 'a7c2',
          id: 1,
          thumbnail: picture('rain-640.webp'),
          pictures: 3,
          bytes: 1050,
          versions: 1,
        },
      ],
    })
    expect(await rpc('trash_usage')).toMatchObject({ posts: 2, pictures: 3, bytes: 1050, versions: 1 })
  })

  test('can be searched, filtered, sorted and paged', async () => {
    const ids = async (query: object) => {
      const { posts }: { posts: { collection: string }[] } = await list(query)
      return posts.map(({ collection }) => collection)
    }
    expect(await ids({ search: '%마녀%' })).toEqual(['fanart'])
    expect(await ids({ kinds: ['a7c2', 'x100vi'] })).toEqual(['a7c2'])
    expect(await ids({ soonest: false })).toEqual(['a7c2', 'fanart'])
    expect(await list({ skip: 1, take: 1 })).toMatchObject({ total: 2, posts: [{ collection: 'a7c2' }] })
    expect(await list({ skip: 9 })).toEqual({ total: 2, posts: [] })
  })

  test('restores posts as drafts and changes no others', async () => {
    expect(
      await rpc('restore_posts', { posts: ['a7c2-1', 'a7c2-2', 'fanart-77', 'none-1', "a7c2-1'--"] }),
    ).toBe(1)
    expect(
      await sql(`select id::integer, status from public.posts_a7c2 where deleted_at is null order by id`),
    ).toEqual([
      { id: 1, status: 'draft' },
      { id: 2, status: 'published' },
    ])
  })

  test('permanently deletes posts with their versions and lists their pictures as released', async () => {
    await sql(`insert into public.post_versions (collection, post_id, row, saved_at)
      values ('a7c2', 1, '{"image": "${picture('first.webp')}"}', now())`)
    expect(await rpc('purge_posts', { posts: ['a7c2-1', 'a7c2-2'] })).toBe(1)
    expect(await rpc('purge_posts', { posts: ['a7c2-1'] })).toBe(0)
    expect(await sql('select id::integer from public.posts_a7c2')).toEqual([{ id: 2 }])
    expect(await sql('select id from public.post_versions where post_id = 1')).toEqual([])
    const { data } = await owner.from('released_media').select('key').order('key').throwOnError()
    expect(data).toEqual([{ key: 'first.webp' }, { key: 'rain-640.webp' }, { key: 'rain.webp' }])
  })

  test('can be emptied by age or completely', async () => {
    expect(await rpc('empty_trash', { days: 30 })).toBe(0)
    await sql(`update public.posts_fanart set deleted_at = now() - interval '30 days' - interval '1 minute'`)
    expect(await rpc('empty_trash', { days: 30 })).toBe(1)
    expect(await list()).toMatchObject({ total: 1 })
    expect(await rpc('empty_trash', { days: 0, at: '2001-01-01T00:00:00Z' })).toBe(0)
    expect(await rpc('empty_trash', { days: 0 })).toBe(1)
    expect(await list()).toEqual({ total: 0, posts: [] })
    expect(await sql('select id::integer from public.posts_a7c2')).toEqual([{ id: 2 }])
  })

  test('with two thousand posts is read in two requests and emptied in batches', async () => {
    await sql(`insert into public.posts_portfolio (title, image, deleted_at)
      select '글 ' || n, '${picture('')}' || n || '.webp', now() from generate_series(1, 2000) as n`)
    await nextTurn()
    expect(await list({ skip: 1900 })).toMatchObject({ total: 2002, posts: { length: 10 } })
    expect(await rpc('trash_usage')).toMatchObject({
      posts: 2002,
      pictures: null,
      bytes: null,
      versions: null,
    })
    expect(await rpc('empty_trash', { days: 0 })).toBe(502)
    await nextTurn()
    // The nightly job deletes all expired posts in one call.
    await sql(`update public.posts_portfolio set deleted_at = now() - interval '31 days' where id % 10 <> 0`)
    const [old] = await sql<{ count: number }>(
      `select count(*)::integer from public.posts_portfolio where deleted_at < now() - interval '30 days'`,
    )
    expect(old?.count).toBeGreaterThan(1000)
    expect(await sql('select private.empty_old_trash(30) as count')).toEqual([old])
    expect(await rpc('empty_trash', { days: 30 })).toBe(0)
    expect(await list()).toMatchObject({ total: 1500 - (old?.count ?? 0) })
    await sql('truncate public.posts_portfolio')
  })
})

test('one request counts all collections', async () => {
  const countsOf = async (client: SupabaseClient) => {
    const { data }: { data: { collection: string }[] } = await client.rpc('count_posts').throwOnError()
    return data.find(({ collection }) => collection === 'a7c2')
  }
  const visible = { collection: 'a7c2', total: 1, drafts: 0, scheduled: 0, gaps: [] }
  expect(await countsOf(owner)).toEqual({ ...visible, trashed: 1 })
  expect(await countsOf(server.visitor())).toEqual({ ...visible, trashed: 0 })
})
