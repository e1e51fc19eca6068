import { act, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { SPARKLE_COUNT } from '@/config/constants'
import { Hero } from '@/features/home/hero/Hero'
import { Sparkles } from '@/features/home/hero/Sparkles'
import { INTRO_MS } from '@/features/home/intro/introStart'
import { loadingOverlay } from '@/stores/overlay'
import { stubDesktop } from '../../support/motion'

const breaths = new Map<Element, { currentTime: number }>()

beforeEach(() => {
  stubDesktop()
  vi.useFakeTimers()
  Element.prototype.getAnimations = function (this: Element) {
    return [...this.children].map((star) => {
      const breath = breaths.get(star) ?? { currentTime: 0 }
      breaths.set(star, breath)
      // oxlint-disable-next-line no-unsafe-type-assertion -- all of it that is asked for
      return breath as unknown as Animation
    })
  }
})
afterEach(() => {
  Reflect.deleteProperty(Element.prototype, 'getAnimations')
  breaths.clear()
  delete document.documentElement.dataset['motionChoice']
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

const times = () => [...breaths.values()].map(({ currentTime }) => currentTime)

it('breathe all at the same moments, fewer than eight a second', () => {
  render(<Sparkles awake />)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  expect(times()).toHaveLength(SPARKLE_COUNT)
  expect(new Set(times()).size).toBe(1)
  expect(times()[0]).toBeGreaterThan(800)
  expect(vi.getTimerCount()).toBe(1)
})

it('hold their breath while nobody sees them, and go on from there', () => {
  const { rerender } = render(<Sparkles awake />)
  act(() => {
    vi.advanceTimersByTime(1000)
  })
  const held = times()
  rerender(<Sparkles awake={false} />)
  expect(vi.getTimerCount()).toBe(0)
  rerender(<Sparkles awake />)
  act(() => {
    vi.advanceTimersByTime(150)
  })
  expect(times().every((time, index) => time > Number(held[index]))).toBe(true)
})

it('stand still where less is to move', () => {
  document.documentElement.dataset['motionChoice'] = 'calm'
  render(<Sparkles awake />)
  expect(vi.getTimerCount()).toBe(0)
})

it('stand still until the intro has ended', async () => {
  // jsdom plays nothing.
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
