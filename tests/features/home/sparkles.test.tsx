import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SPARKLE_COUNT } from '@/config/constants'
import { Hero } from '@/features/home/hero/Hero'
import { Sparkles } from '@/features/home/hero/Sparkles'
import { INTRO_MS } from '@/features/home/intro/introStart'
import { loadingOverlay } from '@/stores/overlay'
import { stubDesktop } from '../../support/motion'

const animations = new Map<Element, { currentTime: number }>()

beforeEach(() => {
  stubDesktop()
  vi.useFakeTimers()
  Element.prototype.getAnimations = function (this: Element) {
    return [...this.children].map((star) => {
      const animation = animations.get(star) ?? { currentTime: 0 }
      animations.set(star, animation)
      // oxlint-disable-next-line no-unsafe-type-assertion -- only `currentTime` is used
      return animation as unknown as Animation
    })
  }
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
  animations.clear()
  delete document.documentElement.dataset['motionChoice']
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const times = () => [...animations.values()].map(({ currentTime }) => currentTime)

it('advance together, fewer than eight times a second', () => {
  render(<Sparkles animated />)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(times()).toHaveLength(SPARKLE_COUNT)
  expect(new Set(times()).size).toBe(1)
  expect(times()[0]).toBeGreaterThan(800)
  expect(vi.getTimerCount()).toBe(1)
})

it('pause while they are not animated, and continue from there', () => {
  const { rerender } = render(<Sparkles animated />)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  const pausedAt = times()
  rerender(<Sparkles animated={false} />)
  expect(vi.getTimerCount()).toBe(0)
  rerender(<Sparkles animated />)
  act(() => {
    vi.advanceTimersByTime(150)
  })
  expect(times().every((time, index) => time > Number(pausedAt[index]))).toBe(true)
})

it('do not move with reduced motion', () => {
  document.documentElement.dataset['motionChoice'] = 'calm'
  render(<Sparkles animated />)
  expect(vi.getTimerCount()).toBe(0)
})

it('do not move until the intro has ended', async () => {
  // jsdom does not implement `play`.
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue()
  delete window.loadingOverlay
  const { unmount } = render(<Hero />)
  act(() => {
    loadingOverlay().leave()
  })
  await act(() => vi.advanceTimersByTimeAsync(INTRO_MS - 1))
  expect(times()).toHaveLength(0)
  await act(() => vi.advanceTimersByTimeAsync(1))
  await act(() => vi.advanceTimersByTimeAsync(150))
  expect(times()).toHaveLength(SPARKLE_COUNT)
  unmount()
})
