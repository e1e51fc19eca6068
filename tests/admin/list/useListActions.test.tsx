import { act, renderHook } from '@testing-library/react'
import { BrowserRouter } from 'react-router-data'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { wholeList } from '@/posts/ownerQuery'
import type { OwnerPage } from '@/posts/ownerRepository'
import { movePost, setPostStatus } from '@/posts/ownerWrites'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/queryClient'
import { a7c2 } from '@/posts/registry'
import { DataError } from '@/supabase/errors'
import { useConnection } from '@/admin/connection/connection'
import { useListActions } from '@/admin/list/useListActions'
import { chooseToastAction, toasts } from '@/ui/toaster/store'
import { postOf } from '../../support/posts'
import { settle } from '../../support/settle'

vi.mock('@/posts/ownerWrites', () => ({
  setPostStatus: vi.fn<() => unknown>(),
  movePost: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/ownerRepository', () => ({}))
vi.mock('@/collections/ownerMedia', () => ({}))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const key = ['owner', 'a7c2', 'list', wholeList]
const [first, second, bare] = [
  postOf({ id: 1, title: '바다', image: 'a.webp', alt: '바다' }),
  postOf({ id: 2, title: '산', image: 'b.webp', alt: '산' }),
  postOf({ id: 3, title: '창', image: 'c.webp', alt: null }),
]
const messages = () => toasts.getState().map(({ message }) => message)
const shown = () => queryClient.getQueryData<OwnerPage>(key)?.posts.map(({ id, status }) => [id, status])

beforeEach(() => {
  vi.resetAllMocks()
  useConnection.setState({ state: 'connected', asking: null })
  toasts.setState([], true)
  queryClient.clear()
  queryClient.setQueryData(key, { posts: [first, second, bare], total: 3 })
})

const start = () => renderHook(() => useListActions(a7c2), { wrapper: BrowserRouter }).result.current

/** An answer that the test gives. */
function hold() {
  let settleWith = (_error?: Error) => {}
  const answered = new Promise<void>((resolve, reject) => {
    settleWith = (error) => (error ? reject(error) : resolve())
  })
  const answer = async (error?: Error) => {
    settleWith(error)
    await settle()
  }
  return { answered, answer }
}

async function publish(...posts: Post[]) {
  const actions = start()
  act(() => actions.setStatus(posts, 'published'))
  await settle()
}

describe('publishing from the list', () => {
  it('refuses what the editor refuses, and says what is missing', async () => {
    await publish(bare)
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

  it('publishes those of a selection that lack nothing, and names the others', async () => {
    await publish(first, bare, second)
    expect(setPostStatus).toHaveBeenCalledExactlyOnceWith(a7c2, [1, 2], 'published')
    expect(messages()).toEqual([
      '‘창’을 게시하지 못했습니다. 대체 텍스트가 있어야 게시할 수 있습니다.',
      '‘바다’ 외 1장을 게시했습니다.',
    ])
  })

  it('leaves what waits for its time, and says so', async () => {
    const publishedAt = new Date(Date.now() + 9e6).toISOString()
    const waiting = postOf({ ...second, status: 'published', publishedAt })
    await publish(first, waiting)
    expect(setPostStatus).toHaveBeenCalledExactlyOnceWith(a7c2, [1], 'published')
    expect(messages()).toEqual(['‘바다’를 게시했습니다. 예약한 1편은 정한 시각에 게시합니다.'])
    await publish(waiting)
    expect(setPostStatus).toHaveBeenCalledTimes(1)
    expect(messages()).toContain('예약한 1편은 정한 시각에 게시합니다.')
  })

  it('asks nothing of what becomes a draft', async () => {
    const actions = start()
    act(() => actions.setStatus([bare], 'draft'))
    await settle()
    expect(setPostStatus).toHaveBeenCalledExactlyOnceWith(a7c2, [3], 'draft')
  })
})

describe('a change from the list', () => {
  it('shows at once, and stays when the server agrees', async () => {
    const { answered, answer } = hold()
    vi.mocked(setPostStatus).mockImplementation(() => answered.then(() => []))
    await publish(first)
    expect(shown()).toEqual([
      [1, 'published'],
      [2, 'draft'],
      [3, 'draft'],
    ])
    expect(messages()).toEqual([])
    await answer()
    expect(shown()?.[0]).toEqual([1, 'published'])
    expect(messages()).toEqual(['‘바다’를 게시했습니다.'])
  })

  it('takes itself back and says why when it fails', async () => {
    const { answered, answer } = hold()
    vi.mocked(movePost).mockReturnValue(answered)
    const actions = start()
    act(() => actions.move(second, 'top'))
    await settle()
    expect(shown()?.map(([id]) => id)).toEqual([2, 1, 3])
    await answer(new DataError('offline', 'gone'))
    expect(shown()?.map(([id]) => id)).toEqual([1, 2, 3])
    expect(messages()).toEqual([
      '바꾸지 못했습니다. 서버에 닿지 못했습니다. 네트워크를 확인하고 다시 시도해 주세요.',
    ])
  })

  it('of the order waits for the one before, and the list is read anew after the last', async () => {
    const [one, other] = [hold(), hold()]
    vi.mocked(movePost).mockReturnValueOnce(one.answered).mockReturnValueOnce(other.answered)
    const isReadAnew = () => queryClient.getQueryState(key)?.isInvalidated
    const actions = start()
    act(() => actions.move(bare, 'top'))
    await settle()
    act(() => actions.move(second, { before: bare.id }))
    await settle()
    expect(shown()?.map(([id]) => id)).toEqual([2, 3, 1])
    expect(movePost).toHaveBeenCalledExactlyOnceWith(a7c2, bare.id, 'top')
    await one.answer()
    expect(movePost).toHaveBeenLastCalledWith(a7c2, second.id, { before: bare.id })
    expect(isReadAnew()).toBe(false)
    await other.answer()
    expect(isReadAnew()).toBe(true)
  })

  it('is told of each, also when two are on their way', async () => {
    const actions = start()
    act(() => {
      actions.setStatus([first], 'published')
      actions.setStatus([second], 'draft')
    })
    await settle()
    expect(messages()).toEqual(['‘바다’를 게시했습니다.', '‘산’을 임시저장으로 바꿨습니다.'])
  })
})
