import { render, screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { Cut } from '@/features/series/strip/Cut'

const cut = { image: '/a.webp', width: 720, height: 1000 }

it('an enlarged cut keeps the place to which it was dragged when its row renders again', () => {
  const scrollTo = vi.fn<(left: number, top: number) => void>()
  Object.assign(Element.prototype, { scrollTo })
  const row = { cut, index: 0, zoomedAt: { clientX: 300, clientY: 200 } } as const
  const { rerender } = render(<Cut {...row} load="lazy" />)
  expect(scrollTo).toHaveBeenCalledExactlyOnceWith(300, 200)
  rerender(<Cut {...row} load="eager" />)
  expect(screen.getByRole('img')).toHaveAttribute('loading', 'eager')
  expect(scrollTo).toHaveBeenCalledOnce()
  rerender(<Cut {...row} load="eager" zoomedAt={{ clientX: 10, clientY: 20 }} />)
  expect(scrollTo).toHaveBeenLastCalledWith(10, 20)
})
