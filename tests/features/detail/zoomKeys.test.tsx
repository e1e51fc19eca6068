import { fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import ZoomView from '@/features/detail/ZoomView'
import { setCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubResizeObserver } from '../../support/observers'

beforeEach(() => {
  stubResizeObserver()
  stubMatchMedia()
})
afterEach(() => {
  setCharacterKeysEnabled(true)
  vi.unstubAllGlobals()
})

it('ignores + and − while single-character shortcuts are off, but not with Ctrl', () => {
  render(
    <ZoomView
      kind="photo"
      sources={['/a.webp']}
      alt="산"
      width={2560}
      height={1707}
      onClose={() => undefined}
    />,
  )
  const close = screen.getByRole('button', { name: '닫기' })
  const receivedKeys: string[] = []
  close.addEventListener('keydown', ({ key, ctrlKey }) => receivedKeys.push((ctrlKey ? 'Ctrl' : '') + key))
  const press = (key: string, ctrlKey = false) => fireEvent.keyDown(close, { key, ctrlKey })
  press('+')
  press('-')
  expect(receivedKeys).toEqual(['+', '-'])
  setCharacterKeysEnabled(false)
  for (const key of ['+', '-', 'ArrowLeft']) press(key)
  press('+', true)
  expect(receivedKeys.slice(2)).toEqual(['ArrowLeft', 'Ctrl+'])
})
