import { render, screen } from '@testing-library/react'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, expect, it, vi } from 'vitest'
import { parsePosts } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { a7c2 } from '../../support/galleries'
import { PhotoDetail } from '@/features/photos/detail/PhotoDetail'

const row = vi.hoisted(() => ({
  id: 1,
  title: '겹겹의 새벽',
  created_at: '2026-10-03T19:20:00+09:00',
  body: {
    type: 'doc',
    content: [{ type: 'paragraph', content: [{ type: 'text', text: '능선을 세었다.' }] }],
  },
}))

vi.mock('@/posts/read/repository', () => ({
  getPost: () => Promise.resolve(parsePosts(a7c2, [row])[0]),
  getNeighbours: () => Promise.resolve({ previous: null, next: null }),
}))

beforeEach(() => queryClient.clear())

it('shows the text of a photo before its notes', async () => {
  render(
    <MemoryRouter initialEntries={[a7c2.detailPath(1)]}>
      <Routes>
        <Route
          path={a7c2.detailPath(':id')}
          element={<PhotoDetail collection={a7c2} Notes={() => <p>현상 기록</p>} onShare={() => undefined} />}
        />
      </Routes>
    </MemoryRouter>,
  )
  const text = await screen.findByText('능선을 세었다.')
  const notes = screen.getByText('현상 기록')
  expect(text.compareDocumentPosition(notes) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy()
})
