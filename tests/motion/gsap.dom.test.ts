import { afterEach, expect, it, vi } from 'vitest'
import { stubDesktop } from '../support/motion'

const HOUR_MS = 3_600_000

let isSetUp = false

/** Returns ScrollTrigger after setting GSAP up once. */
async function loadScrollTrigger() {
  const { setUpGsap, ScrollTrigger } = await import('@/motion/gsap')
  if (!isSetUp) setUpGsap()
  isSetUp = true
  return ScrollTrigger
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('does not poll for scrolling, which would make an idle page draw frames', async () => {
  stubDesktop()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await loadScrollTrigger()
  // The library's own ticker uses real time, so it does not run during this fake hour.
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  vi.advanceTimersByTime(HOUR_MS)
  expect(frames).not.toHaveBeenCalled()
})

it('detects the end of a scroll and then stops polling', async () => {
  stubDesktop()
  const ScrollTrigger = await loadScrollTrigger()
  ScrollTrigger.create({ trigger: document.body, start: 0, end: 1000 })
  const ended = vi.fn<() => void>()
  ScrollTrigger.addEventListener('scrollEnd', ended)
  document.dispatchEvent(new Event('scroll'))
  expect(ScrollTrigger.isScrolling()).toBe(true)
  // The library uses real time.
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 5000 })
  expect(ScrollTrigger.isScrolling()).toBe(false)
  vi.useFakeTimers()
  const update = vi.spyOn(ScrollTrigger, 'update')
  vi.advanceTimersByTime(HOUR_MS)
  expect(update).not.toHaveBeenCalled()
})
