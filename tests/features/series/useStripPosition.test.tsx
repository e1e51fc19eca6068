import { renderHook } from '@testing-library/react'
import { stubResizeObserver } from '../../support/observers'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { getCutTops } from '@/features/series/strip/stripLayout'
import { useStripPosition } from '@/features/series/strip/useStripPosition'

const cuts = [
  { width: 720, height: 1000 },
  { width: 720, height: 500 },
]

function setUp() {
  stubResizeObserver()
  const element = document.createElement('div')
  vi.spyOn(element, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(0, -window.scrollY, 720, 1500),
  )
  const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
  const options = { strip: { current: element }, initial: null, onSave: () => undefined }
  const { rerender } = renderHook(({ tops }) => useStripPosition({ ...options, tops }), {
    initialProps: { tops: getCutTops(cuts) },
  })
  scrollTo.mockClear()
  return { scrollTo, rerender }
}

afterEach(() => {
  vi.restoreAllMocks()
  vi.unstubAllGlobals()
})

describe('useStripPosition', () => {
  it('does not scroll when a request returns the same cuts', () => {
    const { rerender, scrollTo } = setUp()
    rerender({ tops: getCutTops(cuts) })
    expect(scrollTo).not.toHaveBeenCalled()
  })

  it('restores the position when the cuts have changed', () => {
    const { rerender, scrollTo } = setUp()
    rerender({ tops: getCutTops(cuts.toReversed()) })
    expect(scrollTo).toHaveBeenCalledOnce()
  })
})
