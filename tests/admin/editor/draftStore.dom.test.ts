import { expect, test, vi } from 'vitest'
import { countLocalDrafts } from '@/admin/editor/draftStore'

test('counts no drafts when the browser blocks storage', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(await countLocalDrafts()).toBe(0)
})
