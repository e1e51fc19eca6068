import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { toPosts } from '@/posts/post'
import { x100vi } from '@/posts/registry'
import { FilmWall } from '@/features/photos/wall/FilmWall'
import { installMatchMedia, watchReveals } from '../../support/screen'

const SCROLLBAR_PX = 15

/** A wall of so many photographs of three by two, in a view whose scrollbar takes its part of it. */
function renderWall(viewWidth: number, count: number) {
  installMatchMedia((query) => viewWidth >= Number(/min-width: (\d+)px/.exec(query)?.[1]))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(viewWidth - SCROLLBAR_PX)
  const rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `사진 ${index + 1}`,
    created_at: '2026-10-03',
    width: 2400,
    height: 1600,
  }))
  const more = { available: false, loading: false, failed: false, load: () => undefined }
  const posts = toPosts(x100vi, rows)
  render(
    <FilmWall
      collection={x100vi}
      view={{ posts, state: 'ready', more, outdated: false, retry: () => undefined, savedScroll: null }}
    />,
    { wrapper: MemoryRouter },
  )
  return screen.getAllByRole('listitem')
}

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

it.each([
  [768, '330px'],
  [767, '190px'],
])('hangs the film that CSS prints the edge of, in a view of %i px', (width, height) => {
  expect(renderWall(width, 1)[0]).toHaveStyle({ height })
})

it('goes on over unexposed frames, which are no photographs', () => {
  const frames = renderWall(1440, 1)
  expect(frames).toHaveLength(1)
  expect(screen.getByText('2 ▸ 2A').closest('[aria-hidden]')).toBeInTheDocument()
})

it('shows the whole of a frame that the keyboard comes to', () => {
  const link = within(renderWall(390, 3)[1]!).getByRole('link')
  const scroll = watchReveals()
  link.focus()
  expect(scroll.mock.contexts).toEqual([link])
})
