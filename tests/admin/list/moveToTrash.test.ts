import { beforeEach, expect, it, vi } from 'vitest'
import { defaultListQuery } from '@/posts/owner/ownerListQuery'
import type { OwnerPage } from '@/posts/owner/ownerRepository'
import { trashPosts, untrashPosts } from '@/posts/owner/ownerWrites'
import { queryClient } from '@/posts/read/queryClient'
import { a7c2 } from '../../support/galleries'
import { DataError } from '@/supabase/errors'
import { useConnection } from '@/admin/connection/connection'
import { moveToTrash } from '@/admin/list/moveToTrash'
import { chooseToastAction, toasts } from '@/ui/toaster/store'
import { buildPost } from '../../support/posts'

vi.mock('@/posts/owner/ownerWrites', () => ({
  trashPosts: vi.fn<() => unknown>(),
  untrashPosts: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/ownerRepository', () => ({}))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const key = ['owner', 'a7c2', 'list', defaultListQuery]
const [first, second] = [buildPost({ id: 1, title: '비 오는 창' }), buildPost({ id: 2, title: '달의 길' })]
const messages = () => toasts.getState().map(({ message }) => message)
const cachedPage = () => queryClient.getQueryData<OwnerPage>(key)

beforeEach(() => {
  vi.stubGlobal('navigator', { onLine: true })
  vi.resetAllMocks()
  useConnection.setState({ state: 'connected', formReason: null })
  toasts.setState([], true)
  queryClient.clear()
  queryClient.setQueryData(key, { posts: [first, second], total: 2 })
  vi.mocked(trashPosts).mockImplementation((_collection, ids) => Promise.resolve([...ids]))
})

it('removes rows from the list immediately and offers to undo', async () => {
  expect(await moveToTrash(a7c2, [first, second])).toBe(true)
  expect(trashPosts).toHaveBeenCalledExactlyOnceWith(a7c2, [1, 2])
  expect(cachedPage()).toEqual({ posts: [], total: 0 })
  expect(messages()).toEqual(['‘비 오는 창’ 외 1장을 휴지통에 넣었습니다.'])
  chooseToastAction(toasts.getState()[0]?.id ?? 0)
  await vi.waitFor(() => expect(untrashPosts).toHaveBeenCalledExactlyOnceWith(a7c2, [1, 2]))
})

it('tells how many were gone already and restores only the moved ones', async () => {
  vi.mocked(trashPosts).mockResolvedValueOnce([2]).mockResolvedValueOnce([])
  await moveToTrash(a7c2, [first, second])
  await moveToTrash(a7c2, [first])
  expect(messages()).toEqual([
    '1편을 휴지통에 넣었습니다. 1편은 이미 지워졌거나 휴지통에 있습니다.',
    '1편은 이미 지워졌거나 휴지통에 있습니다.',
  ])
  expect(toasts.getState().map(({ action }) => action?.label)).toEqual(['되돌리기', undefined])
  chooseToastAction(toasts.getState()[0]?.id ?? 0)
  await vi.waitFor(() => expect(untrashPosts).toHaveBeenCalledExactlyOnceWith(a7c2, [2]))
})

it('sends one request for repeated clicks', async () => {
  expect(await Promise.all([moveToTrash(a7c2, [first]), moveToTrash(a7c2, [first])])).toEqual([true, false])
  expect(trashPosts).toHaveBeenCalledTimes(1)
  expect(messages()).toHaveLength(1)
})

it('restores the rows and says why it failed', async () => {
  vi.mocked(trashPosts).mockRejectedValue(new DataError('offline', 'no'))
  expect(await moveToTrash(a7c2, [first])).toBe(false)
  expect(cachedPage()?.posts).toEqual([first, second])
  expect(messages()).toEqual([expect.stringContaining('휴지통에 넣지 못했습니다. 서버에 닿지 못했습니다.')])
})

it('mentions the trash when undoing fails', async () => {
  vi.mocked(untrashPosts).mockRejectedValue(new DataError('offline', 'no'))
  await moveToTrash(a7c2, [first])
  chooseToastAction(toasts.getState()[0]?.id ?? 0)
  await vi.waitFor(() =>
    expect(messages()).toContainEqual(expect.stringMatching(/^되돌리지 못했습니다\. .*휴지통에서 되살릴 수/)),
  )
})
