import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-data'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { a7c2 } from '../../support/galleries'
import { RowActions } from '@/admin/list/RowActions'
import type { RowProps } from '@/admin/list/rowProps'
import { buildPost } from '../../support/posts'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const posts = [buildPost({ id: 1, title: '바다' }), buildPost({ id: 2, title: '산' })]
const list: Omit<RowProps, 'post'> = {
  collection: a7c2,
  posts,
  page: 1,
  sortable: false,
  selection: {
    posts: [],
    all: false,
    has: () => false,
    toggle: vi.fn<() => void>(),
    toggleAll: vi.fn<() => void>(),
    select: vi.fn<() => void>(),
    clear: vi.fn<() => void>(),
  },
  onSchedule: vi.fn<() => void>(),
  actions: {
    move: vi.fn<RowProps['actions']['move']>(),
    setStatus: vi.fn<RowProps['actions']['setStatus']>(),
    remove: vi.fn<RowProps['actions']['remove']>(),
    schedule: vi.fn<RowProps['actions']['schedule']>(),
  },
}

beforeAll(() => void vi.useFakeTimers())
afterAll(() => void vi.useRealTimers())
beforeEach(() => {
  vi.clearAllMocks()
  render(
    <MemoryRouter>
      <table>
        <tbody>
          {posts.map((post) => (
            <tr key={post.id} aria-label={post.title} tabIndex={-1}>
              <td>
                <RowActions {...list} post={post} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </MemoryRouter>,
  )
  vi.advanceTimersByTime(1000)
})

const press = (name: string, row: number, detail = 1) =>
  fireEvent.click(screen.getAllByRole('button', { name })[row]!, { detail })

it('deletes only one row on a double click', () => {
  press('삭제', 0)
  vi.advanceTimersByTime(250)
  press('삭제', 1, 2)
  expect(list.actions.remove).toHaveBeenCalledExactlyOnceWith([posts[0]])
  vi.advanceTimersByTime(600)
  press('삭제', 1)
  expect(list.actions.remove).toHaveBeenLastCalledWith([posts[1]])
})

it('publishes on a double click without reverting it', () => {
  press('게시하기', 0)
  press('게시하기', 0, 2)
  expect(list.actions.setStatus).toHaveBeenCalledExactlyOnceWith([posts[0]], 'published')
})

it('moves the focus to the next row', () => {
  press('삭제', 0)
  expect(screen.getByRole('row', { name: '산' })).toHaveFocus()
})

it('deletes rows one after another by keyboard without a delay', () => {
  press('삭제', 0, 0)
  press('삭제', 1, 0)
  expect(list.actions.remove).toHaveBeenCalledTimes(2)
})
