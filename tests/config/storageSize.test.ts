import { expect, it, vi } from 'vitest'

it.each([
  ['', 10],
  ['1', 1],
  ['0.5', 0.5],
])('takes %j for %f GB of storage', async (said, gigabytes) => {
  vi.resetModules()
  vi.stubEnv('VITE_STORAGE_GB', said)
  const { STORAGE_BYTES } = await import('@/config/storageSize')
  expect(STORAGE_BYTES).toBe(gigabytes * 1024 ** 3)
})
