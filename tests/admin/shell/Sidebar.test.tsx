import { act, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { beforeEach, expect, test, vi } from 'vitest'
import { useConnection } from '@/admin/connection/connection'
import { Sidebar } from '@/admin/shell/Sidebar'
import { listInquiries } from '@/inquiries/ownerInquiries'
import { newInquiriesQuery } from '@/inquiries/ownerInquiryQueries'
import { queryClient } from '@/posts/read/queryClient'
import { inquiry, pageOf } from '../inquiries/inquiryFixtures'
import { settle } from '../../support/settle'

vi.mock('@/posts/owner/ownerQueries', async (original) => ({
  ...(await original<object>()),
  useOwnerCounts: () => ({ data: undefined }),
  useAllCounts: () => ({ data: undefined }),
}))
vi.mock('@/inquiries/ownerInquiries', async (original) => ({
  ...(await original<object>()),
  listInquiries: vi.fn<() => unknown>(),
}))

function open(address: string) {
  const router = createMemoryRouter(
    [{ path: '*', element: <Sidebar onNavigate={() => {}} withChip={false} /> }],
    { initialEntries: [address] },
  )
  render(<RouterProvider router={router} />)
}

beforeEach(() => {
  queryClient.clear()
  useConnection.setState({ state: 'checking' })
})

test.each([
  ['/admin/PortfolioFavorites', '포트폴리오'],
  ['/admin/PortfolioUpload/1/share', '포트폴리오'],
  ['/admin/Upload', '좋아하는 것들'],
  ['/admin/a7c2/Upload/3/versions', 'A7C2'],
  ['/admin/Episodes', '회차'],
  ['/admin/EpisodeUpload/3/share', '회차'],
  ['/admin/ChapterUpload', '소설'],
  ['/admin/Inquiries/7', '받은 문의'],
  ['/admin/CommissionUpload/2', '의뢰 종류'],
  ['/admin/Trash', '휴지통'],
])('at %s the current link is %s', (address, name) => {
  open(address)
  const current = screen.getAllByRole('link', { current: 'page' })
  expect(current.map((link) => link.textContent)).toEqual([name])
})

test('the group of inquiries counts the new ones, and all of them once none is new', async () => {
  useConnection.setState({ state: 'connected' })
  const letters = [1, 2, 3].map((id) => inquiry({ id }))
  const answered = inquiry({ id: 4, state: 'answered' })
  const spam = inquiry({ id: 5, state: 'spam' })
  vi.mocked(listInquiries).mockResolvedValue(pageOf([...letters, answered, spam], ['received']))
  open('/admin')
  await settle()
  const group = within(screen.getByRole('list', { name: '문의' }))
  expect(group.getAllByRole('link').map((link) => link.textContent)).toEqual(['받은 문의', '의뢰 종류'])
  expect(group.getByRole('link', { name: '받은 문의, 새 문의 3통' })).toBeVisible()

  vi.mocked(listInquiries).mockResolvedValue(pageOf([answered, spam], ['received']))
  await act(() => queryClient.refetchQueries(newInquiriesQuery))
  await settle()
  expect(group.getByRole('link', { name: '받은 문의' })).toHaveTextContent('받은 문의1')
})
