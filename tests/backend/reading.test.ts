import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { seriesKeys } from '@/content/series'
import type { PhotoMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import type { Neighbours, PostPage } from '@/posts/read/repository'
import { server } from '../support/backendUrl.ts'
import { testServer, type TestServer } from './server.ts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl.ts'))
const { collections, fanart } = await import('@/posts/collections')
const { a7c2, x100vi } = collections
const { iteratePosts, getNeighbours, getPost, getLatestPosts, listPosts } =
  await import('@/posts/read/repository')

let backend: TestServer
const { signal } = new AbortController()
const titles = (posts: readonly Post[]) => posts.map(({ title }) => title)

beforeAll(async () => {
  backend = await testServer()
  server.url = backend.url
  server.key = backend.key
})
afterAll(() => backend.close())

async function owner() {
  return backend.signedIn('owner')
}

/** Reads the whole A7C2 list in pages of `limit`. */
async function wholeList(limit: number): Promise<Post<PhotoMeta>[]> {
  const posts: Post<PhotoMeta>[] = []
  for (let offset: number | null = 0; offset !== null;) {
    const page: PostPage<PhotoMeta> = await listPosts(a7c2, { offset, limit }, signal)
    posts.push(...page.posts)
    offset = page.nextOffset
  }
  return posts
}

/** Returns the posts that a visitor sees by repeatedly following 다음 or 이전. */
async function walk(from: Post<PhotoMeta>, direction: 'next' | 'previous'): Promise<Post<PhotoMeta>[]> {
  const visited = [from]
  for (let at: Post<PhotoMeta> | null = from; at;) {
    const neighbours: Neighbours<PhotoMeta> = await getNeighbours(a7c2, at, signal)
    at = neighbours[direction]
    if (at) visited.push(at)
  }
  return visited
}

describe('the fan art', () => {
  test.each([
    ['of one character', 'tls', ['hae'], ['우산 하나, 물결 둘', '해의 판, 달의 판']],
    ['of two characters together', 'tls', ['jaeha', 'hae'], ['우산 하나, 물결 둘']],
    ['of a character without pieces', 'they', ['hae'], []],
  ] as const)('can be filtered: %s', async (_, series, characters, expected) => {
    const contains = { series, characters: [...characters] }
    const { posts } = await listPosts(fanart, { offset: 0, limit: 24 }, signal, { contains })
    expect(titles(posts)).toEqual(expected)
    for (const { meta } of posts) expect(meta.characters).toEqual(expect.arrayContaining([...characters]))
  })

  test.each(seriesKeys)('can be filtered by the series %s, page by page', async (value) => {
    const filter = { field: 'series', value } as const
    const { posts } = await listPosts(fanart, { offset: 0, limit: 24 }, signal, filter)
    expect(posts.length).toBeGreaterThanOrEqual(2)
    for (const { meta, alt, title } of posts) {
      expect(meta.series).toBe(value)
      expect(title + alt).toMatch(/[가-힣]/)
    }
    const first = await listPosts(fanart, { offset: 0, limit: 1 }, signal, filter)
    expect(titles(first.posts)).toEqual(titles(posts.slice(0, 1)))
    expect(first.nextOffset).toBe(1)
  })
})

describe('the sample content', () => {
  test('has ten published photos, newest first, with all fields of a list', async () => {
    const { posts, nextOffset } = await listPosts(a7c2, { offset: 0, limit: 24 }, signal)
    expect(posts).toHaveLength(10)
    expect(nextOffset).toBeNull()
    const times = posts.map(({ createdAt }) => Date.parse(createdAt))
    expect(times).toEqual(times.toSorted((a, b) => b - a))
    for (const post of posts) {
      expect(post).toMatchObject({ status: 'published', body: null })
      expect(post.width && post.height && post.placeholder && post.image).toBeTruthy()
      expect(post.meta.camera).toBe('SONY A7C2')
    }
  })

  test('does not expose drafts in lists, details and neighbours', async () => {
    const client = await owner()
    const { data } = await client.from('posts_a7c2').select('id').eq('status', 'draft')
    const drafts = (data ?? []).map(({ id }) => Number(id))
    expect(drafts.length).toBeGreaterThan(0)
    for (const id of drafts) await expect(getPost(a7c2, id, signal)).resolves.toBeNull()
    const [first] = await wholeList(24)
    const seen = first ? await walk(first, 'next') : []
    expect(seen).toHaveLength(10)
    expect(seen.filter(({ id }) => drafts.includes(id))).toEqual([])
  })

  test('returns one photo for its detail page and the newest four for the home page', async () => {
    const [first] = await getLatestPosts(x100vi, signal)
    expect(await getLatestPosts(x100vi, signal)).toHaveLength(4)
    await expect(getPost(x100vi, first?.id ?? 0, signal)).resolves.toMatchObject({ title: first?.title })
    await expect(getPost(x100vi, 2 ** 40, signal)).resolves.toBeNull()
  })
})

const row = (title: string, created_at: string, position: number | null = null) => ({
  title,
  created_at,
  position,
  status: 'published',
})

describe('the order of a list', () => {
  beforeEach(async () => {
    const client = await owner()
    await client.from('posts_a7c2').delete().gt('id', 0)
    const { error } = await client
      .from('posts_a7c2')
      .insert([
        row('같은 때 1', '2026-01-01T00:00:00Z'),
        row('같은 때 2', '2026-01-01T00:00:00Z'),
        row('같은 때 3', '2026-01-01T00:00:00Z'),
        row('오래된 것', '2020-01-01T00:00:00Z'),
        row('새것', '2026-06-01T00:00:00.123Z'),
        row('첫째 자리', '2019-01-01T00:00:00Z', 1),
        row('같은 자리, 옛것', '2018-01-01T00:00:00Z', 2),
        row('같은 자리, 새것', '2018-06-01T00:00:00Z', 2),
        row('같은 자리, 같은 때', '2018-06-01T00:00:00Z', 2),
      ])
    if (error) throw new Error(error.message)
  })

  const order = [
    '첫째 자리',
    '같은 자리, 같은 때',
    '같은 자리, 새것',
    '같은 자리, 옛것',
    '새것',
    '같은 때 3',
    '같은 때 2',
    '같은 때 1',
    '오래된 것',
  ]

  test('is by position first, then newest first, then the higher id', async () => {
    expect(titles(await wholeList(24))).toEqual(order)
  })

  test.each([1, 2, 3, 4, 9])('skips and repeats no post with pages of %i', async (limit) => {
    expect(titles(await wholeList(limit))).toEqual(order)
  })

  test.each([1, 4, 200])(
    'is the same for the build in batches of %i, even if a post is published meanwhile',
    async (batchSize) => {
      const client = await owner()
      const read: string[] = []
      for await (const { title } of iteratePosts(a7c2, batchSize)) {
        if (read.length === 0)
          await client
            .from('posts_a7c2')
            .insert(row('그사이', '2019-06-01T00:00:00Z', 1))
            .throwOnError()
        read.push(title)
      }
      expect(read).toEqual(order)
    },
  )

  test('is the order of 다음 and 이전', async () => {
    const posts = await wholeList(24)
    const [first, last] = [posts[0], posts.at(-1)]
    if (!first || !last) throw new Error('The list is empty.')
    expect(titles(await walk(first, 'next'))).toEqual(order)
    expect(titles(await walk(last, 'previous'))).toEqual(order.toReversed())
  })
})
