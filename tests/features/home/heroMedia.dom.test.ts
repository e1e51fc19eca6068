import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { whenVideoMayLoad } from '@/features/home/hero/HeroVideo'
import { loadingOverlay } from '@/stores/overlay'

beforeEach(() => {
  vi.useFakeTimers()
  delete window.loadingOverlay
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const uncover = () => loadingOverlay().leave()

it('leaves the film alone until the page is uncovered and idle', () => {
  const ready = vi.fn<() => void>()
  whenVideoMayLoad(ready)
  vi.advanceTimersByTime(5000)
  expect(ready).not.toHaveBeenCalled()
  uncover()
  expect(ready).not.toHaveBeenCalled()
  vi.advanceTimersByTime(2000)
  expect(ready).toHaveBeenCalledOnce()
})

it.each([
  ['before', () => {}],
  ['after', uncover],
])('forgets it when home is left %s the page is uncovered', (_, first) => {
  const ready = vi.fn<() => void>()
  const leave = whenVideoMayLoad(ready)
  first()
  leave()
  uncover()
  vi.advanceTimersByTime(5000)
  expect(ready).not.toHaveBeenCalled()
})

it('brings none to a visitor who saves data', () => {
  vi.stubGlobal('navigator', { connection: { saveData: true } })
  const ready = vi.fn<() => void>()
  whenVideoMayLoad(ready)
  uncover()
  vi.advanceTimersByTime(5000)
  expect(ready).not.toHaveBeenCalled()
})
