import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { isSearchShortcut, useSearchKeys } from '@/features/search/Search'
import { setCharacterKeysEnabled } from '@/lib/browser/characterKeys'

afterEach(() => setCharacterKeysEnabled(true))

const press = (key: string, more: KeyboardEventInit = {}) =>
  isSearchShortcut(new KeyboardEvent('keydown', { key, ...more }))

it('opens with “/” unless single-character shortcuts are off; ⌘K and Ctrl K always work', () => {
  expect(press('/')).toBe(true)
  setCharacterKeysEnabled(false)
  expect(press('/')).toBe(false)
  expect(press('k', { ctrlKey: true })).toBe(true)
  expect(press('ㅏ', { metaKey: true })).toBe(true)
})

it.each(['<dialog open></dialog>', '<div role="dialog" aria-modal="true"></div>'])(
  'does not open over %s',
  (modal) => {
    const open = vi.fn<() => void>()
    renderHook(() => useSearchKeys(open))
    const pressSlash = () =>
      document.body.dispatchEvent(new KeyboardEvent('keydown', { key: '/', bubbles: true }))
    document.body.insertAdjacentHTML('beforeend', modal)
    pressSlash()
    expect(open).not.toHaveBeenCalled()
    document.body.lastElementChild?.remove()
    pressSlash()
    expect(open).toHaveBeenCalledOnce()
  },
)
