import { messages, press, resetAdminPage } from '../adminPage'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { IntakeCard } from '@/admin/inquiries/IntakeCard'
import type { Intake } from '@/inquiries/intake'
import { getIntake, updateIntake } from '@/inquiries/ownerInquiries'
import { queryClient } from '@/posts/read/queryClient'
import { DataError } from '@/supabase/errors'
import { toasts } from '@/ui/toaster/store'
import { settle } from '../../support/settle'
import { intakeOf, NOW } from './inquiryFixtures'

vi.mock('@/inquiries/ownerInquiries', async (original) => ({
  ...(await original<object>()),
  getIntake: vi.fn<() => unknown>(),
  updateIntake: vi.fn<() => unknown>(),
}))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

/** The row of the database. */
let stored: Intake = intakeOf()

const places = () => screen.getByRole('spinbutton', { name: '자리' })
const day = () => screen.getByLabelText('다음에 여는 날')
const note = () => screen.getByRole('textbox', { name: '한마디' })
const change = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const choose = async (name: string) => {
  fireEvent.click(within(screen.getByRole('radiogroup', { name: '의뢰' })).getByRole('radio', { name }))
  await settle()
}
const leave = async (field: HTMLElement) => {
  fireEvent.blur(field)
  await settle()
}
const undo = async () => {
  await act(async () => toasts.getState().at(-1)?.action?.onSelect())
  await settle()
}
/** Waits for the pause after which a number or a day is saved. */
const pause = async () => {
  await act(() => vi.advanceTimersByTimeAsync(1000))
}

beforeEach(async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true, now: Date.parse(NOW) })
  resetAdminPage()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  stored = intakeOf()
  vi.mocked(getIntake).mockImplementation(async () => stored)
  vi.mocked(updateIntake).mockImplementation(async ({ opens_on: opensOn, ...changes }) => {
    stored = { ...stored, ...changes, ...(opensOn !== undefined && { opensOn }) }
    return stored
  })
  render(<IntakeCard />)
  await settle()
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('saves the state when it is chosen, shows what the site says, and undoes it', async () => {
  expect(screen.getByText('의뢰를 받습니다. 빈자리 둘.')).toBeVisible()
  expect(screen.getByText('자리 3, 진행 중 1. 바꾸면 바로 나옵니다.')).toBeVisible()
  await choose('닫음')
  expect(updateIntake).toHaveBeenCalledExactlyOnceWith({ state: 'closed' })
  expect(screen.getByText('지금은 쉽니다. 다시 열면 여기에 적습니다.')).toBeVisible()
  expect(messages()).toEqual(['의뢰 상태를 바꾸었습니다.'])
  await undo()
  expect(updateIntake).toHaveBeenLastCalledWith({ state: 'open' })
  expect(screen.getByRole('radio', { name: '받음' })).toBeChecked()
})

test('explains that a full intake is shown as a waiting list', async () => {
  change(places(), '1')
  await pause()
  expect(updateIntake).toHaveBeenCalledExactlyOnceWith({ places: 1 })
  expect(screen.getByText('대기만 받습니다. 차례로 답합니다.')).toBeVisible()
  expect(screen.getByText('자리가 차서 사이트에는 ‘대기만 받습니다’로 나옵니다.')).toBeVisible()
})

test('saves several presses of + as one change', async () => {
  await press('자리 하나 늘리기')
  await press('자리 하나 늘리기')
  expect(places()).toHaveValue(5)
  await pause()
  expect(updateIntake).toHaveBeenCalledExactlyOnceWith({ places: 5 })
})

test('takes an empty field for no limit, but only once it is left', async () => {
  change(places(), '')
  await pause()
  expect(updateIntake).not.toHaveBeenCalled()
  await leave(places())
  expect(updateIntake).toHaveBeenCalledExactlyOnceWith({ places: null })
  expect(screen.getByText('의뢰를 받습니다. 자리가 있습니다.')).toBeVisible()
})

test('refuses a number of places beside its field', async () => {
  change(places(), '1000')
  await leave(places())
  expect(updateIntake).not.toHaveBeenCalled()
  expect(places()).toHaveAccessibleDescription('0부터 999까지의 숫자를 적어 주세요.')
  expect(places()).toBeInvalid()
  change(places(), '9')
  expect(places()).toBeValid()
})

test('saves the day, and refuses a day that has passed', async () => {
  change(day(), '2026-11-28')
  await leave(day())
  expect(updateIntake).not.toHaveBeenCalled()
  expect(day()).toHaveAccessibleDescription('오늘이나 그 뒤의 날을 골라 주세요.')
  change(day(), '2027-01-12')
  await pause()
  expect(updateIntake).toHaveBeenCalledExactlyOnceWith({ opens_on: '2027-01-12' })
})

test('saves the note on leaving and on Enter, but not while a syllable is composed', async () => {
  change(note(), '12월부터 그립니다')
  await pause()
  fireEvent.keyDown(note(), { key: 'Enter', isComposing: true })
  await settle()
  expect(updateIntake).not.toHaveBeenCalled()
  fireEvent.keyDown(note(), { key: 'Enter' })
  await settle()
  expect(updateIntake).toHaveBeenCalledExactlyOnceWith({ note: '12월부터 그립니다' })
  change(note(), '')
  await leave(note())
  expect(updateIntake).toHaveBeenLastCalledWith({ note: null })
  await undo()
  expect(note()).toHaveValue('12월부터 그립니다')
})

test('counts the note, and keeps one that is too long', async () => {
  change(note(), '가'.repeat(121))
  await leave(note())
  expect(updateIntake).not.toHaveBeenCalled()
  expect(screen.getByText('121/120자')).toBeVisible()
  expect(note()).toHaveAccessibleDescription('120자까지 쓸 수 있습니다. 지금 121자입니다.')
  expect(note()).toHaveValue('가'.repeat(121))
  fireEvent.keyDown(note(), { key: 'Escape' })
  expect(note()).toHaveValue('급한 마감은 먼저 물어 주세요.')
})

test('shows the old value if a change fails, and can send the change again', async () => {
  vi.mocked(updateIntake).mockRejectedValueOnce(new DataError('offline', 'no'))
  change(note(), '새 한마디')
  await leave(note())
  expect(note()).toHaveValue('급한 마감은 먼저 물어 주세요.')
  expect(screen.getByText('바꾸지 못했습니다. 다시 시도해 주세요.')).toBeVisible()
  expect(messages()).toEqual([])
  await press('다시 시도')
  expect(note()).toHaveValue('새 한마디')
  expect(screen.queryByText('바꾸지 못했습니다. 다시 시도해 주세요.')).toBeNull()
})

test('shows what another desk has changed when the window is focused again', async () => {
  stored = intakeOf({ state: 'waitlist' })
  fireEvent.focus(window)
  await settle()
  expect(screen.getByRole('radio', { name: '대기만' })).toBeChecked()
})
