import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { asksForSearch, useSearchKeys } from '@/features/search/Search'
import { letCharacterKeysWork } from '@/lib/browser/characterKeys'

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

it.each(['<dialog open></dialog>', '<div role="dialog" aria-modal="true"></div>'])(
  'nothing opens over %s',
  (modal) => {
    const open = vi.fn<() => void>()
    renderHook(() => useSearchKeys(open))
    const ask = () => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    document.body.insertAdjacentHTML('beforeend', modal)
    ask()
    expect(open).not.toHaveBeenCalled()
    document.body.lastElementChild?.remove()
    ask()
    expect(open).toHaveBeenCalledOnce()
  },
)
