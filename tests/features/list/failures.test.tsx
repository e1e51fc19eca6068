import { act, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { parsePosts } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { portfolio } from '@/posts/collections'
import type * as repository from '@/posts/read/repository'
import { DetailStates } from '@/features/detail/DetailStates'
import { useDetail } from '@/features/detail/useDetail'
import { PortfolioList } from '@/features/portfolio/PortfolioList'
import { DataError } from '@/supabase/errors'
import { logger } from '@/lib/logger'
import { stubIntersectionObserver } from '../../support/observers'

const listPosts = vi.hoisted(() => vi.fn<() => Promise<repository.PostPage<object>>>())
const getPost = vi.hoisted(() => vi.fn<() => Promise<null>>())
vi.mock('@/posts/read/repository', () => ({ listPosts, getPost }))

const rejection = new DataError('rejected', 'no', { status: 400 })
const respondWith = (row: object, nextOffset: number | null = null) =>
  listPosts.mockResolvedValue({ posts: parsePosts(portfolio, [row]), nextOffset })
const failRequests = () => listPosts.mockRejectedValue(rejection)
const work = { id: 1, title: '모퉁이 책방', meta: {}, created_at: '2026-10-03T19:20:00+09:00' }

const openList = () => render(<PortfolioList />, { wrapper: MemoryRouter })

beforeEach(() => {
  queryClient.clear()
  stubIntersectionObserver()
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

test('keeps the list if its next page cannot be loaded, and loads it on request', async () => {
  respondWith(work, 24)
  openList()
  const more = await screen.findByRole('button', { name: '더 보기' })
  failRequests()
  await userEvent.click(more)
  expect(await screen.findByRole('alert')).toHaveTextContent('다음 쪽을 불러오지 못했습니다.')
  expect(screen.getByRole('heading', { name: '모퉁이 책방' })).toBeVisible()
  respondWith({ ...work, id: 2, title: '먹빛박물관' })
  await userEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  expect(await screen.findByRole('heading', { name: '먹빛박물관' })).toBeVisible()
  expect(screen.queryByRole('button')).toBeNull()
})

function Detail() {
  return <DetailStates collection={portfolio} detail={useDetail(portfolio)} label="작업을" skeleton={null} />
}

test('keeps the focus when loading a post fails again, and says if the post does not exist', async () => {
  getPost.mockRejectedValue(rejection)
  render(
    <MemoryRouter initialEntries={['/design/View/7']}>
      <Routes>
        <Route path="/design/View/:id" element={<Detail />} />
      </Routes>
    </MemoryRouter>,
  )
  const retry = await screen.findByRole('button', { name: '다시 시도' })
  expect(screen.getByText(/^작업을 불러오지 못했습니다/)).toBeVisible()
  retry.focus()
  let fail = (_reason: DataError) => {}
  getPost.mockReturnValueOnce(new Promise((_, reject) => (fail = reject)))
  await userEvent.keyboard('{Enter}')
  expect(retry).not.toBeInTheDocument()
  await act(async () => fail(rejection))
  expect(await screen.findByRole('button', { name: '다시 시도' })).toHaveFocus()
  getPost.mockResolvedValue(null)
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('heading', { name: /찾을 수 없습니다/ })).toHaveFocus()
})
