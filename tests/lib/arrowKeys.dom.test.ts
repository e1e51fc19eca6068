import { describe, expect, it } from 'vitest'
import { arrowDirection } from '@/lib/arrowKeys'

describe('turning by arrow keys', () => {
  const key = {
    key: 'ArrowRight',
    keyCode: 39,
    isComposing: false,
    defaultPrevented: false,
    altKey: false,
    ctrlKey: false,
    metaKey: false,
    shiftKey: false,
    target: null,
  }
  const pressedIn = (tag: string) => ({ ...key, target: document.createElement(tag) })

  it('is by bare arrows', () => {
    expect(arrowDirection(key)).toBe('next')
    expect(arrowDirection({ ...key, key: 'ArrowLeft' })).toBe('previous')
    expect(arrowDirection({ ...key, key: 'ArrowUp' })).toBeNull()
  })
  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing', 'defaultPrevented'] as const)(
    'is not by an arrow with %s',
    (held) => {
      expect(arrowDirection({ ...key, [held]: true })).toBeNull()
    },
  )
  it('is not while an IME is at work or someone types', () => {
    expect(arrowDirection({ ...key, keyCode: 229 })).toBeNull()
    for (const tag of ['input', 'textarea', 'select']) {
      expect(arrowDirection(pressedIn(tag))).toBeNull()
      expect(arrowDirection(pressedIn(tag), { isDialog: true })).toBeNull()
    }
    expect(arrowDirection(pressedIn('a'))).toBe('next')
  })
  it("is the dialog's own affair inside a dialog", () => {
    expect(arrowDirection(pressedIn('dialog'))).toBeNull()
    expect(arrowDirection(pressedIn('dialog'), { isDialog: true })).toBe('next')
  })
})
