import { resetAdminPage } from '../adminPage'
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { countOwnerPosts, listOwnerPosts } from '@/posts/owner/ownerRepository'
import { setPostStatus, trashPosts } from '@/posts/owner/ownerWrites'
import { queryClient } from '@/posts/read/queryClient'
import { fanart } from '@/posts/collections'
import { DataError } from '@/supabase/errors'
import PostList from '@/admin/list/PostList'
import { toasts } from '@/ui/toaster/store'
import { buildPost } from '../../support/posts'
import { settle } from '../../support/settle'

vi.mock('@/posts/owner/ownerRepository', () => ({
  listOwnerPosts: vi.fn<() => unknown>(),
  countOwnerPosts: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/ownerWrites', () => ({
  setPostStatus: vi.fn<() => unknown>(),
  trashPosts: vi.fn<() => unknown>(),
}))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const complete = { status: 'draft', image: 'a.webp', alt: '그림' } as const
const posts = [
  buildPost({ ...complete, id: 1, title: '고개를 넘는 불빛' }),
  buildPost({ ...complete, id: 2, title: '유월의 옥상', alt: null }),
  buildPost({ ...complete, id: 3, title: '은하수' }),
]
const dialog = () => screen.getByRole('alertdialog')
const press = async (name: string) => {
  fireEvent.click(screen.getByText(name, { selector: 'button' }))
  await settle()
}

async function open(state?: object) {
  const address = { pathname: fanart.adminListPath, search: '?q=글', state }
  const list = (
    <main id="main" tabIndex={-1}>
      <PostList collection={fanart} />
    </main>
  )
  const page = { path: fanart.adminListPath, element: list }
  const router = createMemoryRouter([page, { path: '*', element: <p>편집</p> }], {
    initialEntries: [address],
  })
  render(<RouterProvider router={router} />)
  await settle()
  return router
}

const select = (...titles: string[]) => {
  for (const title of titles) fireEvent.click(screen.getByRole('checkbox', { name: `${title} 선택` }))
}
async function publish(...titles: string[]) {
  select(...titles)
  const bar = within(screen.getByRole('region', { name: '선택한 항목' }))
  fireEvent.click(bar.getByText('게시하기'))
  await settle()
}

beforeEach(() => {
  resetAdminPage()
  vi.mocked(listOwnerPosts).mockResolvedValue({ posts, total: 3 })
  vi.mocked(setPostStatus).mockImplementation((_collection, ids) =>
    Promise.resolve(posts.filter(({ id }) => ids.includes(id))),
  )
  vi.mocked(countOwnerPosts).mockResolvedValue({})
})
afterEach(cleanup)

it('lists missing fields of a selection with links to them', async () => {
  const router = await open()
  await publish('고개를 넘는 불빛', '유월의 옥상', '은하수')
  expect(dialog()).toHaveAccessibleName('3편 중 1편은 게시할 수 없습니다')
  expect(setPostStatus).not.toHaveBeenCalled()
  const items = within(dialog()).getAllByRole('listitem')
  expect(items.map((item) => item.textContent)).toEqual([
    '유월의 옥상 대체 텍스트가 없습니다채우러 가기',
    '고개를 넘는 불빛 게시할 수 있습니다',
    '은하수 게시할 수 있습니다',
  ])
  const link = screen.getByRole('link', { name: '유월의 옥상 대체 텍스트 채우러 가기' })
  expect(link).toHaveFocus()
  fireEvent.click(link)
  await settle()
  expect(router.state.location).toMatchObject({
    pathname: `${fanart.uploadPath}/2`,
    search: '?field=alt',
    state: { back: `${fanart.adminListPath}?q=글`, selected: [1, 2, 3] },
  })
})

it('publishes the complete posts and keeps the others selected', async () => {
  await open()
  await publish('고개를 넘는 불빛', '유월의 옥상', '은하수')
  await press('준비된 2편만 게시하기')
  expect(setPostStatus).toHaveBeenCalledExactlyOnceWith(fanart, [1, 3], 'published')
  expect(toasts.getState()[0]?.message).toBe('2편을 게시했습니다. 1편은 임시저장에 남아 있습니다.')
  expect(screen.getByText('1개 선택됨')).toBeVisible()
  expect(screen.getByRole('checkbox', { name: '유월의 옥상 선택' })).toBeChecked()
})

it('offers only to cancel if no post can be published', async () => {
  await open()
  await publish('유월의 옥상')
  expect(dialog()).toHaveAccessibleName('이 글은 아직 게시할 수 없습니다')
  expect(
    within(dialog())
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['취소'])
})

it('publishes a complete selection immediately, and restores the selection from the navigation state', async () => {
  await open({ selected: [1, 3] })
  expect(screen.getByText('2개 선택됨')).toBeVisible()
  await publish()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(setPostStatus).toHaveBeenCalledExactlyOnceWith(fanart, [1, 3], 'published')
})

it('moves a selection to the trash', async () => {
  await open()
  select('고개를 넘는 불빛', '은하수')
  vi.mocked(trashPosts).mockResolvedValue([1, 3])
  vi.mocked(listOwnerPosts).mockResolvedValue({ posts: posts.slice(1, 2), total: 1 })
  const bar = within(screen.getByRole('region', { name: '선택한 항목' }))
  fireEvent.click(bar.getByText('삭제'))
  await settle()
  expect(trashPosts).toHaveBeenCalledExactlyOnceWith(fanart, [1, 3])
  expect(screen.getAllByRole('checkbox', { name: /^(?!모두).* 선택$/ })).toHaveLength(1)
  expect(screen.queryByRole('region', { name: '선택한 항목' })).toBeNull()
})

it('shows an error if the list cannot be loaded, loads it again on request and keeps the focus', async () => {
  vi.spyOn(console, 'error').mockReturnValue()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  vi.mocked(listOwnerPosts).mockRejectedValue(new DataError('server', 'no'))
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('목록을 불러오지 못했습니다. 서버에 문제가 생겼습니다.')
  vi.mocked(listOwnerPosts).mockResolvedValue({ posts, total: 3 })
  screen.getByText('다시 시도').focus()
  await press('다시 시도')
  expect(screen.getByRole('link', { name: '은하수' })).toBeVisible()
  expect(screen.getByRole('main')).toHaveFocus()
  expect(screen.queryByRole('alert')).toBeNull()
})
