import { fireEvent, render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { PublishCard } from '@/admin/schedule/PublishCard'

it('shows a scheduled time in one line, and focuses its date when it is to be changed', () => {
  render(
    <PublishCard compact moment="2999-11-25T00:00:00.000Z" error={undefined} onChange={() => undefined} />,
  )
  expect(screen.queryByLabelText('날짜')).toBeNull()
  const change = screen.getByRole('button', { name: '바꾸기' })
  expect(change).toHaveAccessibleDescription(/11월 25일 월요일 오전 9:00$/)
  fireEvent.click(change)
  expect(screen.getByLabelText('날짜')).toHaveFocus()
})
