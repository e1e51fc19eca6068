import { messages, press, resetAdminPage } from '../adminPage'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import Inbox from '@/admin/inquiries/Inbox'
import {
  deleteInquiries,
  getIntake,
  type ListedInquiry,
  listInquiries,
  listCommissionPictures,
  moveInquiries,
} from '@/inquiries/ownerInquiries'
import { newInquiriesQuery } from '@/inquiries/ownerInquiryQueries'
import { queryClient } from '@/posts/read/queryClient'
import { DataError } from '@/supabase/errors'
import { toasts } from '@/ui/toaster/store'
import { installFakeDate } from '../../support/clock'
import { settle } from '../../support/settle'
import { inquiry, intakeOf, NOW, pageOf } from './inquiryFixtures'

vi.mock('@/inquiries/ownerInquiries', async (original) => ({
  ...(await original<object>()),
  listInquiries: vi.fn<() => unknown>(),
  listCommissionPictures: vi.fn<() => unknown>(),
  moveInquiries: vi.fn<() => unknown>(),
  deleteInquiries: vi.fn<() => unknown>(),
  getIntake: vi.fn<() => unknown>(),
}))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))

const dasol = inquiry({ id: 9, name: '다솔', kind: 'commission', commission: { id: 1, title: '책 표지' } })
const raon = inquiry({ id: 8, name: '라온서점', kind: 'work', createdAt: '2026-11-28T05:00:00Z' })
const late = inquiry({
  id: 7,
  name: '이음출판',
  state: 'working',
  promisedOn: '2026-11-26',
  createdAt: '2026-11-24T05:00:00Z',
})
const done = inquiry({ id: 6, name: '초록', state: 'done', updatedAt: '2026-11-11T05:00:00Z' })
const spam = inquiry({ id: 5, name: '광고', state: 'spam' })

/** The rows of the database. */
let stored: ListedInquiry[] = []

const rows = () => [...document.querySelectorAll('tr[data-id]')].map((row) => row.getAttribute('data-id'))
const filters = () =>
  within(screen.getByRole('group', { name: '상태로 거르기' }))
    .getAllByRole('button')
    .map(({ textContent }) => textContent.trim())
const select = (name: string) => fireEvent.click(screen.getByRole('checkbox', { name: `${name} 선택` }))
const lastQuery = () => vi.mocked(listInquiries).mock.calls.at(-1)?.[0]

async function open(address = '/admin/Inquiries') {
  const router = createMemoryRouter([{ path: '*', element: <Inbox /> }], { initialEntries: [address] })
  render(<RouterProvider router={router} />)
  await settle()
  return router
}

async function pressInDialog(name: string) {
  fireEvent.click(within(screen.getByRole('alertdialog')).getByText(name))
  await settle()
}

