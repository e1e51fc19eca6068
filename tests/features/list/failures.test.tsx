import { act, render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { parsePosts } from '@/posts/post'
import { queryClient } from '@/posts/queryClient'
import { portfolio } from '@/posts/collections'
import type * as repository from '@/posts/repository'
import { DetailStates } from '@/features/detail/DetailStates'
import { useDetail } from '@/features/detail/useDetail'
import { PortfolioList } from '@/features/portfolio/PortfolioList'
import { DataError } from '@/supabase/errors'
import { logger } from '@/lib/logger'

const listPosts = vi.hoisted(() => vi.fn<() => Promise<repository.PostPage<object>>>())
vi.mock('@/posts/repository', () => ({ listPosts, getPost: () => Promise.resolve(null) }))

const respondWith = (...rows: object[]) =>
  listPosts.mockResolvedValue({ posts: parsePosts(portfolio, rows), nextOffset: null })
const failRequests = () => listPosts.mockRejectedValue(new DataError('rejected', 'no', { status: 400 }))
const work = { id: 1, title: '모퉁이 책방', meta: {}, created_at: '2026-10-03T19:20:00+09:00' }

const openList = () => render(<PortfolioList />, { wrapper: MemoryRouter })

beforeEach(() => {
  queryClient.clear()
  vi.spyOn(logger, 'error').mockImplementation(() => {})
})

test('shows a notice if a list cannot be refreshed', async () => {
  respondWith(work)
  openList()
  await screen.findByRole('heading', { name: '모퉁이 책방' })
  failRequests()
  await act(() => queryClient.refetchQueries())
  expect(await screen.findByRole('alert')).toHaveTextContent('전에 받은 목록을 보여 드립니다')
})

test('shows an error if a list cannot be loaded', async () => {
  failRequests()
  openList()
  expect(await screen.findByRole('heading', { name: '잉크가 번졌습니다.' })).toBeVisible()
})

test('shows a message if a list is empty', async () => {
  respondWith()
  openList()
  expect(await screen.findByRole('heading', { name: '아직 빈 페이지입니다.' })).toBeVisible()
})

function Detail() {
  return <DetailStates collection={portfolio} detail={useDetail(portfolio)} label="작업을" skeleton={null} />
}

test('shows a message if a post does not exist', async () => {
  render(
    <MemoryRouter initialEntries={['/design/View/7']}>
      <Routes>
        <Route path="/design/View/:id" element={<Detail />} />
      </Routes>
    </MemoryRouter>,
  )
  expect(await screen.findByRole('heading', { name: /찾을 수 없습니다/ })).toBeVisible()
})
