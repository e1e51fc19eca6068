import { render, screen } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { revealFocused } from '@/lib/browser/revealFocused'

/** A row of two buttons; the browser's word on who shows a ring is the test's. */
function row(byKeyboard: boolean) {
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

describe('a row that scrolls sideways', () => {
  it('shows the whole of what the keyboard comes to', () => {
    const scroll = row(true)
    expect(scroll).toHaveBeenCalledExactlyOnceWith({ block: 'nearest', inline: 'nearest' })
    expect(scroll.mock.contexts).toEqual([screen.getByText('나중')])
  })

  it('stays where a finger has put it', () => {
    expect(row(false)).not.toHaveBeenCalled()
  })
})
