import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import type { PostDraft } from '@/posts/owner/postDraft'
import { buildPostValues } from '../support/posts'
import { server } from '../support/backendUrl.ts'
import { testServer, type TestServer } from './server.ts'

vi.mock('@/supabase/backendUrl', () => import('../support/backendUrl.ts'))

const { chapters, episodes } = await import('@/posts/collections')
const { getNeighbours, getPost, iteratePosts } = await import('@/posts/read/repository')
const { getChapter, listSeries } = await import('@/posts/serials/seriesList')
const { searchPosts } = await import('@/posts/read/searchPosts')
const { insertPost, trashPosts, untrashPosts, updatePost } = await import('@/posts/owner/ownerWrites')
const { restorePosts } = await import('@/posts/trash/trash')
const owner = await import('@/supabase/ownerClient')

let backend: TestServer
const { signal } = new AbortController()

beforeAll(async () => {
  backend = await testServer()
  server.url = backend.url
  server.key = backend.key
  const { email, password } = backend.accounts.owner
  expect(await owner.signInOwner(email, password)).toBe('owner')
})
afterAll(async () => {
  await owner.signOutOwner()
  await backend.close()
})

test('visitors read the episodes of a series in the order of numbers, each with its neighbours', async () => {
  const list = await listSeries(episodes, 'tls', signal)
  expect(list.map(({ number, title }) => `${number} ${title}`)).toEqual([
    '1 자정에서 이 분',
    '2 받는 사람 없음',
    '3 우산은 하나',
  ])
  expect(list[0]).toMatchObject({ date: '2026-11-04T00:00:00+00:00', placeholder: expect.any(String) })
  const last = await getPost(episodes, list[2]?.id ?? 0, signal)
  expect(last?.meta.cuts).toHaveLength(10)
  const { previous, next } = await getNeighbours(episodes, last!, signal)
  expect([previous?.meta.number, next]).toEqual([2, null])
  expect(await listSeries(episodes, 'unknown', signal)).toEqual([])
})

test('visitors read a chapter by its number, and not a draft', async () => {
  expect((await listSeries(chapters, 'tls', signal)).map(({ number }) => number)).toEqual([1, 2])
  expect((await getChapter('tls', 2, signal))?.title).toBe('벽 하나를 사이에 두고')
  expect(await getChapter('tls', 3, signal)).toBeNull()
})

test('the build reads all episodes by series and number', async () => {
  const found: string[] = []
  for await (const { meta } of iteratePosts(episodes, 2)) found.push(`${meta.series} ${meta.number}`)
  expect(found).toEqual(['they 1', 'tls 1', 'tls 2', 'tls 3'])
})

test('search finds an episode with its number', async () => {
  const [found] = await searchPosts(episodes, { phrases: ['우산은 하나'] }, signal)
  expect(found?.meta).toMatchObject({ series: 'tls', number: 3 })
})

const values = (title: string, number: number) => {
  const draft: Partial<PostDraft> = { title, meta: { novel: 'they', number } }
  return buildPostValues(draft, chapters)
}

test('a taken number is refused with the post that has it: on saving, and when the trash is restored', async () => {
  const first = await insertPost(chapters, values('첫 글', 8))
  const taken = {
    text: '8장은 이미 ‘첫 글’이 쓰고 있습니다. 번호를 바꾼 뒤 다시 시도해 주세요.',
    holder: { id: first.id },
  }
  await expect(insertPost(chapters, values('둘째 글', 8))).rejects.toMatchObject(taken)
  const second = await insertPost(chapters, values('둘째 글', 9))
  const { meta } = values('둘째 글', 8)
  await expect(updatePost(chapters, second.id, { meta })).rejects.toMatchObject(taken)

  await trashPosts(chapters, [first.id])
  const third = await insertPost(chapters, values('셋째 글', 8))
  const held = { holder: { id: third.id, title: '셋째 글' }, number: 8 }
  await expect(untrashPosts(chapters, [first.id])).rejects.toMatchObject(held)
  await expect(restorePosts([`chapters-${first.id}`])).rejects.toMatchObject(held)
  await trashPosts(chapters, [third.id])
  await expect(restorePosts([`chapters-${first.id}`, `chapters-${third.id}`])).rejects.toMatchObject({
    holder: { id: first.id },
  })
  await restorePosts([`chapters-${first.id}`])
})

test('a limit of the database is an error with its message', async () => {
  const content = [{ type: 'paragraph', content: [{ type: 'text', text: '가'.repeat(60_001) }] }]
  const { id } = await insertPost(chapters, values('긴 글', 20))
  await expect(updatePost(chapters, id, { body: { type: 'doc', content } })).rejects.toMatchObject({
    kind: 'rejected',
    text: '한 장은 공백을 빼고 60,000자까지 쓸 수 있습니다.',
  })
})
