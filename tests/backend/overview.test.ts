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
const overview = () => rpc('admin_overview')
const picture = (key: string) => `/storage/v1/object/public/media/${key}`

/** A long query blocks the event loop. This lets Node handle connections that were closed meanwhile. */
const nextTurn = () => new Promise(setImmediate)

/** Inserts a row with the given columns as the database's administrator. */
async function put(collection: string, row: Record<string, unknown>) {
  const columns = Object.keys(row)
  await server.backend.database.query(
    `insert into public.posts_${collection} (${columns.join(', ')})
     select ${columns.join(', ')} from jsonb_populate_record(null::public.posts_${collection}, $1::text::jsonb)`,
    [JSON.stringify(row)],
  )
}
const storeObject = (name: string, size = 1) =>
  sql(
    `insert into storage.objects (bucket_id, name, metadata) values ('media', '${name}', '{"size": ${size}}')`,
  )

const image = (src: string) => ({ type: 'image', attrs: { src, alt: '그림' } })
const linked = (href: unknown, text = '여기') => ({
  type: 'text',
  text,
  marks: [{ type: 'bold' }, { type: 'link', attrs: { href } }],
})
const doc = (...content: object[]) => ({ type: 'doc', content })
const paragraph = (...content: object[]) => ({ type: 'paragraph', content })

const EMPTY = { count: 0, posts: [] }

beforeEach(async () => {
  vi.spyOn(console, 'error').mockReturnValue() // Lite logs every Postgres error.
  const posts = ['favorites', 'portfolio', 'a7c2', 'x100vi', 'fanart', 'episodes'].map(
    (name) => `public.posts_${name}`,
  )
  const tables = [...posts, 'public.post_versions', 'storage.objects']
  await server.backend.database.run(tables.map((table) => `delete from ${table};`).join(''))
  await nextTurn()
})

