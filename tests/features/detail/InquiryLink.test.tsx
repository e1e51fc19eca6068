import { render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as intakeModule from '@/inquiries/intake'
import { InquiryLink } from '@/features/detail/InquiryLink'

const site = vi.hoisted(() => ({ takesInquiries: true }))
vi.mock('@/inquiries/intake', async (load) => ({
  ...(await load<typeof intakeModule>()),
  get takesInquiries() {
    return site.takesInquiries
  },
}))

beforeEach(() => void (site.takesInquiries = true))

const renderLink = () =>
  render(
    <MemoryRouter>
      <InquiryLink work="fanart-12" />
    </MemoryRouter>,
  )

test('leads to a letter about the work', () => {
  renderLink()
  expect(screen.getByRole('link', { name: '이 작품으로 문의' })).toHaveAttribute(
    'href',
    '/about/Inquiry?about=fanart-12',
  )
})

test('is absent on a site without inquiries', () => {
  site.takesInquiries = false
  renderLink()
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
})
