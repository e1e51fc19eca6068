import { beforeEach, expect, it, vi } from 'vitest'
import { removeReleasedMedia } from '@/posts/trashEmptying'
import { hasOwnerSession } from '@/supabase/ownerClient'

const server = vi.hoisted(() => ({
  released: [['a.webp', 'b.webp'], ['c.webp'], []],
  asked: 0,
  forgotten: 0,
}))
const removed: string[][] = []

vi.mock('@/supabase/ownerClient', () => {
  const answer = (data: unknown) => Promise.resolve({ data, error: null, status: 200 })
  const rows = () => {
    const keys = server.released[server.asked] ?? []
    server.asked += 1
    return answer(keys.map((key) => ({ key })))
  }
  const table = {
    select: () => ({ order: () => ({ limit: rows }) }),
    delete: () => ({ in: () => ({ select: () => ((server.forgotten += 1), answer([])) }) }),
  }
  const bucket = { remove: (keys: string[]) => (removed.push(keys), answer([])) }
  return {
    hasOwnerSession: vi.fn<() => Promise<boolean>>(),
    ownerClient: () => ({ from: () => table, storage: { from: () => bucket } }),
  }
})

beforeEach(() => {
  server.asked = 0
  server.forgotten = 0
  removed.length = 0
  vi.mocked(hasOwnerSession).mockReset()
})

it('removes the pictures that nothing shows any more, some at a time', async () => {
  vi.mocked(hasOwnerSession).mockResolvedValue(true)
  removeReleasedMedia()
  await vi.waitFor(() => expect(server.asked).toBe(3))
  expect(removed).toEqual([['a.webp', 'b.webp'], ['c.webp']])
  expect(server.forgotten).toBe(2)
})

it.each([
  [1, [], 0],
  [2, [['a.webp', 'b.webp']], 0],
  [3, [['a.webp', 'b.webp']], 1],
])('asks no more once the session has ended, after %i requests', async (requests, files, forgotten) => {
  for (let sent = 0; sent < requests; sent++) vi.mocked(hasOwnerSession).mockResolvedValueOnce(true)
  vi.mocked(hasOwnerSession).mockResolvedValue(false)
  removeReleasedMedia()
  await vi.waitFor(() => expect(hasOwnerSession).toHaveBeenCalledTimes(requests + 1))
  expect(server.asked).toBe(1)
  expect(removed).toEqual(files)
  expect(server.forgotten).toBe(forgotten)
})
