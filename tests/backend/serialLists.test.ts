import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { OwnerListQuery } from '@/posts/owner/ownerListQuery'
import { server } from '../support/backendUrl.ts'
import { testServer, type TestServer } from './server.ts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl.ts'))

const { chapters, episodes } = await import('@/posts/collections')
const { defaultListQuery } = await import('@/posts/owner/ownerListQuery')
const { countOwnerPosts, listOwnerPosts } = await import('@/posts/owner/ownerRepository')
const owner = await import('@/supabase/ownerClient')

let backend: TestServer
const { signal } = new AbortController()

const titles = async (query: Partial<OwnerListQuery> = {}) => {
  const { posts } = await listOwnerPosts(episodes, { ...defaultListQuery, ...query }, signal)
  return posts.map(({ title }) => title)
}

beforeAll(async () => {
  backend = await testServer({ samples: false })
  server.url = backend.url
  server.key = backend.key
  const { email, password } = backend.accounts.owner
  expect(await owner.signInOwner(email, password)).toBe('owner')
  const later = new Date(Date.now() + 9e6).toISOString()
  const rows: { title: string; status: string; published_at?: string; meta: object }[] = [
    { title: '하나', status: 'published', meta: { series: 'tls', number: 1 } },
    { title: '둘', status: 'published', meta: { series: 'tls', number: 2 } },
    { title: '예순셋', status: 'draft', meta: { series: 'tls', number: 63 } },
    { title: '넷', status: 'published', published_at: later, meta: { series: 'tls', number: 4 } },
    { title: '물의 달 63', status: 'published', meta: { series: 'they', number: 35 } },
  ]
  for (const row of rows) await owner.ownerClient().from(episodes.table).insert(row).throwOnError()
})
afterAll(async () => {
  await owner.signOutOwner()
  await backend.close()
})

test('drafts and scheduled episodes stand above the published ones, newest first', async () => {
  expect(await titles()).toEqual(['예순셋', '넷', '물의 달 63', '둘', '하나'])
  expect(await titles({ series: 'tls' })).toEqual(['예순셋', '넷', '둘', '하나'])
  expect(await titles({ series: 'tls', sort: 'oldest' })).toEqual(['하나', '둘', '넷', '예순셋'])
})

test.each(['63', '63화'])('“%s” finds an episode by its number', async (search) => {
  expect(await titles({ search })).toContain('예순셋')
})

test('a search also finds titles, with characters that PostgREST reserves', async () => {
  expect(await titles({ search: '63' })).toEqual(['예순셋', '물의 달 63'])
  expect(await titles({ search: '달", (6' })).toEqual([])
})

test('counts name the numbers that no episode has', async () => {
  const counts = await countOwnerPosts(signal)
  expect(counts['episodes']).toMatchObject({
    total: 5,
    drafts: 1,
    scheduled: 1,
    gaps: [
      { series: 'tls', first: 3, last: 3 },
      { series: 'tls', first: 5, last: 62 },
    ],
  })
  expect(counts['fanart']?.gaps).toEqual([])
})

test('the list of chapters has their letters without their texts', async () => {
  const text = { type: 'text', text: '비가 온다고 했다.' }
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [text] }] }
  const row = { title: '우산', body, meta: { novel: 'tls', number: 1 } }
  await owner.ownerClient().from(chapters.table).insert(row).throwOnError()
  const { posts } = await listOwnerPosts(chapters, defaultListQuery, signal)
  expect(posts).toMatchObject([{ letters: 8, body: null }])
})
