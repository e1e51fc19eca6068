import { expect, onTestFinished, test, vi } from 'vitest'
import { claimDraft, claimedDraftKeys, countLocalDrafts } from '@/admin/editor/draftStore'

test('counts no drafts when the browser blocks storage', async () => {
  vi.stubGlobal('indexedDB', {
    open: () => {
      throw new DOMException('blocked', 'SecurityError')
    },
  })
  expect(await countLocalDrafts()).toBe(0)
})

test('a draft is open again when its page returns from the back/forward cache', async () => {
  const held = new Set<string>()
  const locks = {
    request: async (name: string, run: () => Promise<unknown>) => {
      held.add(name)
      await run()
      held.delete(name)
    },
    query: () => Promise.resolve({ held: [...held].map((name) => ({ name })) }),
  }
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true })
  onTestFinished(() => void Reflect.deleteProperty(navigator, 'locks'))
  const release = claimDraft('a7c2:new')
  const isOpen = async () => (await claimedDraftKeys()).has('a7c2:new')
  expect(await isOpen()).toBe(true)
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }))
  await vi.waitFor(async () => expect(await isOpen()).toBe(false))
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  expect(await isOpen()).toBe(true)
  release()
  await vi.waitFor(async () => expect(await isOpen()).toBe(false))
})
