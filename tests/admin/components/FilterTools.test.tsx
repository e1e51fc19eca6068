import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { ownerListParameters, parseOwnerListQuery } from '@/posts/ownerQuery'
import { ListTools } from '@/admin/list/PostList'
import { useListAddress } from '@/admin/list/useListAddress'

function Tools() {
  const [query, change] = useListAddress(parseOwnerListQuery, ownerListParameters)
  return <ListTools query={query} onChange={change} />
}

function open(...addresses: readonly string[]) {
  const router = createMemoryRouter([{ path: '*', element: <Tools /> }], { initialEntries: [...addresses] })
  render(<RouterProvider router={router} />)
  return {
    router,
    asked: () => Object.fromEntries(new URLSearchParams(router.state.location.search)),
  }
}
const field = () => screen.getByRole('searchbox', { name: '제목으로 찾기' })
const type = (value: string) => fireEvent.change(field(), { target: { value } })
const after = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

describe('a search', () => {
  it('is asked for a moment after the last letter, once', async () => {
    const { router, asked } = open('/admin/A7c2?status=draft&page=3')
    const navigate = vi.spyOn(router, 'navigate')
    type('바')
    await after(200)
    type('바다')
    await after(299)
    expect(asked()).toEqual({ status: 'draft', page: '3' })
    await after(1)
    expect(asked()).toEqual({ q: '바다', status: 'draft' })
    type('바다 ')
    await after(1000)
    expect(navigate).toHaveBeenCalledOnce()
  })

  it('waits for the end of a syllable', async () => {
    const { asked } = open('/admin/A7c2')
    fireEvent.compositionStart(field())
    type('ㅂ')
    await after(1000)
    expect(asked()).toEqual({})
    type('바')
    fireEvent.compositionEnd(field())
    await after(300)
    expect(asked()).toEqual({ q: '바' })
  })

  it('that waits keeps a filter and an order that are chosen before it', async () => {
    const { asked } = open('/admin/A7c2')
    type('바다')
    await after(100)
    fireEvent.click(screen.getByRole('button', { name: '게시됨' }))
    fireEvent.change(screen.getByRole('combobox', { name: '정렬' }), { target: { value: 'title' } })
    await after(300)
    expect(asked()).toEqual({ q: '바다', status: 'published', sort: 'title' })
    expect(screen.getByRole('button', { name: '게시됨', pressed: true })).toBeVisible()
  })

  it('that waits is given up by Back, which shows what the address says', async () => {
    const { router, asked } = open('/admin/A7c2?q=%EC%82%B0', '/admin/A7c2')
    type('바다')
    await act(() => router.navigate(-1))
    expect(field()).toHaveValue('산')
    await after(1000)
    expect(asked()).toEqual({ q: '산' })
  })

  it('leaves what is typed while its answer is on its way', async () => {
    const { asked } = open('/admin/A7c2')
    type('바')
    await after(300)
    type('바다')
    expect(asked()).toEqual({ q: '바' })
    await after(0)
    expect(field()).toHaveValue('바다')
    await after(300)
    expect(asked()).toEqual({ q: '바다' })
  })
})
