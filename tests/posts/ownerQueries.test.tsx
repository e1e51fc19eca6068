import { renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { forgetOwner, useOwnerList } from '@/posts/ownerQueries'
import { wholeList } from '@/posts/ownerQuery'
import { listOwnerPosts } from '@/posts/ownerRepository'
import { queryClient } from '@/posts/queryClient'
import { a7c2 } from '@/posts/registry'
import { postOf } from '../support/posts'
import { settle } from '../support/settle'

vi.mock('@/posts/ownerRepository', () => ({ listOwnerPosts: vi.fn<() => unknown>() }))

const list = vi.mocked(listOwnerPosts)
const draft = { posts: [postOf({ title: '아직 아무도 못 본 글' })], total: 1 }

beforeEach(() => {
  queryClient.clear()
  list.mockReset()
})

test('the end of the connection takes what the owner alone may see, on screen and kept', async () => {
  list.mockResolvedValueOnce(draft)
  const { result } = renderHook(() => useOwnerList(a7c2, wholeList))
  await settle()
  queryClient.setQueryData(['owner', 'fanart', 'list', wholeList], draft)
  queryClient.setQueryData(['posts', 'fanart', 'list'], 'what all may see')
  expect(result.current.data).toEqual(draft)

  let answer = (_page: { posts: []; total: number }) => {}
  list.mockReturnValueOnce(new Promise((resolve) => (answer = resolve)))
  const forgetting = forgetOwner()
  await settle()
  expect(result.current.data).toBeUndefined()
  const rest = queryClient.getQueryCache().getAll()
  expect(JSON.stringify(rest.map(({ state }) => state.data))).not.toContain('못 본')
  expect(queryClient.getQueryData(['posts', 'fanart', 'list'])).toBe('what all may see')
  answer({ posts: [], total: 0 })
  await forgetting
  await settle()
  expect(result.current.data).toEqual({ posts: [], total: 0 })
})

test('it takes what was written, too, but nothing that still waits to be', async () => {
  const mutations = queryClient.getMutationCache()
  let finish = (_value: string) => {}
  const options = { mutationFn: () => new Promise<string>((resolve) => (finish = resolve)) }
  const waiting = mutations.build(queryClient, options)
  void waiting.execute(undefined)
  const done = mutations.build(queryClient, { mutationFn: () => Promise.resolve('written') })
  await done.execute(undefined)
  await forgetOwner()
  expect(mutations.getAll()).toEqual([waiting])
  await settle()
  finish('written')
})
