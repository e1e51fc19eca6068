import { renderHook } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { preloadLinks } from '@/app/site/linkPreload'
import { useLinkPreload } from '@/app/site/useLinkPreload'

const stop = vi.fn<() => void>()
vi.mock('@/app/site/linkPreload', () => ({ preloadLinks: vi.fn<() => () => void>() }))

beforeEach(() => {
  vi.mocked(preloadLinks).mockReturnValue(stop)
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
})

it('begins once the page is idle, and ends with the page', async () => {
  const { unmount } = renderHook(useLinkPreload)
  expect(preloadLinks).not.toHaveBeenCalled()
  await vi.waitFor(() => expect(preloadLinks).toHaveBeenCalledOnce())
  unmount()
  expect(stop).toHaveBeenCalledOnce()
})

it('brings nothing to a visitor who asked for fewer bytes', () => {
  Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true })
  const idle = vi.fn<() => void>()
  vi.stubGlobal('requestIdleCallback', idle)
  renderHook(useLinkPreload)
  expect(idle).not.toHaveBeenCalled()
  Reflect.deleteProperty(navigator, 'connection')
})
