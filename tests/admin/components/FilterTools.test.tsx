import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { collections } from '@/posts/collections'
import { ownerListParameters, parseOwnerListQuery } from '@/posts/owner/ownerListQuery'
import { ListTools } from '@/admin/list/PostList'
import { useListQuery } from '@/admin/list/useListQuery'

function Tools() {
  const [query, change] = useListQuery(parseOwnerListQuery, ownerListParameters)
  return <ListTools collection={collections.favorites} query={query} onChange={change} />
}

function open(...addresses: readonly string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Tools /> }], { initialEntries: [...addresses] })
  render(<RouterProvider router={router} />)
  return {
    router,
    query: () => Object.fromEntries(new URLSearchParams(router.state.location.search)),
  }
}
const field = () => screen.getByRole('searchbox', { name: '제목으로 찾기' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const advance = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('the search field', () => {
  it('searches once, 300 ms after the last change', async () => {
    const { router, query } = open('/admin/A7c2?status=draft&page=3')
    const navigate = vi.spyOn(router, 'navigate')
    type('바')
    await advance(200)
    type('바다')
    await advance(299)
    expect(query()).toEqual({ status: 'draft', page: '3' })
    await advance(1)
    expect(query()).toEqual({ q: '바다', status: 'draft' })
    type('바다 ')
    await advance(1000)
    expect(navigate).toHaveBeenCalledOnce()
  })

  it('waits for the end of a composition', async () => {
    const { query } = open('/admin/A7c2')
    fireEvent.compositionStart(field())
    type('ㅂ')
    await advance(1000)
    expect(query()).toEqual({})
    type('바')
    fireEvent.compositionEnd(field())
    await advance(300)
    expect(query()).toEqual({ q: '바' })
  })

  it('keeps a filter and sort order that are chosen during the debounce', async () => {
    const { query } = open('/admin/A7c2')
    type('바다')
    await advance(100)
    fireEvent.click(screen.getByRole('button', { name: '게시됨' }))
    fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), { target: { value: 'title' } })
    await advance(300)
    expect(query()).toEqual({ q: '바다', status: 'published', sort: 'title' })
    expect(screen.getByRole('button', { name: '게시됨', pressed: true })).toBeVisible()
  })

  it('is reset by Back to the search in the address', async () => {
    const { router, query } = open('/admin/A7c2?q=%EC%82%B0', '/admin/A7c2')
    type('바다')
    await act(() => router.navigate(-1))
    expect(field()).toHaveValue('산')
    await advance(1000)
    expect(query()).toEqual({ q: '산' })
  })

  it('keeps what is typed while the address changes', async () => {
    const { query } = open('/admin/A7c2')
    type('바')
    await advance(300)
    type('바다')
    expect(query()).toEqual({ q: '바' })
    await advance(0)
    expect(field()).toHaveValue('바다')
    await advance(300)
    expect(query()).toEqual({ q: '바다' })
  })
})
