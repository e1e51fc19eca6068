import { expect, it, vi } from 'vitest'
import { rememberStaticSpinner, syncSpinner } from '@/features/loading/spinner'

/** A ring that began to turn at `since`, ms. */
function ringFrom(since: number) {
  const ring = document.createElement('span')
  const turning = { startTime: since }
  const asked = vi.fn<() => object[]>(() => [turning])
  Object.assign(ring, { getAnimations: asked })
  return { ring, turning, asked }
}

it('a ring goes on where the one before it was, and the one that stands is not asked again', () => {
  const first = ringFrom(120)
  first.ring.className = 'loading-ring'
  document.body.append(first.ring)
  rememberStaticSpinner()
  // React took the very element over.
  syncSpinner(first.ring)
  expect(first.asked).toHaveBeenCalledOnce()
  const next = ringFrom(900)
  syncSpinner(next.ring)
  expect(next.turning.startTime).toBe(120)
  syncSpinner(null)
})
