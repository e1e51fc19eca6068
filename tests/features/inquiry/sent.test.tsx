import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, expect, test, vi } from 'vitest'
import { EMPTY_LETTER } from '@/features/inquiry/letterStore'
import { MyInquiries } from '@/features/inquiry/receipt/MyInquiries'
import { Sent } from '@/features/inquiry/sent/Sent'
import { keepReceipt, type KeptReceipt, listReceipts } from '@/inquiries/receiptStorage'
import { InquiryRefusal, readReceipt, type Receipt } from '@/inquiries/visitorInquiries'
import { stubMatchMedia } from '../../support/mediaQuery'
import { chooseToastAction, toasts } from '@/ui/toaster/store'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock(import('@/inquiries/visitorInquiries'), { spy: true })

const kept = (letter: string, day: number): KeptReceipt => ({
  token: letter.repeat(43),
  kind: 'work',
  commission: null,
  sentAt: `2026-11-${day}T05:32:00.000Z`,
})
const [first, second] = [kept('a', 29), kept('b', 28)]
const letter = { ...EMPTY_LETTER, kind: 'work' as const, name: ' 다솔 ', text: '표지를 부탁드립니다.' }
const read = (changes: Partial<Receipt>): Receipt => ({
  kind: 'work',
  state: 'received',
  name: '다솔',
  contact: null,
  text: letter.text,
  links: [],
  budget: null,
  wantedOn: null,
  promisedOn: null,
  createdAt: first.sentAt,
  updatedAt: first.sentAt,
  commission: null,
  about: null,
  aboutIsPublic: false,
  before: null,
  messages: [],
  ...changes,
})

beforeEach(() => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(window, 'scrollTo').mockReturnValue()
  stubMatchMedia()
  vi.mocked(readReceipt).mockReset().mockRejectedValue(new Error('offline'))
})

const showSent = () =>
  render(
    <MemoryRouter>
      <Sent token={first.token} receipt={first} letter={letter} />
    </MemoryRouter>,
  )
const showMine = () =>
  render(
    <MemoryRouter>
      <MyInquiries />
    </MemoryRouter>,
  )
const mine = () => screen.getByRole('region', { name: '내 문의' })

test('after sending, the heading has the focus, and the address leads to the receipt', () => {
  showSent()
  expect(screen.getByRole('heading', { level: 1, name: '잘 받았습니다.' })).toHaveFocus()
  const address = screen.getByRole('textbox', { name: '접수증 주소' })
  expect(address).toHaveValue(`${window.location.origin}/about/Receipt#${first.token}`)
  expect(screen.getByRole('link', { name: '접수증 열기' })).toHaveAttribute(
    'href',
    `/about/Receipt#${first.token}`,
  )
  expect(listReceipts()).toEqual([first])
  const paper = within(screen.getByRole('region', { name: '접수증' }))
  for (const value of ['받음', '외주 제안', '다솔', '2026. 11. 29. 14:32', '2027. 5. 28.', letter.text])
    expect(paper.getByText(value)).toBeInTheDocument()
})

test('the paper says the place in the queue and the work, which the database knows', async () => {
  const about = { key: 'series-tls', title: null }
  vi.mocked(readReceipt).mockResolvedValue(read({ before: 2, about }))
  showSent()
  expect(await screen.findByText('앞에 둘')).toBeInTheDocument()
  expect(screen.getByText('이 작품으로 문의')).toBeInTheDocument()
})

test('says if this browser cannot keep the receipt', () => {
  const write = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('quota exceeded', 'QuotaExceededError')
  })
  showSent()
  expect(screen.getByText(/적어 두지 못했습니다/)).toBeInTheDocument()
  write.mockRestore()
  act(() => void keepReceipt(first))
})

test('lists the receipts of this browser, and none without any', () => {
  const { container } = showMine()
  expect(container).toBeEmptyDOMElement()
  act(() => void [first, second].map(keepReceipt))
  expect(mine()).toHaveAttribute('id', 'receipts')
  expect(within(mine()).getAllByRole('link')).toHaveLength(2)
  expect(within(mine()).getByText('2026. 11. 28.')).toBeInTheDocument()
  expect(readReceipt).not.toHaveBeenCalled()
})

test('a removed receipt can be brought back, and the focus moves to the next row', () => {
  void [first, second].map(keepReceipt)
  showMine()
  const [button] = within(mine()).getAllByRole('button', { name: '지우기' })
  if (button) fireEvent.click(button)
  expect(listReceipts()).toEqual([second])
  expect(within(mine()).getByRole('button', { name: '지우기' })).toHaveFocus()
  const toast = toasts.getState().at(-1)
  expect(toast?.message).toBe('목록에서 지웠습니다.')
  act(() => chooseToastAction(toast?.id ?? 0))
  expect(listReceipts()).toEqual([first, second])
})

test('asks for the state of one inquiry when it is wanted', async () => {
  void [first, second].map(keepReceipt)
  vi.mocked(readReceipt).mockResolvedValue(read({ state: 'working' }))
  showMine()
  const [ask, other] = within(mine()).getAllByRole('button', { name: '상태 보기' })
  if (ask) fireEvent.click(ask)
  expect(await within(mine()).findByText('진행 중')).toBeInTheDocument()
  expect(vi.mocked(readReceipt).mock.calls.map(([token]) => token)).toEqual([first.token])
  vi.mocked(readReceipt).mockRejectedValue(new InquiryRefusal({ code: 'not_found' }))
  if (other) fireEvent.click(other)
  await waitFor(() => expect(mine()).toHaveTextContent('보관 기간이 지남'))
})
