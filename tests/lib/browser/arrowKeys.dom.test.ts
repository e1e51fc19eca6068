import { describe, expect, it } from 'vitest'
import { arrowDirection, indexAfterKey } from '@/lib/browser/arrowKeys'

describe('arrowDirection', () => {
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

  it('returns the direction of unmodified ← and →', () => {
    expect(arrowDirection(key)).toBe('next')
    expect(arrowDirection({ ...key, key: 'ArrowLeft' })).toBe('previous')
    expect(arrowDirection({ ...key, key: 'ArrowUp' })).toBeNull()
  })
  it.each(['altKey', 'ctrlKey', 'metaKey', 'shiftKey', 'isComposing', 'defaultPrevented'] as const)(
    'ignores an arrow key with %s',
    (property) => {
      expect(arrowDirection({ ...key, [property]: true })).toBeNull()
    },
  )
  it('ignores arrow keys while an IME is composing and in form fields', () => {
    expect(arrowDirection({ ...key, keyCode: 229 })).toBeNull()
    for (const tag of ['input', 'textarea', 'select']) {
      expect(arrowDirection(pressedIn(tag))).toBeNull()
      expect(arrowDirection(pressedIn(tag), { isDialog: true })).toBeNull()
    }
    expect(arrowDirection(pressedIn('a'))).toBe('next')
  })
  it('leaves arrow keys inside a dialog to that dialog', () => {
    expect(arrowDirection(pressedIn('dialog'))).toBeNull()
    expect(arrowDirection(pressedIn('dialog'), { isDialog: true })).toBe('next')
  })
})

describe('indexAfterKey', () => {
  const press = (key: string, from: number, modifiers = {}) =>
    indexAfterKey(
      {
        key,
        keyCode: 0,
        isComposing: false,
        altKey: false,
        ctrlKey: false,
        metaKey: false,
        ...modifiers,
      },
      from,
      3,
    )

  it('wraps around with the arrows and goes to the ends with Home and End', () => {
    expect([0, 1, 2].map((from) => press('ArrowRight', from))).toEqual([1, 2, 0])
    expect([0, 1, 2].map((from) => press('ArrowLeft', from))).toEqual([2, 0, 1])
    expect([press('Home', 2), press('End', 0)]).toEqual([0, 2])
  })

  it('ignores other keys and shortcuts', () => {
    expect(['ArrowDown', 'a', 'Tab'].map((key) => press(key, 1))).toEqual([undefined, undefined, undefined])
    expect(press('ArrowLeft', 1, { altKey: true })).toBeUndefined()
  })

  it('ignores keys while an IME is composing', () => {
    expect(press('ArrowRight', 1, { isComposing: true })).toBeUndefined()
    expect(press('End', 1, { keyCode: 229 })).toBeUndefined()
  })
})
