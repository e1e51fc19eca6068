import { act, cleanup, render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { Post } from '@/posts/post'
import { readLatestPosts } from '@/posts/queries'
import { a7c2, x100vi } from '@/posts/registry'
import GallerySection from '@/features/home/gallery/GallerySection'
import { targetSelector } from '@/features/home/motionTargets'
import { postOf } from '../../support/posts'

vi.mock('@/posts/queries', () => ({ readLatestPosts: vi.fn<typeof readLatestPosts>() }))

const EMPTY = '아직 인화한 사진이 없습니다.'
const photo = postOf({
  id: 1,
  title: '은하수',
  createdAt: '2026-05-01T09:00:00Z',
  status: 'published',
  updatedAt: null,
})

type Answer = Post[] | 'fails'

/** Home's gallery after both tables have answered. */
async function open(answers: { x100vi: Answer; a7c2: Answer }) {
  vi.mocked(readLatestPosts).mockImplementation((collection) => {
    const rows = collection === x100vi ? answers.x100vi : answers.a7c2
    return rows === 'fails' ? Promise.reject(new Error('down')) : Promise.resolve(rows)
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
  vi.stubGlobal('requestIdleCallback', (wanted: () => void) => setTimeout(wanted, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: media.includes('reduce'),
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
})

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

describe("home's gallery", () => {
  it.each([
    ['neither table can be read', 'fails', 'fails'],
    ['one can not be read and the other is empty', 'fails', []],
  ] as const)(
    'hangs blank prints, says nothing and leads to both galleries when %s',
    async (_, first, second) => {
      const section = await open({ x100vi: first, a7c2: second === 'fails' ? second : [] })
      expect(screen.queryByText(EMPTY)).toBeNull()
      expect(screen.queryByRole('status')).toBeNull()
      expect(
        section.querySelectorAll(`${targetSelector('track')} > [aria-hidden="true"]`).length,
      ).toBeGreaterThan(0)
      expect(section.querySelector('[data-photo-card]')).toBeNull()
      for (const { camera, listPath } of [a7c2, x100vi])
        expect(within(section).getByRole('link', { name: camera! })).toHaveAttribute('href', listPath)
    },
  )

  it('says so when both tables have answered and hold none', async () => {
    await open({ x100vi: [], a7c2: [] })
    expect(screen.getByRole('status')).toHaveTextContent(EMPTY)
  })

  it('shows what one table holds when the other can not be read', async () => {
    const section = await open({ x100vi: 'fails', a7c2: [photo] })
    expect(await within(section).findByRole('link', { name: /은하수/ })).toHaveAttribute('data-id', 'a7c2-1')
    expect(screen.queryByText(EMPTY)).toBeNull()
  })
})
