import { afterEach, expect, it, vi } from 'vitest'
import { stubDesktop } from '../motion'

const HOUR_MS = 3_600_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

it('looks for no scroll of its own accord, which would have a page at rest draw frames', async () => {
  stubDesktop()
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] })
  await import('@/motion/gsap')
  // Those of the library's own clock come later than this hour, which passes at once.
  const frames = vi.spyOn(window, 'requestAnimationFrame')
  vi.advanceTimersByTime(HOUR_MS)
  expect(frames).not.toHaveBeenCalled()
})
