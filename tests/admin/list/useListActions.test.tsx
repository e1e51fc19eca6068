import { resetAdminPage, messages } from '../adminPage'
import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-data'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { defaultListQuery } from '@/posts/owner/ownerListQuery'
import type { OwnerPage } from '@/posts/owner/ownerRepository'
import { movePost, setPostStatus } from '@/posts/owner/ownerWrites'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { a7c2 } from '../../support/galleries'
import { DataError } from '@/supabase/errors'
import { useListActions } from '@/admin/list/useListActions'
import { chooseToastAction, toasts } from '@/ui/toaster/store'
import { buildPost } from '../../support/posts'
import { settle } from '../../support/settle'

vi.mock('@/posts/owner/ownerWrites', () => ({
  setPostStatus: vi.fn<() => unknown>(),
  movePost: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/ownerRepository', () => ({}))
vi.mock('@/collections/ownerMedia', () => ({}))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const key = ['owner', 'a7c2', 'list', defaultListQuery]
const [first, second, withoutAlt] = [
  buildPost({ id: 1, title: '바다', image: 'a.webp', alt: '바다' }),
  buildPost({ id: 2, title: '산', image: 'b.webp', alt: '산' }),
  buildPost({ id: 3, title: '창', image: 'c.webp', alt: null }),
]
/** The server's response: the changed posts. */
const changedPosts = (ids: readonly number[]) => ids.map((id) => buildPost({ id }))
const listedPosts = () =>
  queryClient.getQueryData<OwnerPage>(key)?.posts.map(({ id, status }) => [id, status])

beforeEach(() => {
  resetAdminPage()
  queryClient.setQueryData(key, { posts: [first, second, withoutAlt], total: 3 })
  vi.mocked(setPostStatus).mockImplementation((_collection, ids) => Promise.resolve(changedPosts(ids)))
})

const renderActions = () => renderHook(() => useListActions(a7c2), { wrapper: BrowserRouter }).result.current

/** Returns a promise and a function that settles it. */
function defer() {
  let settleWith = (_error?: Error) => {}
  const promise = new Promise<void>((resolve, reject) => {
    settleWith = (error) => (error ? reject(error) : resolve())
  })
  const respond = async (error?: Error) => {
    settleWith(error)
    await settle()
  }
  return { promise, respond }
}

async function publish(...posts: Post[]) {
  const actions = renderActions()
  act(() => actions.setStatus(posts, 'published'))
  await settle()
}

describe('publishing from the list', () => {
  it('rejects incomplete posts and names the missing fields', async () => {
    await publish(withoutAlt)
    expect(setPostStatus).not.toHaveBeenCalled()
    expect(toasts.getState()).toMatchObject([
      {
        tone: 'error',
        message: '‘창’을 게시하지 못했습니다. 대체 텍스트가 있어야 게시할 수 있습니다.',
        action: { label: '채우러 가기' },
      },
    ])
    act(() => chooseToastAction(toasts.getState()[0]?.id ?? 0))
    expect(location.pathname).toBe(`${a7c2.uploadPath}/3`)
  })

  it('publishes the complete posts of a selection and names the others', async () => {
    await publish(first, withoutAlt, second)
    expect(setPostStatus).toHaveBeenCalledExactlyOnceWith(a7c2, [1, 2], 'published')
    expect(messages()).toEqual([
      '‘창’을 게시하지 못했습니다. 대체 텍스트가 있어야 게시할 수 있습니다.',
      '‘바다’ 외 1장을 게시했습니다.',
    ])
  })

  it('does not publish scheduled posts and says so', async () => {
    const publishedAt = new Date(Date.now() + 9e6).toISOString()
    const waiting = buildPost({ ...second, status: 'published', publishedAt })
    await publish(first, waiting)
    expect(setPostStatus).toHaveBeenCalledExactlyOnceWith(a7c2, [1], 'published')
    expect(messages()).toEqual(['‘바다’를 게시했습니다. 예약한 1편은 정한 시각에 게시합니다.'])
    await publish(waiting)
    expect(setPostStatus).toHaveBeenCalledTimes(1)
    expect(messages()).toContain('예약한 1편은 정한 시각에 게시합니다.')
  })

  it('does not require any fields for drafts', async () => {
    const actions = renderActions()
    act(() => actions.setStatus([withoutAlt], 'draft'))
    await settle()
    expect(setPostStatus).toHaveBeenCalledExactlyOnceWith(a7c2, [3], 'draft')
  })
})

describe('a change of which the server made a part', () => {
  it.each([
    ['published', '1편을 게시했습니다.'],
    ['draft', '1편을 임시저장으로 바꿨습니다.'],
  ] as const)('tells how many posts were gone (%s)', async (status, done) => {
    vi.mocked(setPostStatus).mockResolvedValue(changedPosts([2]))
    const actions = renderActions()
    act(() => actions.setStatus([first, second], status))
    await settle()
    expect(messages()).toEqual([`${done} 1편은 이미 지워졌거나 휴지통에 있습니다.`])
  })
})

describe('a change from the list', () => {
  it('is applied optimistically and kept when the request succeeds', async () => {
    const { promise, respond } = defer()
    vi.mocked(setPostStatus).mockImplementation(() => promise.then(() => changedPosts([1])))
    await publish(first)
    expect(listedPosts()).toEqual([
      [1, 'published'],
      [2, 'draft'],
      [3, 'draft'],
    ])
    expect(messages()).toEqual([])
    await respond()
    expect(listedPosts()?.[0]).toEqual([1, 'published'])
    expect(messages()).toEqual(['‘바다’를 게시했습니다.'])
  })

  it('is rolled back with a message when the request fails', async () => {
    const { promise, respond } = defer()
    vi.mocked(movePost).mockReturnValue(promise)
    const actions = renderActions()
    act(() => actions.move(second, 'top'))
    await settle()
    expect(listedPosts()?.map(([id]) => id)).toEqual([2, 1, 3])
    await respond(new DataError('offline', 'gone'))
    expect(listedPosts()?.map(([id]) => id)).toEqual([1, 2, 3])
    expect(messages()).toEqual([
      '바꾸지 못했습니다. 서버에 닿지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.',
    ])
  })

  it('queues moves and refetches the list after the last one', async () => {
    const [one, other] = [defer(), defer()]
    vi.mocked(movePost).mockReturnValueOnce(one.promise).mockReturnValueOnce(other.promise)
    const isInvalidated = () => queryClient.getQueryState(key)?.isInvalidated
    const actions = renderActions()
    act(() => actions.move(withoutAlt, 'top'))
    await settle()
    act(() => actions.move(second, { before: withoutAlt.id }))
    await settle()
    expect(listedPosts()?.map(([id]) => id)).toEqual([2, 3, 1])
    expect(movePost).toHaveBeenCalledExactlyOnceWith(a7c2, withoutAlt.id, 'top')
    await one.respond()
    expect(movePost).toHaveBeenLastCalledWith(a7c2, second.id, { before: withoutAlt.id })
    expect(isInvalidated()).toBe(false)
    await other.respond()
    expect(isInvalidated()).toBe(true)
  })

  it('shows a toast for each of two concurrent changes', async () => {
    const actions = renderActions()
    act(() => {
      actions.setStatus([first], 'published')
      actions.setStatus([second], 'draft')
    })
    await settle()
    expect(messages()).toEqual(['‘바다’를 게시했습니다.', '‘산’을 임시저장으로 바꿨습니다.'])
  })
})
