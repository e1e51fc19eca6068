import { renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { useGlyphs } from '@/features/collection-view/useGlyphs'
import { postOf } from '../../posts'

const ensureGlyphs = vi.hoisted(() => vi.fn<(text: string) => Promise<void>>(() => Promise.resolve()))
vi.mock('@/lib/ensureGlyphs', () => ({ ensureGlyphs }))

const post = (id: number, title: string, meta = {}) => postOf({ id, title, summary: null, meta })

it('tells the words of the posts that have come since', () => {
  const first = [post(1, '새벽', { tags: ['바다'], iso: 100 }), post(2, '빗소리')]
  const { rerender } = renderHook(({ posts, more }) => useGlyphs(posts, more), {
    initialProps: { posts: first, more: '' },
  })
  rerender({ posts: [...first, post(3, '안개')], more: '' })
  rerender({ posts: first, more: '둘 나란히' })
  expect(ensureGlyphs.mock.calls.map(([text]) => text.split(' ').filter(Boolean))).toEqual([
    ['새벽', '바다', '빗소리'],
    ['안개'],
    ['둘', '나란히'],
  ])
})
