import { beforeEach, expect, it, vi } from 'vitest'
import { deleteReleasedMedia } from '@/posts/emptyTrash'
import { hasOwnerSession } from '@/supabase/ownerClient'

const server = vi.hoisted(() => ({
  released: [['a.webp', 'b.webp'], ['c.webp'], []],
  requests: 0,
  deletedBatches: 0,
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
  const bucket = { remove: (keys: string[]) => (removed.push(keys), respond([])) }
  return {
    hasOwnerSession: vi.fn<() => Promise<boolean>>(),
    ownerClient: () => ({ from: () => table, storage: { from: () => bucket } }),
  }
})

beforeEach(() => {
  server.requests = 0
  server.deletedBatches = 0
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
