import { afterEach, expect, it, vi } from 'vitest'
import { stubDesktop } from '../support/motion'

const HOUR_MS = 3_600_000

let isSetUp = false

/** The library as a page has it: set up once, by whichever test wants it first. */
async function library() {
  const { setUpLibrary, ScrollTrigger } = await import('@/motion/gsap')
  if (!isSetUp) setUpLibrary()
  isSetUp = true
  return ScrollTrigger
}

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('looks for no scroll of its own accord, which would have a page at rest draw frames', async () => {
  stubDesktop()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await library()
  // Those of the library's own clock come later than this hour, which passes at once.
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  vi.advanceTimersByTime(HOUR_MS)
  expect(frames).not.toHaveBeenCalled()
})

it('finds the end of a scroll, and then stops looking', async () => {
  stubDesktop()
  const ScrollTrigger = await library()
  ScrollTrigger.create({ trigger: document.body, start: 0, end: 1000 })
  const ended = vi.fn<() => void>()
  ScrollTrigger.addEventListener('scrollEnd', ended)
  document.dispatchEvent(new Event('scroll'))
  expect(ScrollTrigger.isScrolling()).toBe(true)
  // The library keeps the true time.
  await vi.waitFor(() => expect(ended).toHaveBeenCalledOnce(), { timeout: 5000 })
  expect(ScrollTrigger.isScrolling()).toBe(false)
  vi.useFakeTimers()
  const looked = vi.spyOn(ScrollTrigger, 'update')
  vi.advanceTimersByTime(HOUR_MS)
  expect(looked).not.toHaveBeenCalled()
})
