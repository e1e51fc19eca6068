import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { parsePosts } from '@/posts/post'
import { x100vi } from '../../support/galleries'
import { FilmWall } from '@/features/photos/wall/FilmWall'
import { stubKeyboardFocus } from '../../support/keyboardFocus'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubResizeObserver } from '../../support/observers'

const SCROLLBAR_PX = 15

/** Renders `count` photos with a ratio of 3:2 in a viewport with a scrollbar. Returns the frames. */
function renderWall(viewWidth: number, count: number) {
  stubMatchMedia((query) => viewWidth >= Number(/min-width: (\d+)px/.exec(query)?.[1]))
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(viewWidth - SCROLLBAR_PX)
  const rows = Array.from({ length: count }, (_, index) => ({
    id: index + 1,
    title: `사진 ${index + 1}`,
    created_at: '2026-10-03',
    width: 2400,
    height: 1600,
  }))
  const more = { available: false, loading: false, failed: false, load: () => undefined }
  const posts = parsePosts(x100vi, rows)
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
  stubResizeObserver()
})

it.each([
  [768, '330px'],
  [767, '190px'],
])('switches the frame height at the breakpoint of the stylesheet: %i px', (width, height) => {
  expect(renderWall(width, 1)[0]).toHaveStyle({ height })
})

it('fills the strip with blank frames that are not list items', () => {
  const frames = renderWall(1440, 1)
  expect(frames).toHaveLength(1)
  expect(screen.getByText('2 ▸ 2A').closest('[aria-hidden]')).toBeInTheDocument()
})

it('scrolls a frame into view on keyboard focus', () => {
  const link = within(renderWall(390, 3)[1]!).getByRole('link')
  const scroll = stubKeyboardFocus()
  link.focus()
  expect(scroll.mock.contexts).toEqual([link])
})
