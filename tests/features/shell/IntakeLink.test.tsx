import { act, render, screen } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test } from 'vitest'
import { IntakeLink } from '@/features/shell/IntakeLink'
import { intakeStore, type KnownIntake } from '@/inquiries/intake'

const OPEN: KnownIntake = {
  state: 'open',
  places: 3,
  opensOn: null,
  note: null,
  working: 1,
  updatedAt: '2026-11-29T00:00:00Z',
  readAt: '2026-11-29T00:00:00Z',
}

const renderLink = (intake: KnownIntake | null) => {
  intakeStore.setState({ intake })
  render(
    <MemoryRouter>
      <IntakeLink />
    </MemoryRouter>,
  )
}

beforeEach(() => intakeStore.setState({ intake: null, isUncertain: false }))

test.each([
  ['의뢰를 받습니다', OPEN],
  ['대기만 받습니다', { ...OPEN, working: 3 }],
  ['대기만 받습니다', { ...OPEN, state: 'waitlist' }],
  ['지금은 쉽니다', { ...OPEN, state: 'closed' }],
] as const)('says “%s”', (words, intake) => {
  renderLink(intake)
  expect(screen.getByRole('link', { name: words })).toHaveAttribute('href', '/about/Inquiry')
})

test('follows a change', () => {
  renderLink(OPEN)
  act(() => intakeStore.setState({ intake: { ...OPEN, state: 'closed' } }))
  expect(screen.getByRole('link')).toHaveAccessibleName('지금은 쉽니다')
})

test('says no state that nobody knows', () => {
  renderLink(null)
  expect(screen.getByRole('link')).toHaveAccessibleName('편지 쓰기')
})
