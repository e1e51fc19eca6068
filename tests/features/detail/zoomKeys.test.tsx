import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ZoomView from '@/features/detail/ZoomView'
import { letCharacterKeysWork } from '@/lib/browser/characterKeys'

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  )
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: false,
    media,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  }))
})
afterEach(() => {
  letCharacterKeysWork(true)
  vi.unstubAllGlobals()
})

it('hears + and − on their own only where keys of one sign work; Ctrl and Esc are always heard', () => {
  render(<ZoomView what="사진" src="/a.webp" alt="산" width={2560} height={1707} onClose={() => undefined} />)
  const close = screen.getByRole('button', { name: '닫기' })
  const heard: string[] = []
  close.addEventListener('keydown', ({ key, ctrlKey }) => heard.push((ctrlKey ? 'Ctrl' : '') + key))
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(close, { key, ctrlKey })
  press('+')
  press('-')
  expect(heard).toEqual(['+', '-'])
  letCharacterKeysWork(false)
  for (const key of ['+', '-', 'ArrowLeft']) press(key)
  press('+', true)
  expect(heard.slice(2)).toEqual(['ArrowLeft', 'Ctrl+'])
})
