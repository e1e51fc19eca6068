import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Post } from '@/posts/post'
import { watchLatestPosts } from '@/posts/read/queries'
import { a7c2, x100vi } from '../../support/galleries'
import GallerySection from '@/features/home/gallery/GallerySection'
import { targetSelector } from '@/features/home/motionTargets'
import { buildPost } from '../../support/posts'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubIntersectionObserver } from '../../support/observers'

vi.mock('@/posts/read/queries', () => ({ watchLatestPosts: vi.fn<typeof watchLatestPosts>() }))

const EMPTY = '아직 인화한 사진이 없습니다.'
const photo = buildPost({
  id: 1,
  title: '은하수',
  createdAt: '2026-05-01T09:00:00Z',
  status: 'published',
  updatedAt: null,
})

type Response = Post[] | 'fails'

/** Renders home's gallery and waits until both tables have responded. */
async function open(responses: { x100vi: Response; a7c2: Response }) {
  vi.mocked(watchLatestPosts<object>).mockImplementation((collection, onPosts) => {
    const rows = collection.key === x100vi.key ? responses.x100vi : responses.a7c2
    onPosts(rows === 'fails' ? null : rows)
    return () => undefined
  })
  render(
    <MemoryRouter>
      <GallerySection />
    </MemoryRouter>,
  )
  const section = screen.getByRole('region', { name: 'Photography' })
  await vi.waitFor(() => expect(section).toHaveAttribute('data-state', 'ready'), 10_000)
  await act(() => vi.dynamicImportSettled())
  return section
}

beforeEach(() => {
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  stubMatchMedia((query) => query.includes('reduce'))
  stubIntersectionObserver()
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe("home's gallery", () => {
  it.each([
    ['both requests fail', 'fails', 'fails'],
    ['one request fails and the other table is empty', 'fails', []],
  ] as const)(
    'shows blank prints and links to both galleries without a notice when %s',
    async (_, first, second) => {
      const section = await open({ x100vi: first, a7c2: second === 'fails' ? second : [] })
      expect(screen.queryByText(EMPTY)).toBeNull()
      expect(screen.queryByRole('status')).toBeNull()
      expect(
        section.querySelectorAll(`${targetSelector('track')} > [aria-hidden="true"]`).length,
      ).toBeGreaterThan(0)
      expect(section.querySelector('[data-photo-card]')).toBeNull()
      for (const { camera, listPath } of [a7c2, x100vi])
        expect(within(section).getByRole('link', { name: camera })).toHaveAttribute('href', listPath)
    },
  )

  it('shows a notice when both tables are empty', async () => {
    await open({ x100vi: [], a7c2: [] })
    expect(screen.getByRole('status')).toHaveTextContent(EMPTY)
  })

  it("shows one camera's photos when the other request fails", async () => {
    const section = await open({ x100vi: 'fails', a7c2: [photo] })
    expect(await within(section).findByRole('link', { name: /은하수/ })).toHaveAttribute('data-id', 'a7c2-1')
    expect(screen.queryByText(EMPTY)).toBeNull()
  })
})
