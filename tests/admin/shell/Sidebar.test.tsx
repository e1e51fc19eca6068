import { render, screen } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { expect, test, vi } from 'vitest'
import { Sidebar } from '@/admin/shell/Sidebar'

vi.mock('@/posts/ownerQueries', () => ({
  useOwnerCounts: () => ({ data: undefined }),
  useAllCounts: () => ({ data: undefined }),
}))

test.each([
  ['/admin/PortfolioFavorites', '포트폴리오'],
  ['/admin/PortfolioUpload/1/share', '포트폴리오'],
  ['/admin/Upload', '좋아하는 것들'],
  ['/admin/a7c2/Upload/3/versions', 'A7C2'],
  ['/admin/Episodes', '회차'],
  ['/admin/EpisodeUpload/3/share', '회차'],
  ['/admin/ChapterUpload', '소설'],
  ['/admin/Trash', '휴지통'],
])('at %s the current link is %s', (address, name) => {
  const router = createMemoryRouter(
    [{ path: '*', element: <Sidebar onNavigate={() => {}} withChip={false} /> }],
    {
      initialEntries: [address],
    },
  )
  render(<RouterProvider router={router} />)
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([name])
})