beforeEach(() => {
  resetAdminPage()
  installFakeDate(Date.parse(NOW))
  vi.spyOn(console, 'error').mockReturnValue()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  stored = [dasol, raon, late, done, spam]
  vi.mocked(listInquiries).mockImplementation(async ({ states }) => pageOf(stored, states))
  vi.mocked(listCommissionPictures).mockResolvedValue({})
  vi.mocked(getIntake).mockResolvedValue(intakeOf())
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('counts the letters, and lists all but spam', async () => {
  await open()
  expect(screen.getByText('4통, 새 문의 2통, 진행 중 1통')).toBeVisible()
  expect(rows()).toEqual(['9', '8', '7', '6'])
  expect(filters()).toEqual([
    '전체 4',
    '받음 2',
    '답함 0',
    '진행 중 1',
    '끝남 1',
    '받지 않음 0',
    '취소함 0',
    '스팸 1',
  ])
})

test('shows kind, state, its day and the time of each letter', async () => {
  await open()
  const row = (name: RegExp) => screen.getByRole('row', { name })
  expect(row(/다솔/)).toHaveTextContent(/의뢰책 표지받음14:32$/)
  expect(row(/라온서점/)).toHaveTextContent(/외주 제안받음어제$/)
  expect(row(/이음출판/)).toHaveTextContent(/진행 중 ?사흘 지났습니다11\. 24\.$/)
  expect(row(/초록/)).toHaveTextContent(/끝남2027\. 5\. 10\.에 지움/)
  expect(screen.getByRole('link', { name: '다솔' })).toHaveAttribute('href', '/admin/Inquiries/9')
})

test('keeps state, search and page in the address', async () => {
  const router = await open('/admin/Inquiries?q=시집&page=2')
  expect(vi.mocked(listInquiries).mock.calls.map(([query]) => query)).toContainEqual(
    expect.objectContaining({ search: '시집', page: 2 }),
  )
  await press(/^스팸/)
  expect(router.state.location.search).toBe('?q=%EC%8B%9C%EC%A7%91&state=spam')
  expect(rows()).toEqual(['5'])
  await press(/^답함/)
  expect(lastQuery()).toMatchObject({ search: '시집', states: ['answered'], page: 1 })
  expect(screen.getByRole('heading', { name: '‘시집’을 찾지 못했습니다.' })).toBeVisible()
  await press('조건 지우기')
  expect(router.state.location.search).toBe('')
})

test('asks by name before a letter is deleted, and can be told not to', async () => {
  await open()
  await press('‘다솔’ 님의 문의 지우기')
  const question = screen.getByRole('alertdialog', { name: '‘다솔’ 님의 문의를 완전히 지울까요?' })
  expect(question).toHaveAccessibleDescription('주고받은 글과 메모도 함께 지웁니다. 되돌릴 수 없습니다.')
  expect(within(question).getByText('취소')).toHaveFocus()
  await pressInDialog('취소')
  expect(deleteInquiries).not.toHaveBeenCalled()

  vi.mocked(deleteInquiries).mockImplementation(async (ids) => {
    stored = stored.filter(({ id }) => !ids.includes(id))
  })
  await press('‘다솔’ 님의 문의 지우기')
  await pressInDialog('지우기')
  expect(deleteInquiries).toHaveBeenCalledExactlyOnceWith([9])
  expect(rows()).toEqual(['8', '7', '6'])
  expect(messages()).toEqual(['‘다솔’ 님의 문의를 지웠습니다.'])
})

test('deletes a selection after a question', async () => {
  await open()
  fireEvent.click(screen.getByRole('checkbox', { name: '모두 선택' }))
  expect(screen.getByText('4통 선택됨')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
  select('초록')
  await press('지우기')
  expect(screen.getByRole('alertdialog', { name: '문의 3통을 완전히 지울까요?' })).toBeVisible()
  await pressInDialog('지우기')
  expect(deleteInquiries).toHaveBeenCalledExactlyOnceWith([9, 8, 7])
})

test('shows letters again that could not be deleted', async () => {
  vi.mocked(deleteInquiries).mockRejectedValue(new DataError('offline', 'no'))
  await open()
  await press('‘다솔’ 님의 문의 지우기')
  await pressInDialog('지우기')
  expect(rows()).toEqual(['9', '8', '7', '6'])
  expect(messages()).toEqual([expect.stringContaining('지우지 못했습니다. 서버에 닿지 못했습니다.')])
})

test('moves a selection to spam without asking, and back to its states', async () => {
  vi.mocked(moveInquiries).mockImplementation(async (ids, state) => {
    stored = stored.map((row) => (ids.includes(row.id) ? { ...row, state } : row))
  })
  await open()
  select('다솔')
  select('이음출판')
  await press('스팸으로')
  expect(moveInquiries).toHaveBeenCalledExactlyOnceWith([9, 7], 'spam')
  expect(rows()).toEqual(['8', '6'])
  expect(filters()).toContain('스팸 3')
  expect(messages()).toEqual(['문의 2통을 스팸으로 옮겼습니다.'])

  await act(async () => toasts.getState()[0]?.action?.onSelect())
  await settle()
  expect(vi.mocked(moveInquiries).mock.calls.slice(1)).toEqual([
    [[9], 'received'],
    [[7], 'working'],
  ])
  expect(rows()).toEqual(['9', '8', '7', '6'])
})

test('brings back what is no spam', async () => {
  await open('/admin/Inquiries?state=spam')
  select('광고')
  await press('스팸 아님')
  expect(moveInquiries).toHaveBeenCalledExactlyOnceWith([5], 'received')
  expect(messages()).toEqual(['‘광고’ 님의 문의를 ‘받음’으로 옮겼습니다.'])
})

test('offers letters that came meanwhile, and does not move the list by itself', async () => {
  const router = await open('/admin/Inquiries?state=working')
  stored = [inquiry({ id: 12, name: '새 사람' }), ...stored]
  await act(() => queryClient.refetchQueries(newInquiriesQuery))
  await settle()
  expect(rows()).toEqual(['7'])
  await press('새 문의 1통 보기')
  expect(router.state.location.search).toBe('')
  expect(rows()).toEqual(['12', '9', '8', '7', '6'])
  expect(screen.getByRole('link', { name: '새 사람' })).toHaveFocus()
  expect(screen.queryByRole('button', { name: /통 보기$/ })).toBeNull()
})

test('says that the letter box is empty', async () => {
  stored = []
  await open()
  expect(screen.getByRole('heading', { name: '아직 빈 편지함입니다.' })).toBeVisible()
  expect(screen.getByText('받은 문의가 없습니다')).toBeVisible()
  expect(screen.queryByRole('searchbox')).toBeNull()
})

test('keeps the filters if everything is spam', async () => {
  stored = [spam]
  await open()
  expect(screen.getByRole('heading', { name: '아직 빈 편지함입니다.' })).toBeVisible()
  expect(filters()).toContain('스팸 1')
})

test('shows an error and retries', async () => {
  vi.mocked(listInquiries).mockRejectedValue(new DataError('denied', 'no'))
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('목록을 불러오지 못했습니다.')
  vi.mocked(listInquiries).mockImplementation(async ({ states }) => pageOf(stored, states))
  await press('다시 시도')
  expect(rows()).toEqual(['9', '8', '7', '6'])
})

test('shows the markup of a stranger as text', async () => {
  stored = [inquiry({ id: 3, name: '<b>굵게</b>', text: '<img src=x onerror=alert(1)>' })]
  await open()
  expect(screen.getByRole('link', { name: '<b>굵게</b>' })).toBeVisible()
  expect(screen.getByText('<img src=x onerror=alert(1)>')).toBeVisible()
})
