import { fireEvent, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-data'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { a7c2 } from '@/posts/registry'
import { RowActions } from '@/admin/list/RowActions'
import type { RowInList } from '@/admin/list/rowInList'
import { postOf } from '../../support/posts'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const posts = [postOf({ id: 1, title: '바다' }), postOf({ id: 2, title: '산' })]
const list: Omit<RowInList, 'post'> = {
  collection: a7c2,
  posts,
  page: 1,
  placing: false,
  selection: {
    posts: [],
    all: false,
    has: () => false,
    toggle: vi.fn<() => void>(),
    toggleAll: vi.fn<() => void>(),
    choose: vi.fn<() => void>(),
    clear: vi.fn<() => void>(),
  },
  onSchedule: vi.fn<() => void>(),
  actions: {
    move: vi.fn<RowInList['actions']['move']>(),
    setStatus: vi.fn<RowInList['actions']['setStatus']>(),
    remove: vi.fn<RowInList['actions']['remove']>(),
    schedule: vi.fn<RowInList['actions']['schedule']>(),
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

it('a double click deletes one row, whichever the second press meets', () => {
  press('삭제', 0)
  vi.advanceTimersByTime(250)
  press('삭제', 1, 2)
  expect(list.actions.remove).toHaveBeenCalledExactlyOnceWith([posts[0]])
  vi.advanceTimersByTime(600)
  press('삭제', 1)
  expect(list.actions.remove).toHaveBeenLastCalledWith([posts[1]])
})

it('a double click publishes, and does not take it back', () => {
  press('게시하기', 0)
  press('게시하기', 0, 2)
  expect(list.actions.setStatus).toHaveBeenCalledExactlyOnceWith([posts[0]], 'published')
})

it('leaves the focus at the next row', () => {
  press('삭제', 0)
  expect(screen.getByRole('row', { name: '산' })).toHaveFocus()
})

it('by keys one row after another is deleted without a pause', () => {
  press('삭제', 0, 0)
  press('삭제', 1, 0)
  expect(list.actions.remove).toHaveBeenCalledTimes(2)
})
