import { describe, expect, it, vi } from 'vitest'
import { whenStirred } from '@/lib/whenStirred'

describe('a visitor', () => {
  it.each(['pointermove', 'pointerdown', 'wheel', 'keydown'])('stirs by %s, and is told of once', (type) => {
    const stirred = vi.fn<() => void>()
    whenStirred(stirred)
    expect(stirred).not.toHaveBeenCalled()
    document.body.dispatchEvent(new Event(type, { bubbles: true }))
    document.body.dispatchEvent(new Event('click', { bubbles: true }))
    expect(stirred).toHaveBeenCalledOnce()
  })

  it('is not taken for a page that scrolls by itself', () => {
    const stirred = vi.fn<() => void>()
    whenStirred(stirred)
    document.body.dispatchEvent(new Event('scroll', { bubbles: true }))
    expect(stirred).not.toHaveBeenCalled()
  })
})
