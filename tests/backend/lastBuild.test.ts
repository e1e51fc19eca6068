import type { Collection } from '@/posts/collections'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { RowFiles } from '../../scripts/build/prerender/rowFiles.ts'
import type { RowSearch } from '@/posts/read/searchPosts'
import { server } from '../support/backendUrl.ts'
import { temporaryFolder, testServer, type TestServer } from './server.ts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl.ts'))
const { chapters, collections, episodes, fanart, favorites } = await import('@/posts/collections')
const { a7c2 } = collections
const { getLatestPosts, iteratePosts, listPosts } = await import('@/posts/read/repository')
const { searchPosts } = await import('@/posts/read/searchPosts')
const { createRowSearch } = await import('@/features/search/searchPostCards')
const { normalizeQuery } = await import('@/features/search/match/normalizeText')
const lastBuild = await import('@/posts/read/lastBuild')

let backend: TestServer
const { signal } = new AbortController()
const folder = temporaryFolder()
const NAMES = { draft: '초안 사진', scheduled: '예약 사진', trashed: '지운 사진' }

/** Answers requests for the site's files from the folder, all others as usual. */
function serveFolder() {
  const send = globalThis.fetch
  vi.stubGlobal('fetch', (input: string | URL, init?: RequestInit) =>
    String(input).startsWith('/')
      ? new Response(readFileSync(join(folder, String(input))))
      : send(input, init),
  )
}

/** Adds photos with equal times and manual positions, and some that visitors must not see. */
async function addPhotos() {
  const owner = await backend.signedIn('owner')
  const at = '2026-03-01T00:00:00Z'
  const rows = [
    { title: '같은 때 하나', created_at: at },
    { title: '같은 때 둘', created_at: at },
    { title: '자리 둘', created_at: '2020-01-01T00:00:00Z', position: 2 },
    { title: '자리 하나', created_at: '2019-01-01T00:00:00Z', position: 1 },
    { title: NAMES.draft, created_at: at, status: 'draft' },
    { title: NAMES.scheduled, created_at: at, published_at: new Date(Date.now() + 9e7).toISOString() },
    { title: NAMES.trashed, created_at: at, deleted_at: new Date().toISOString() },
  ]
  for (const row of rows)
    await owner
      .from(a7c2.table)
      .insert({ status: 'published', ...row })
      .throwOnError()
}

beforeAll(async () => {
  backend = await testServer()
  server.url = backend.url
  server.key = backend.key
  await addPhotos()
  for (const collection of Object.values<Collection>(collections)) {
    const files = new RowFiles(folder, collection)
    for await (const post of iteratePosts(collection)) files.add(post)
    files.finish()
  }
  serveFolder()
})
afterAll(async () => {
  vi.unstubAllGlobals()
  await backend.close()
})

interface Listed {
  posts: readonly { id: number; title: string; meta: object }[]
  nextOffset?: number | null
}
/** The parts of a list that pages show. Rows of the host lack some dates. */
const shown = ({ posts, nextOffset }: Listed) => ({
  posts: posts.map(({ id, title, meta }) => ({ id, title, meta })),
  nextOffset,
})

test('drafts, scheduled and trashed posts are in no file', () => {
  const texts = readdirSync(join(folder, 'rows')).map((name) =>
    readFileSync(join(folder, 'rows', name), 'utf8'),
  )
  expect(texts.join()).toContain('같은 때 하나')
  for (const name of Object.values(NAMES)) expect(texts.filter((text) => text.includes(name))).toEqual([])
})

describe('the rows of the last build equal those of the host', () => {
  test.each([
    ['from the start', { offset: 0, limit: 5 }],
    ['from the middle', { offset: 5, limit: 4 }],
    ['to the end', { offset: 10, limit: 24 }],
    ['beyond the end', { offset: 90, limit: 24 }],
  ])('in a list %s', async (_, range) => {
    const expected = shown(await listPosts(a7c2, range, signal))
    expect(shown(await lastBuild.listPosts(a7c2, range))).toEqual(expected)
  })

  test('in a list with a filter', async () => {
    const all = { offset: 0, limit: 24 }
    const { posts } = await listPosts(favorites, all, signal)
    const filter = { field: 'category', value: posts[0]?.meta.category ?? '' } as const
    const expected = shown(await listPosts(favorites, all, signal, filter))
    expect(expected.posts.length).toBeGreaterThan(0)
    expect(expected.posts.length).toBeLessThan(posts.length)
    expect(shown(await lastBuild.listPosts(favorites, all, filter))).toEqual(expected)
  })

  test.each([
    ['one character', { series: 'tls', characters: ['hae'] }],
    ['two characters', { series: 'tls', characters: ['jaeha', 'hae'] }],
    ['no piece', { series: 'they', characters: ['hae'] }],
  ] as const)('in the fan art of %s', async (_, { series, characters }) => {
    const filter = { contains: { series, characters: [...characters] } }
    const expected = shown(await listPosts(fanart, { offset: 0, limit: 24 }, signal, filter))
    expect(shown(await lastBuild.listPosts(fanart, { offset: 0, limit: 24 }, filter))).toEqual(expected)
  })

  test('in the newest photos of the home page, whatever their position', async () => {
    const times = (posts: readonly { createdAt: string }[]) => posts.map(({ createdAt }) => createdAt)
    const expected = times(await getLatestPosts(a7c2, signal))
    expect(times(await lastBuild.getLatestPosts(a7c2))).toEqual(expected)
  })
})

describe('a search in the last build finds what the host finds', () => {
  const search = (query: string): RowSearch => createRowSearch(normalizeQuery(query))
  const ids = (posts: readonly { id: number }[]) =>
    posts.map(({ id }) => id).toSorted((one, other) => one - other)

  test.each([
    ['a title', a7c2, '같은 때'],
    ['several words', a7c2, '하나 자리'],
    ['initial consonants', a7c2, 'ㄱㅇㄸ'],
    ['a letter in composition', a7c2, '자리 하'],
    ['a line of a script', episodes, '소년의 하루'],
    ['letters that spaces divide', episodes, '소년의하루가'],
    ['a sentence', chapters, '거짓말을 할 때'],
    ['nothing', a7c2, '없는 말 🙂'],
  ] as const)('for %s', async (name, collection, query) => {
    const expected = ids(await searchPosts<object>(collection, search(query), signal))
    expect(expected.length > 0).toBe(name !== 'nothing')
    expect(ids(await lastBuild.searchPosts<object>(collection, search(query)))).toEqual(expected)
  })
})
