import { beforeEach, expect, it, vi } from 'vitest'
import { deleteReleasedMedia } from '@/posts/trash/emptyTrash'
import { useTrashCleanup } from '@/posts/trash/trashCleanup'
import { hasOwnerSession } from '@/supabase/ownerClient'

const server = vi.hoisted(() => ({
  released: [['a.webp', 'b.webp'], ['c.webp'], []],
  requests: 0,
  deletedBatches: 0,
  error: null as { message: string; status: number } | null,
}))
const removed: string[][] = []

vi.mock('@/supabase/ownerClient', () => {
  const respond = (data: unknown) => Promise.resolve({ data, error: null, status: 200 })
  const rows = () => {
    const keys = server.released[server.requests] ?? []
    server.requests += 1
    return respond(keys.map((key) => ({ key })))
  }
  const table = {
    select: () => ({ order: () => ({ limit: rows }) }),
    delete: () => ({ in: () => ({ select: () => ((server.deletedBatches += 1), respond([])) }) }),
  }
  const bucket = {
    remove: (keys: string[]) => (removed.push(keys), Promise.resolve({ data: [], error: server.error })),
  }
  return {
    hasOwnerSession: vi.fn<() => Promise<boolean>>(),
    ownerClient: () => ({ from: () => table, storage: { from: () => bucket } }),
  }
})

beforeEach(() => {
  server.requests = 0
  server.deletedBatches = 0
  server.error = null
  removed.length = 0
  vi.mocked(hasOwnerSession).mockReset()
})

it('deletes unused pictures in batches', async () => {
  vi.mocked(hasOwnerSession).mockResolvedValue(true)
  deleteReleasedMedia()
  await vi.waitFor(() => expect(server.requests).toBe(3))
  expect(removed).toEqual([['a.webp', 'b.webp'], ['c.webp']])
  expect(server.deletedBatches).toBe(2)
})

it('keeps a timeout for the trash page and the keys for a retry', async () => {
  vi.mocked(hasOwnerSession).mockResolvedValue(true)
  server.error = { message: 'canceling statement due to statement timeout', status: 500 }
  deleteReleasedMedia()
  await vi.waitFor(() =>
    expect(useTrashCleanup.getState()).toMatchObject({
      running: 0,
      failure: { what: 'files', error: { name: 'DataError', kind: 'server' } },
    }),
  )
  expect(server.deletedBatches).toBe(0)
  server.error = null
  deleteReleasedMedia()
  await vi.waitFor(() => expect(useTrashCleanup.getState()).toEqual({ running: 0, failure: null }))
  expect(server.deletedBatches).toBe(1)
})

it.each([
  [1, [], 0],
  [2, [['a.webp', 'b.webp']], 0],
  [3, [['a.webp', 'b.webp']], 1],
])('stops when the session ends after %i requests', async (requests, files, deletedBatches) => {
  for (let sent = 0; sent < requests; sent++) vi.mocked(hasOwnerSession).mockResolvedValueOnce(true)
  vi.mocked(hasOwnerSession).mockResolvedValue(false)
  deleteReleasedMedia()
  await vi.waitFor(() => expect(hasOwnerSession).toHaveBeenCalledTimes(requests + 1))
  expect(server.requests).toBe(1)
  expect(removed).toEqual(files)
  expect(server.deletedBatches).toBe(deletedBatches)
})
