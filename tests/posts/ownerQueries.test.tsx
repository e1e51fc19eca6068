import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { cacheSavedPost, clearOwnerQueries, useOwnerList } from '@/posts/owner/ownerQueries'
import { defaultListQuery } from '@/posts/owner/ownerListQuery'
import { listOwnerPosts } from '@/posts/owner/ownerRepository'
import { queryClient } from '@/posts/read/queryClient'
import { a7c2 } from '../support/galleries'
import { buildPost } from '../support/posts'
import { settle } from '../support/settle'

vi.mock('@/posts/owner/ownerRepository', () => ({ listOwnerPosts: vi.fn<() => unknown>() }))

const list = vi.mocked(listOwnerPosts)
const draft = { posts: [buildPost({ title: '아직 아무도 못 본 글' })], total: 1 }

beforeEach(() => {
  queryClient.clear()
  list.mockReset()
})

test('signing out removes owner data from the cache and from mounted queries', async () => {
  list.mockResolvedValueOnce(draft)
  const { result } = renderHook(() => useOwnerList(a7c2, defaultListQuery))
  await settle()
  queryClient.setQueryData(['owner', 'fanart', 'list', defaultListQuery], draft)
  queryClient.setQueryData(['posts', 'fanart', 'list'], 'public list')
  expect(result.current.data).toEqual(draft)

  let respond = (_page: { posts: []; total: number }) => {}
  list.mockReturnValueOnce(new Promise((resolve) => (respond = resolve)))
  const clearing = clearOwnerQueries()
  await settle()
  expect(result.current.data).toBeUndefined()
  const rest = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(rest.map(({ state }) => state.data))).not.toContain('못 본')
  expect(queryClient.getQueryData(['posts', 'fanart', 'list'])).toBe('public list')
  respond({ posts: [], total: 0 })
  await clearing
  await settle()
  expect(result.current.data).toEqual({ posts: [], total: 0 })
})

test('signing out removes finished mutations, but keeps pending ones', async () => {
  const mutations = queryClient.getMutationCache()
  let finish = (_value: string) => {}
  const options = { mutationFn: () => new Promise<string>((resolve) => (finish = resolve)) }
  const pending = mutations.build(queryClient, options)
  void pending.execute(undefined)
  const done = mutations.build(queryClient, { mutationFn: () => Promise.resolve('written') })
  await done.execute(undefined)
  await clearOwnerQueries()
  expect(mutations.getAll()).toEqual([pending])
  await settle()
  finish('written')
})

test('a saved post is in its cached list at once', async () => {
  list.mockResolvedValueOnce({ posts: [buildPost({ id: 1, alt: null }), buildPost({ id: 2 })], total: 2 })
  const { result } = renderHook(() => useOwnerList(a7c2, defaultListQuery))
  await settle()
  cacheSavedPost(a7c2, buildPost({ id: 1, alt: '빈 캔버스' }))
  await settle()
  expect(result.current.data?.posts.map(({ id, alt }) => [id, alt])).toEqual([
    [1, '빈 캔버스'],
    [2, buildPost({ id: 2 }).alt],
  ])
})
