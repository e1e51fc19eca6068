import { describe, expect, it } from 'vitest'
import { arrowDirection, itemAfterKey } from '@/lib/browser/arrowKeys'

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

describe('walking through a row of items', () => {
  const press = (key: string, from: number, held = {}) =>
    itemAfterKey(
      {
        key,
        keyCode: 0,
        isComposing: false,
        altKey: false,
        ctrlKey: false,
        metaKey: false,
        ...held,
      },
      from,
      3,
    )

  it('goes on in a circle, and to both ends', () => {
    expect([0, 1, 2].map((from) => press('ArrowRight', from))).toEqual([1, 2, 0])
    expect([0, 1, 2].map((from) => press('ArrowLeft', from))).toEqual([2, 0, 1])
    expect([press('Home', 2), press('End', 0)]).toEqual([0, 2])
  })

  it('leaves every other key, and shortcuts, alone', () => {
    expect(['ArrowDown', 'a', 'Tab'].map((key) => press(key, 1))).toEqual([undefined, undefined, undefined])
    expect(press('ArrowLeft', 1, { altKey: true })).toBeUndefined()
  })

  it('leaves an IME at work alone', () => {
    expect(press('ArrowRight', 1, { isComposing: true })).toBeUndefined()
    expect(press('End', 1, { keyCode: 229 })).toBeUndefined()
  })
})
