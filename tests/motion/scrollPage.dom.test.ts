import { beforeEach, expect, it, vi } from 'vitest'
import { scrollPageTo } from '@/motion/scrollPage'

beforeEach(() => {
  document.documentElement.dataset['motionChoice'] = 'full'
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] })
  vi.stubGlobal('scrollY', 5000)
  vi.stubGlobal('scrollTo', ({ top }: { top: number }) => vi.stubGlobal('scrollY', top))
})

it('animates to the target, and cancels a running animation when it is called again', () => {
  scrollPageTo(0, 1500)
  vi.advanceTimersByTime(300)
  expect(window.scrollY).toBeLessThan(5000)
  expect(window.scrollY).toBeGreaterThan(0)

  // As when going back restores the position of a list.
  scrollPageTo(3200)
  vi.advanceTimersByTime(2000)
  expect(window.scrollY).toBe(3200)

  scrollPageTo(0, 1500)
  vi.advanceTimersByTime(2000)
  expect(window.scrollY).toBe(0)
})
