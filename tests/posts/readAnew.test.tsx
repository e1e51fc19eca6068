import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { STATIC_STATE_ID } from '@/lib/browser/staticState'

vi.mock('@/posts/repository', () => ({
  listPosts: vi.fn<() => unknown>(() => Promise.resolve({ posts: [], nextOffset: null })),
}))
/** The page's load, as far as work that waits for it is concerned. */
let beIdle: (() => void) | undefined
vi.mock('@/lib/browser/whenIdle', () => ({ whenPageIdle: (callback: () => void) => (beIdle = callback) }))

const key = ['posts', 'a7c2', 'list', null]

beforeEach(() => {
  vi.resetModules()
  beIdle = undefined
  const state = document.createElement('script')
  state.type = 'application/json'
  state.id = STATIC_STATE_ID
  const pages = { pages: [{ posts: [], nextOffset: null }], pageParams: [{ offset: 0, limit: 24 }] }
  state.textContent = JSON.stringify({ frame: null, queries: [{ key, data: pages }] })
  document.body.replaceChildren(state)
})

/** Everything as a visit finds it; modules are read once for each. */
async function visit() {
  const { usePostList, freshenPostList } = await import('@/posts/queries')
  const { a7c2, x100vi } = await import('@/posts/registry')
  const { listPosts } = await import('@/posts/repository')
  return { usePostList, freshenPostList, a7c2, x100vi, listPosts: vi.mocked(listPosts) }
}

test('rows of the build are shown and read again when the page is idle', async () => {
  const { usePostList, freshenPostList, a7c2, listPosts } = await visit()
  const { result } = renderHook(() => usePostList(a7c2))
  await act(async () => freshenPostList(a7c2))
  expect(result.current.data).toEqual([])
  expect(listPosts).not.toHaveBeenCalled()
  await act(async () => beIdle?.())
  await vi.waitFor(() => expect(listPosts).toHaveBeenCalledOnce())
})

test('a list that the page did not come with is read immediately', async () => {
  const { usePostList, x100vi, listPosts } = await visit()
  listPosts.mockClear()
  renderHook(() => usePostList(x100vi))
  await vi.waitFor(() => expect(listPosts).toHaveBeenCalledOnce())
})