describe('the overview', () => {
  test('is empty without posts', async () => {
    expect(await overview()).toEqual({
      at: expect.any(String),
      missing_alt: EMPTY,
      drafts: EMPTY,
      pictures: EMPTY,
      links: EMPTY,
      scheduled: EMPTY,
    })
  })

  test('lists pictures without alternative text, published ones first', async () => {
    await put('a7c2', { id: 1, title: '초안', image: 'https://x.example/1.webp', status: 'draft' })
    await put('fanart', {
      id: 2,
      title: '빈 글',
      image: 'https://x.example/2.webp',
      alt: ' ',
      status: 'published',
    })
    await put('fanart', {
      id: 3,
      title: '다 됨',
      image: 'https://x.example/3.webp',
      alt: '창',
      status: 'draft',
    })
    await put('fanart', { id: 4, title: '그림 없음', status: 'draft' })
    await put('fanart', {
      id: 5,
      title: '지움',
      image: 'https://x.example/5.webp',
      deleted_at: '2026-01-01T00:00:00Z',
      status: 'draft',
    })
    expect((await overview()).missing_alt).toEqual({
      count: 2,
      posts: [
        { collection: 'fanart', id: 2, title: '빈 글' },
        { collection: 'a7c2', id: 1, title: '초안' },
      ],
    })
  })

  test('lists the oldest draft with the time of its last edit', async () => {
    await put('a7c2', { id: 1, title: '어제', status: 'draft', updated_at: '2026-11-21T00:00:00Z' })
    await put('portfolio', {
      id: 1,
      title: '고개를 넘는 불꽃',
      status: 'draft',
      updated_at: '2026-11-03T00:00:00Z',
    })
    await put('portfolio', {
      id: 2,
      title: '나온 글',
      status: 'published',
      updated_at: '2026-01-03T00:00:00Z',
    })
    expect((await overview()).drafts).toEqual({
      count: 2,
      posts: [
        {
          collection: 'portfolio',
          id: 1,
          title: '고개를 넘는 불꽃',
          since: expect.stringMatching(/^2026-11-03T00:00:00/),
        },
      ],
    })
  })

  test('lists missing pictures with their place in the post', async () => {
    await storeObject('there.webp')
    await put('portfolio', {
      id: 7,
      title: '두바퀴상회',
      status: 'published',
      image: picture('there.webp'),
      alt: '가게',
      body: doc(
        paragraph({ type: 'text', text: picture('words.webp') }),
        image(picture('there.webp')),
        { type: 'blockquote', content: [image('https://elsewhere.example/a.webp')] },
        image(`https://old.example${picture('gone.webp')}`),
        image(picture('%EC%82%AC%EC%A7%84.webp')),
      ),
    })
    expect((await overview()).pictures).toEqual({
      count: 1,
      posts: [{ collection: 'portfolio', id: 7, title: '두바퀴상회', place: 3 }],
    })
    await put('a7c2', {
      id: 1,
      title: '사진',
      image: picture('lost.webp'),
      thumbnail: picture('lost-640.webp'),
      status: 'draft',
    })
    expect((await overview()).pictures).toMatchObject({
      count: 2,
      posts: [{ collection: 'a7c2', id: 1, place: 0 }],
    })
    await put('a7c2', {
      id: 2,
      title: '지움',
      image: picture('lost.webp'),
      deleted_at: '2026-01-01T00:00:00Z',
      status: 'draft',
    })
    expect((await overview()).pictures.count).toBe(2)
  })

  test('counts cuts missing from storage, by their place', async () => {
    await storeObject('stored.webp')
    const cuts = ['stored.webp', 'lost.webp'].map((key) => ({ image: picture(key), width: 1, height: 1 }))
    await put('episodes', {
      id: 7,
      title: '첫 화',
      meta: { series: 'tls', number: 1, cuts },
      status: 'draft',
    })
    expect((await overview()).pictures).toEqual({
      count: 1,
      posts: [{ collection: 'episodes', id: 7, title: '첫 화', place: 2 }],
    })
  })

  test.each([
    '',
    '  ',
    '/fanart/View/1',
    'fanart',
    '#top',
    'javascript:alert(1)',
    'http://',
    'mailto:',
    null,
  ])('reports a link to %j as broken', async (href) => {
    await put('fanart', { id: 3, title: '글', status: 'draft', body: doc(paragraph(linked(href, '이 말'))) })
    expect((await overview()).links).toEqual({
      count: 1,
      posts: [{ collection: 'fanart', id: 3, title: '글', words: '이 말' }],
    })
  })

  test.each([
    'https://x.example',
    ' http://x.example/a?b#c ',
    'HTTPS://X.example',
    'mailto:a@x.example',
    'https:x.example',
  ])('accepts a link to %j', async (href) => {
    await put('fanart', {
      id: 3,
      title: '"link" javascript:',
      status: 'draft',
      body: doc(paragraph(linked(href))),
    })
    expect((await overview()).links).toEqual(EMPTY)
  })

  test('counts a link with two styles once and ignores malformed texts', async () => {
    const twice = doc(paragraph(linked('/a', '굵게'), linked('/a', '가늘게'), linked('/b')))
    await put('fanart', { id: 1, title: '글', status: 'draft', body: twice })
    await put('fanart', {
      id: 2,
      title: '글',
      status: 'draft',
      body: { type: 'link', marks: 'link', content: [{ type: 'text', marks: 3 }] },
    })
    expect((await overview()).links.count).toBe(2)
  })

  test('lists scheduled posts with their time, the next one first', async () => {
    for (let id = 1; id <= 6; id += 1)
      await put('a7c2', {
        id,
        title: `글 ${id}`,
        status: 'published',
        published_at: `209${9 - id}-01-01T00:00:00Z`,
      })
    await put('a7c2', { id: 9, title: '나온 글', status: 'published', published_at: '2020-01-01T00:00:00Z' })
    const { scheduled } = await overview()
    expect(scheduled).toMatchObject({ count: 6, posts: { length: 5 } })
    expect(scheduled.posts[0]).toEqual({
      collection: 'a7c2',
      id: 6,
      title: '글 6',
      at: expect.stringMatching(/^2093-01-01T00:00:00/),
    })
  })
})

describe('recent_versions', () => {
  test('returns the last edit of each post with the row before and after', async () => {
    for (const [collection, title] of [
      ['a7c2', '하나'],
      ['fanart', '둘'],
      ['portfolio', '고치지 않음'],
    ] as const)
      await owner.from(`posts_${collection}`).insert({ id: 1, title }).throwOnError()
    for (const title of ['셋', '넷'])
      await owner.from('posts_fanart').update({ title }).eq('id', 1).throwOnError()
    await owner.from('posts_a7c2').update({ title: '다섯' }).eq('id', 1).throwOnError()
    const edits = await rpc('recent_versions', { take: 9 })
    expect(edits).toMatchObject([
      { collection: 'a7c2', before: { title: '하나' }, after: { id: 1, title: '다섯' } },
      { collection: 'fanart', before: { title: '셋' }, after: { id: 1, title: '넷' } },
    ])
    const { data } = await owner.from('posts_fanart').select().eq('id', 1).single().throwOnError()
    expect(Object.keys(edits[1].after).toSorted()).toEqual(Object.keys(data).toSorted())
    expect(await rpc('recent_versions', { take: 1 })).toHaveLength(1)
    await owner.from('posts_a7c2').update({ deleted_at: '2026-01-01T00:00:00Z' }).eq('id', 1).throwOnError()
    expect(await rpc('recent_versions', { take: 9 })).toMatchObject([{ collection: 'fanart' }])
  })
})

