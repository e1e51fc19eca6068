import { afterEach, expect, it } from 'vitest'
import { asksForSearch } from '@/features/search/useSearchKeys'
import { letCharacterKeysWork } from '@/lib/characterKeys'

afterEach(() => letCharacterKeysWork(true))

const press = (key: string, more: KeyboardEventInit = {}) =>
  asksForSearch(new KeyboardEvent('keydown', { key, ...more }))

it('“/” asks for search until keys of one letter are switched off; ⌘K and Ctrl K always do', () => {
  expect(press('/')).toBe(true)
  letCharacterKeysWork(false)
  expect(press('/')).toBe(false)
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(press('ㅏ', { metaKey: true })).toBe(true)
})
