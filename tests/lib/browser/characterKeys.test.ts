import { expect, it } from 'vitest'
import { areCharacterKeysEnabled, setCharacterKeysEnabled, shortcutProps } from '@/lib/browser/characterKeys'
import { createSafeStorage } from '@/lib/storage/safeStorage'

it('switches single-character shortcuts off and on, and sets aria-keyshortcuts only while they are on', () => {
  const storage = createSafeStorage('localStorage', () => undefined)
  expect(areCharacterKeysEnabled(storage)).toBe(true)
  setCharacterKeysEnabled(false, storage)
  expect(areCharacterKeysEnabled(storage)).toBe(false)
  setCharacterKeysEnabled(true, storage)
  expect(areCharacterKeysEnabled(storage)).toBe(true)

  expect(shortcutProps('T')).toEqual({ 'aria-keyshortcuts': 'T' })
  setCharacterKeysEnabled(false)
  expect(shortcutProps('T')).toEqual({})
  setCharacterKeysEnabled(true)
})
