import { render } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { World } from '@/config/worlds'
import { adoptPageFrame, currentPageFrame, usePageFrame, watchPageFrame } from '@/stores/pageFrame'

function Page({ world }: { world: World }) {
  usePageFrame({ world })
  return null
}

it('a page that asks for the frame it was adopted in changes nothing, for another one it does', () => {
  adoptPageFrame({ world: 'paper', ground: 'paper', header: 'overlay' })
  const changed = vi.fn<() => void>()
  const stop = watchPageFrame(changed)
  const { rerender } = render(<Page world="paper" />)
  expect(changed).not.toHaveBeenCalled()
  rerender(<Page world="darkroom" />)
  expect(changed).toHaveBeenCalledOnce()
  expect(currentPageFrame().world).toBe('darkroom')
  stop()
})
