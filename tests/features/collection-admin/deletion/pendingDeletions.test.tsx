import { act, render } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { deletePosts } from '@/collections/ownerWrites'
import { a7c2 } from '@/collections/registry'
import { deleteWithKeepalive } from '@/data/keepaliveDelete'
import {
  deleteConfirmed,
  finishPendingDeletions,
  useDeletionsOnLeave,
} from '@/features/collection-admin/deletion/pendingDeletions'
import { toasts } from '@/ui/toaster/store'
import { postOf } from '../../../posts'

vi.mock('@/data/keepaliveDelete', () => ({ deleteWithKeepalive: vi.fn<() => void>() }))
vi.mock('@/collections/ownerWrites', () => ({ deletePosts: vi.fn<() => unknown>() }))
vi.mock('@/collections/ownerQueries', () => ({ refreshCollection: () => Promise.resolve() }))
vi.mock('@/features/collection-admin/connection/connection', () => ({
  ensureOwner: () => Promise.resolve(),
  asOwner: (write: () => Promise<unknown>) => write(),
}))

const sent = vi.mocked(deleteWithKeepalive)
const deleted = vi.mocked(deletePosts)

function Desk() {
  useDeletionsOnLeave()
  return null
}

beforeEach(async () => {
  vi.mocked(deletePosts).mockResolvedValue([])
  await finishPendingDeletions()
  sent.mockClear()
  deleted.mockClear()
})

it('a deletion that can still be taken back is sent along when the page goes', async () => {
  render(<Desk />)
  await deleteConfirmed(a7c2, [postOf({ id: 7 })])
  window.dispatchEvent(new Event('pagehide'))
  expect(sent).toHaveBeenCalledExactlyOnceWith(a7c2.table, [7])
})

it('and when the desk goes from under it, as at the end of the session', async () => {
  const { unmount } = render(<Desk />)
  await deleteConfirmed(a7c2, [postOf({ id: 7 })])
  unmount()
  expect(sent).toHaveBeenCalledExactlyOnceWith(a7c2.table, [7])
})

it('is nothing to be taken back on a page that wakes up again', async () => {
  render(<Desk />)
  await deleteConfirmed(a7c2, [postOf({ id: 7 })])
  await act(async () => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true })))
  expect(deleted).toHaveBeenCalledExactlyOnceWith(a7c2, [7])
  expect(toasts.getState()).toEqual([])
})