describe('storage_usage', () => {
  test('sums file sizes by where they are used and counts every file once', async () => {
    const sizes = {
      'p-12.webp': 1000,
      'p-12-640.webp': 100,
      'w.webp': 20,
      'v.webp': 3,
      't.webp': 400,
      'u.webp': 5,
    }
    for (const [name, size] of Object.entries(sizes)) await storeObject(name, size)
    await put('x100vi', { title: '사진', image: picture('p-12.webp'), status: 'draft' })
    await put('portfolio', {
      title: '작업',
      body: doc(image(picture('w.webp')), image(picture('p-12.webp'))),
      status: 'draft',
    })
    await put('fanart', {
      title: '지움',
      image: picture('t.webp'),
      deleted_at: '2026-01-01T00:00:00Z',
      status: 'draft',
    })
    await sql(`insert into public.post_versions (collection, post_id, row, saved_at)
      values ('x100vi', 1, '{"image": "${picture('v.webp')}", "thumbnail": "${picture('p-12.webp')}"}', now())`)
    expect(await rpc('storage_usage')).toEqual({
      photos: 1100,
      works: 20,
      versions: 3,
      trash: 400,
      unused: 5,
    })
  })

  test('counts the cuts of episodes, of their versions and of those in the trash', async () => {
    for (const [name, size] of Object.entries({ c: 10, d: 200, e: 3000, f: 40_000 }))
      await storeObject(`${name}.webp`, size)
    const meta = (number: number, key: string) => ({
      series: 'tls',
      number,
      cuts: [{ image: picture(`${key}.webp`), width: 1, height: 1 }],
    })
    await put('episodes', { title: '첫 화', meta: meta(1, 'c'), status: 'draft' })
    await put('episodes', { title: '지움', meta: meta(1, 'd'), deleted_at: '2026-01-01', status: 'draft' })
    await sql(`insert into public.post_versions (collection, post_id, row, saved_at)
      values ('episodes', 1, '${JSON.stringify({ meta: meta(1, 'e') })}', now())`)
    expect(await rpc('storage_usage')).toEqual({
      photos: 0,
      works: 10,
      versions: 3000,
      trash: 200,
      unused: 40_000,
    })
  })

  test('returns zeros without files', async () => {
    expect(await rpc('storage_usage')).toEqual({ photos: 0, works: 0, versions: 0, trash: 0, unused: 0 })
  })
})

test('five thousand posts with texts and versions are counted within half of the statement timeout', async () => {
  await sql(`insert into public.posts_a7c2 (title, image, thumbnail, alt, status, body)
    select '글 ' || n, '${picture('')}' || n || '.webp', '${picture('')}' || n || '-640.webp', '사진', 'published',
      jsonb_build_object('type', 'doc', 'content', jsonb_build_array(
        jsonb_build_object('type', 'image', 'attrs', jsonb_build_object('src', '${picture('')}' || n || 'b.webp')),
        jsonb_build_object('type', 'paragraph', 'content', jsonb_build_array(jsonb_build_object('type', 'text',
          'text', repeat('빈 페이지를 채울 시간입니다. ', 40),
          'marks', '[{"type": "link", "attrs": {"href": "https://x.example"}}]'::jsonb)))))
    from generate_series(1, 5000) as n`)
  await sql(`insert into storage.objects (bucket_id, name, metadata)
    select 'media', n || size || '.webp', '{"size": 1000}' from generate_series(1, 5000) as n, unnest(array['', '-640', 'b']) as size`)
  await sql(`insert into public.post_versions (collection, post_id, row, saved_at)
    select 'a7c2', id, to_jsonb(post), now() from public.posts_a7c2 as post`)
  await storeObject('unused.webp', 7)
  await nextTurn()
  const timed = async (name: string, body: object = {}) => {
    // The processor's time, because other work may delay a response. PGlite runs in this process.
    const start = process.cpuUsage()
    const result = await rpc(name, body)
    const { user, system } = process.cpuUsage(start)
    expect((user + system) / 1000).toBeLessThan(4000) // A hosted project's API has a statement timeout of 8 s.
    return result
  }
  expect(await timed('admin_overview')).toMatchObject({ missing_alt: EMPTY, pictures: EMPTY, links: EMPTY })
  expect(await timed('storage_usage')).toMatchObject({ photos: 15_000_000, unused: 7 })
  expect(await timed('recent_versions', { take: 3 })).toHaveLength(3)
})
