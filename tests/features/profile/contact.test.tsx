import { render, screen, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import type * as intakeModule from '@/inquiries/intake'
import { ProfilePage } from '@/features/profile/ProfilePage'
import { intakeStore, type KnownIntake } from '@/inquiries/intake'

const site = vi.hoisted(() => ({ takesInquiries: true }))
vi.mock('@/inquiries/intake', async (load) => ({
  ...(await load<typeof intakeModule>()),
  get takesInquiries() {
    return site.takesInquiries
  },
}))

const CLOSED: KnownIntake = {
  state: 'closed',
  places: 3,
  opensOn: '2027-01-12',
  note: '다른 문의도 쓸 수 있습니다.',
  working: 1,
  updatedAt: '2026-11-29T00:00:00Z',
  readAt: '2026-11-29T00:00:00Z',
}

beforeEach(() => {
  site.takesInquiries = true
  intakeStore.setState({ intake: null, isUncertain: false })
})

function renderContact() {
  render(
    <MemoryRouter>
      <ProfilePage />
    </MemoryRouter>,
  )
  return within(screen.getByRole('region', { name: '편지 보낼 곳' }))
}

test('leads to the inquiry page with the state and the owner’s sentence', () => {
  intakeStore.setState({ intake: CLOSED })
  const link = renderContact().getByRole('link', { name: /지금은 쉽니다/ })
  expect(link).toHaveAccessibleName('지금은 쉽니다. 1월 12일에 엽니다. 다른 문의도 쓸 수 있습니다.')
  expect(link).toHaveAttribute('href', '/about/Inquiry')
})

test('keeps the link while nobody knows the state', () => {
  expect(renderContact().getByRole('link', { name: '문의' })).toBeVisible()
})

test('has no such link on a site without inquiries', () => {
  site.takesInquiries = false
  const hrefs = renderContact()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'))
  expect(hrefs).not.toContain('/about/Inquiry')
})
