import { afterEach, describe, expect, it, vi } from 'vitest'
import { type OwnerListQuery, wholeList } from '@/posts/ownerQuery'
import type { OwnerPage } from '@/posts/ownerRepository'
import { changeListsNow } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/queryClient'
import { a7c2, fanart } from '@/posts/registry'
import { metaSummary } from '@/admin/list/PostRow'
import { withMoved, withStatus } from '@/admin/list/useListActions'
import { pagesToShow } from '@/admin/list/Pager'
import { countedTitles } from '@/admin/components/countedTitles'
import { remainingMessage } from '@/admin/shell/SessionClock'
import { postOf } from '../../support/posts'

vi.mock('@/supabase/ownerClient', () => ({}))

const post = (id: number, status: Post['status'] = 'draft') =>
  postOf({ id, title: `사진 ${id}`, status, updatedAt: null })
const page = (...ids: number[]): OwnerPage => ({ posts: ids.map((id) => post(id)), total: ids.length })
const idsOf = (shown: OwnerPage | undefined) => shown?.posts.map(({ id }) => id)

describe('a change shown before the server has answered', () => {
  const key = (query: OwnerListQuery) => ['owner', 'a7c2', 'list', query]
  const second: OwnerListQuery = { ...wholeList, page: 2 }

  afterEach(() => queryClient.clear())

  it('publishes the rows that are meant and no other', () => {
    const statuses = withStatus(page(1, 2, 3), [1, 3], 'published').posts.map(({ status }) => status)
    expect(statuses).toEqual(['published', 'draft', 'published'])
  })

  it('moves a row and leaves pages without it alone', () => {
    expect(idsOf(withMoved(page(1, 2, 3), 3, { before: 1 }))).toEqual([3, 1, 2])
    expect(idsOf(withMoved(page(1, 2, 3), 1, { after: 3 }))).toEqual([2, 3, 1])
    const other = page(4, 5)
    expect(withMoved(other, 1, 'top')).toBe(other)
  })

  it('is taken back on every page when the server refuses', async () => {
    queryClient.setQueryData(key(wholeList), page(1, 2))
    queryClient.setQueryData(key(second), page(3))
    queryClient.setQueryData(['owner', 'fanart', 'list', wholeList], page(1))
    const takeBack = await changeListsNow(a7c2, (shown) => withStatus(shown, [1, 3], 'published'))
    const statusOf = (id: number) =>
      [wholeList, second]
        .flatMap((query) => queryClient.getQueryData<OwnerPage>(key(query))?.posts ?? [])
        .find((one) => one.id === id)?.status
    expect([statusOf(1), statusOf(2), statusOf(3)]).toEqual(['published', 'draft', 'published'])
    const others = queryClient.getQueryData<OwnerPage>(['owner', fanart.key, 'list', wholeList])
    expect(others?.posts[0]?.status).toBe('draft')
    takeBack()
    expect([statusOf(1), statusOf(2), statusOf(3)]).toEqual(['draft', 'draft', 'draft'])
  })
})

describe('the words of a list', () => {
  it('name what was changed, with the right particle', () => {
    const words = { noun: '사진', object: '사진을', unit: '장' }
    expect(countedTitles([{ title: '비 오는 창' }], words)).toBe('‘비 오는 창’을')
    expect(countedTitles([{ title: '바다' }], words)).toBe('‘바다’를')
    expect(countedTitles([{ title: '바다' }, { title: '산' }], words)).toBe('‘바다’ 외 1장을')
  })

  it('tell a photo by its settings and a work by its client', () => {
    expect(metaSummary({ focalLength: 35, aperture: 2.8, shutter: '1/500' })).toBe('35mm · f/2.8 · 1/500초')
    expect(metaSummary({ client: '동네 책방', year: 2025 })).toBe('동네 책방 · 2025')
    expect(metaSummary({})).toBe('')
  })

  it('count the time that is left', () => {
    const minute = 60_000
    expect([1392 * minute, 120 * minute, 9.9 * minute, 0.5 * minute].map(remainingMessage)).toEqual([
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
  ])('on page %i of %i shows %j', (at, pages, wanted) => {
    expect(pagesToShow(at, pages)).toEqual(wanted)
  })
})
