import { expect, it } from 'vitest'
import { characterKeysWork, letCharacterKeysWork, shortcut } from '@/lib/browser/characterKeys'
import { createSafeStorage } from '@/lib/storage/safeStorage'

it('keys of one letter are switched off and on, all at once, and are named only while they work', () => {
  const kept = createSafeStorage('localStorage', () => undefined)
  expect(characterKeysWork(kept)).toBe(true)
  letCharacterKeysWork(false, kept)
  expect(characterKeysWork(kept)).toBe(false)
  letCharacterKeysWork(true, kept)
  expect(characterKeysWork(kept)).toBe(true)

  expect(shortcut('T')).toEqual({ 'aria-keyshortcuts': 'T' })
  letCharacterKeysWork(false)
  expect(shortcut('T')).toEqual({})
  letCharacterKeysWork(true)
})
