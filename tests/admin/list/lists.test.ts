import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OwnerListQuery, defaultListQuery } from '@/posts/owner/ownerListQuery'
import type { OwnerPage } from '@/posts/owner/ownerRepository'
import { updateListsOptimistically } from '@/posts/owner/ownerQueries'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { fanart } from '@/posts/collections'
import { a7c2 } from '../../support/galleries'
import { commissionSummary } from '@/admin/list/commissionSummary'
import { metaSummary } from '@/admin/list/PostRow'
import { withMovedRow, withStatus } from '@/admin/list/useListActions'
import { pagesToShow } from '@/admin/list/Pager'
import { formatRemaining } from '@/admin/shell/SessionClock'
import { buildPost } from '../../support/posts'

vi.mock('@/supabase/ownerClient', () => ({}))

const post = (id: number, status: Post['status'] = 'draft') =>
  buildPost({ id, title: `사진 ${id}`, status, updatedAt: null })
const page = (...ids: number[]): OwnerPage => ({ posts: ids.map((id) => post(id)), total: ids.length })
const idsOf = (list: OwnerPage | undefined) => list?.posts.map(({ id }) => id)

describe('optimistic changes', () => {
  const key = (query: OwnerListQuery) => ['owner', 'a7c2', 'list', query]
  const second: OwnerListQuery = { ...defaultListQuery, page: 2 }

  afterEach(() => queryClient.clear())

  it('moves a row and does not change pages without it', () => {
    expect(idsOf(withMovedRow(page(1, 2, 3), 3, { before: 1 }))).toEqual([3, 1, 2])
    expect(idsOf(withMovedRow(page(1, 2, 3), 1, { after: 3 }))).toEqual([2, 3, 1])
    const other = page(4, 5)
    expect(withMovedRow(other, 1, 'top')).toBe(other)
  })

  it('are rolled back on every page', async () => {
    queryClient.setQueryData(key(defaultListQuery), page(1, 2))
    queryClient.setQueryData(key(second), page(3))
    queryClient.setQueryData(['owner', 'fanart', 'list', defaultListQuery], page(1))
    const rollback = await updateListsOptimistically(a7c2, (list) => withStatus(list, [1, 3], 'published'))
    const statusOf = (id: number) =>
      [defaultListQuery, second]
        .flatMap((query) => queryClient.getQueryData<OwnerPage>(key(query))?.posts ?? [])
        .find((one) => one.id === id)?.status
    expect([statusOf(1), statusOf(2), statusOf(3)]).toEqual(['published', 'draft', 'published'])
    const others = queryClient.getQueryData<OwnerPage>(['owner', fanart.key, 'list', defaultListQuery])
    expect(others?.posts[0]?.status).toBe('draft')
    rollback()
    expect([statusOf(1), statusOf(2), statusOf(3)]).toEqual(['draft', 'draft', 'draft'])
  })

  it('are rolled back without the others in flight, in any order', async () => {
    queryClient.setQueryData(key(defaultListQuery), page(1, 2, 3))
    const list = () => queryClient.getQueryData<OwnerPage>(key(defaultListQuery))
    const rollbackStatus = await updateListsOptimistically(a7c2, (one) =>
      withStatus(one, [1, 2], 'published'),
    )
    const rollbackMove = await updateListsOptimistically(a7c2, (one) => withMovedRow(one, 3, 'top'))
    rollbackStatus()
    expect(list()).toEqual(page(3, 1, 2))
    rollbackMove()
    expect(list()).toEqual(page(1, 2, 3))
  })

  it('are not rolled back on a page that was refetched meanwhile', async () => {
    queryClient.setQueryData(key(defaultListQuery), page(1, 2))
    const rollback = await updateListsOptimistically(a7c2, (one) => withMovedRow(one, 2, 'top'))
    queryClient.setQueryData(key(defaultListQuery), page(1, 2, 3))
    rollback()
    expect(queryClient.getQueryData(key(defaultListQuery))).toEqual(page(1, 2, 3))
  })
})

describe('texts of a list', () => {
  it('show a photo’s settings and a project’s client', () => {
    expect(metaSummary({ focalLength: 35, aperture: 2.8, shutter: '1/500' })).toBe('35mm · f/2.8 · 1/500초')
    expect(metaSummary({ client: '동네 책방', year: 2025 })).toBe('동네 책방 · 2025')
    expect(metaSummary({})).toBe('')
    expect(commissionSummary({ from: 450_000, days: 21, revisions: 3, use: 'commercial' })).toBe(
      '45만 원부터 · 21일쯤 · 고침 3번 · 상업 이용',
    )
    expect(commissionSummary({})).toBe('협의 · 개인 이용')
  })

  it('format the remaining session time', () => {
    const minute = 60_000
    expect([1392 * minute, 120 * minute, 9.9 * minute, 0.5 * minute].map(formatRemaining)).toEqual([
      '23시간 12분',
      '2시간',
      '9분',
      '1분 미만',
    ])
  })
})

describe('the pager', () => {
  it.each([
    [1, 1, [1]],
    [1, 3, [1, 2, 3]],
    [1, 19, [1, 2, 3, null, 19]],
    [4, 19, [1, 2, 3, 4, 5, null, 19]],
    [9, 19, [1, null, 8, 9, 10, null, 19]],
    [19, 19, [1, null, 17, 18, 19]],
  ])('on page %i of %i shows %j', (current, pages, expected) => {
    expect(pagesToShow(current, pages)).toEqual(expected)
  })
})
