import { expect, it, vi } from 'vitest'
import { onPageScroll } from '@/lib/browser/onPageScroll'

it('shares one DOM listener and removes it with the last subscriber', () => {
  const added = vi.spyOn(document, 'addEventListener')
  const removed = vi.spyOn(document, 'removeEventListener')
  const first = vi.fn<() => void>()
  const second = vi.fn<() => void>()
  const stopFirst = onPageScroll(first)
  const stopSecond = onPageScroll(second)
  expect(added).toHaveBeenCalledOnce()
  document.dispatchEvent(new Event('scroll'))
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledOnce()

  stopFirst()
  document.dispatchEvent(new Event('scroll'))
  expect(first).toHaveBeenCalledOnce()
  expect(second).toHaveBeenCalledTimes(2)
  expect(removed).not.toHaveBeenCalled()
  stopSecond()
  expect(removed).toHaveBeenCalledOnce()
})
