import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import GallerySection from '@/features/home/gallery/GallerySection'
import type { Post } from '@/posts/post'
import { PageBackToTop } from '@/features/shell/PageBackToTop'
import { useScroll } from '@/stores/scroll'
import { buildPost } from '../../support/posts'
import { waitForMotion, scrollToProgress, stubDesktop } from '../../support/motion'

vi.mock('@/posts/read/queries', () => ({
  watchLatestPosts: (_: unknown, onPosts: (posts: Post[]) => void) => {
    const posts = [1, 2].map((id) =>
      buildPost({
        id,
        title: `사진 ${id}`,
        createdAt: `2026-05-0${id}T09:00:00Z`,
        status: 'published',
        updatedAt: null,
      }),
    )
    onPosts(posts)
    return () => undefined
  },
}))

let section: HTMLElement

beforeAll(stubDesktop)
afterAll(() => vi.unstubAllGlobals())

beforeEach(async () => {
  render(
    <>
      <GallerySection />
      <PageBackToTop />
    </>,
    { wrapper: MemoryRouter },
  )
  section = screen.getByRole('region', { name: 'Photography' })
  await screen.findAllByRole('link', { name: /사진/ })
  await waitForMotion(section)
})

const scrollTo = (progress: number) => act(() => scrollToProgress(progress))
const more = () => screen.getByTestId('gallery-more')

it('shows the “more” link beyond 80 % of the progress, and hides it when scrolling back', async () => {
  for (const [progress, shown] of [
    [0.5, 'false'],
    [0.81, 'true'],
    [0.79, 'false'],
  ] as const) {
    await scrollTo(progress)
    expect(more()).toHaveAttribute('data-shown', shown)
  }
})

it('is active while it is pinned, and hides the back-to-top button', async () => {
  const button = screen.getByRole('button', { name: '맨 위로', hidden: true })
  act(() => useScroll.getState().setScrollY(2400))
  expect(button).toHaveAttribute('data-visible', 'true')
  await scrollTo(0.4)
  expect(useScroll.getState().isPhotoSectionActive).toBe(true)
  expect(button).toHaveAttribute('data-visible', 'false')
  await scrollTo(1.2)
  expect(useScroll.getState().isPhotoSectionActive).toBe(false)
  expect(button).toHaveAttribute('data-visible', 'true')
})
