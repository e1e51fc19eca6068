import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onVideoLoadAllowed } from '@/features/home/hero/HeroVideo'
import { loadingOverlay } from '@/stores/overlay'

beforeEach(() => {
  vi.useFakeTimers()
  delete window.loadingOverlay
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const hideOverlay = () => loadingOverlay().leave()

it('loads the video only after the overlay fades and the page is idle', () => {
  const callback = vi.fn<() => void>()
  onVideoLoadAllowed(callback)
  vi.advanceTimersByTime(5000)
  expect(callback).not.toHaveBeenCalled()
  hideOverlay()
  expect(callback).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(callback).toHaveBeenCalledOnce()
})

it.each([
  ['before', () => {}],
  ['after', hideOverlay],
])('does not load it when home is left %s the overlay fades', (_, beforeLeaving) => {
  const callback = vi.fn<() => void>()
  const cleanUp = onVideoLoadAllowed(callback)
  beforeLeaving()
  cleanUp()
  hideOverlay()
  vi.advanceTimersByTime(5000)
  expect(callback).not.toHaveBeenCalled()
})

it('does not load it for a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const callback = vi.fn<() => void>()
  onVideoLoadAllowed(callback)
  hideOverlay()
  vi.advanceTimersByTime(5000)
  expect(callback).not.toHaveBeenCalled()
})
