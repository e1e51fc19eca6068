import { act, renderHook } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { STATIC_STATE_ID } from '@/lib/browser/staticState'

vi.mock('@/posts/read/repository', () => ({
  listPosts: vi.fn<() => unknown>(() => Promise.resolve({ posts: [], nextOffset: null })),
}))
/** Runs the work that waits for the page to be idle. */
let becomeIdle: (() => void) | undefined
vi.mock('@/lib/browser/onIdle', () => ({ onPageIdle: (callback: () => void) => (becomeIdle = callback) }))

const key = ['posts', 'a7c2', 'list', null]

beforeEach(() => {
  vi.resetModules()
  becomeIdle = undefined
  const state = document.createElement('script')
  state.type = 'application/json'
  state.id = STATIC_STATE_ID
  const pages = { pages: [{ posts: [], nextOffset: null }], pageParams: [{ offset: 0, limit: 24 }] }
  state.textContent = JSON.stringify({ queries: [{ key, data: pages }] })
  document.body.replaceChildren(state)
})

/** Loads fresh modules, as a new visit does. */
async function visit() {
  const { usePostList, refreshStaleList } = await import('@/posts/read/queries')
  const { a7c2, x100vi } = await import('../support/galleries')
  const { listPosts } = await import('@/posts/read/repository')
  return { usePostList, refreshStaleList, a7c2, x100vi, listPosts: vi.mocked(listPosts) }
}

test('shows the rows of the build and refetches them when the page is idle', async () => {
  const { usePostList, refreshStaleList, a7c2, listPosts } = await visit()
  const { result } = renderHook(() => usePostList(a7c2))
  await act(async () => refreshStaleList(a7c2))
  expect(result.current.data).toEqual([])
  expect(listPosts).not.toHaveBeenCalled()
  await act(async () => becomeIdle?.())
  await vi.waitFor(() => expect(listPosts).toHaveBeenCalledOnce())
})

test('loads a list immediately if the page does not contain it', async () => {
  const { usePostList, x100vi, listPosts } = await visit()
  listPosts.mockClear()
  renderHook(() => usePostList(x100vi))
  await vi.waitFor(() => expect(listPosts).toHaveBeenCalledOnce())
})
