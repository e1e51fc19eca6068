import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { revealFocused } from '@/lib/browser/revealFocused'

/** Renders a row of two buttons and focuses the second. jsdom does not implement `:focus-visible`, so it is mocked. */
function focusSecond(byKeyboard: boolean) {
  const scroll = vi.fn<() => void>()
  Element.prototype.scrollIntoView = scroll
  vi.spyOn(Element.prototype, 'matches').mockImplementation(
    (selector) => selector === ':focus-visible' && byKeyboard,
  )
  render(
    <div onFocus={revealFocused}>
      <button type="button">처음</button>
      <button type="button">나중</button>
    </div>,
  )
  screen.getByText('나중').focus()
  return scroll
}

describe('a horizontally scrolling row', () => {
  it('scrolls an element focused by keyboard into view', () => {
    const scroll = focusSecond(true)
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' })
    expect(scroll.mock.contexts).toEqual([screen.getByText('나중')])
  })

  it('does not scroll on touch focus', () => {
    expect(focusSecond(false)).not.toHaveBeenCalled()
  })
})
