import { expect, test, vi } from 'vitest'
import { countLocalDrafts } from '@/admin/editor/draftStore'

test('where the browser lets nobody at its storage there is no unsaved work, and logging out goes on', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(await countLocalDrafts()).toBe(0)
})
