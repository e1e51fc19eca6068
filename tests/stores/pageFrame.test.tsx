import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { Theme } from '@/config/themes'
import { hydratePageFrame, getPageFrame, usePageFrame, onPageFrameChange } from '@/stores/pageFrame'

function Page({ world }: { world: Theme }) {
  usePageFrame({ theme: world })
  return null
}

it('notifies listeners only if a page sets a frame that differs from the hydrated one', () => {
  hydratePageFrame({ theme: 'paper', documentTheme: 'paper', header: 'overlay' })
  const listener = vi.fn<() => void>()
  const stop = onPageFrameChange(listener)
  const { rerender } = render(<Page world="paper" />)
  expect(listener).not.toHaveBeenCalled()
  rerender(<Page world="darkroom" />)
  expect(listener).toHaveBeenCalledOnce()
  expect(getPageFrame().theme).toBe('darkroom')
  stop()
})
