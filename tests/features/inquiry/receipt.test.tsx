import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { RECEIPT_POLL_MS } from '@/config/constants'
import { ReceiptPage } from '@/features/inquiry/receipt/ReceiptPage'
import {
  addToReceipt,
  InquiryRefusal,
  readReceipt,
  type Receipt,
  withdrawReceipt,
} from '@/inquiries/visitorInquiries'
import { saveFile } from '@/lib/browser/saveFile'
import { DataError } from '@/supabase/errors'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../support/dialog'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock(import('@/inquiries/visitorInquiries'), { spy: true })
vi.mock(import('@/lib/browser/saveFile'), { spy: true })

let token = ''
let count = 0

const received: Receipt = {
  kind: 'commission',
  state: 'received',
  name: '다솔',
  contact: 'dasol@example.com',
  text: '안녕하세요. <b>첫 시집</b>의 앞표지를 부탁드립니다.',
  links: ['https://example.com/brief'],
  budget: '50만 원',
  wantedOn: '2027-01-31',
  promisedOn: null,
  createdAt: '2026-11-29T05:32:00.000Z',
  updatedAt: '2026-11-29T05:32:00.000Z',
  commission: null,
  about: null,
  aboutIsPublic: false,
  before: 0,
  messages: [],
}
const answer = { author: 'owner' as const, text: '잘 읽었습니다.', createdAt: '2026-11-30T00:10:00.000Z' }
const addition = (text: string) => ({
  author: 'sender' as const,
  text,
  createdAt: '2026-11-30T01:00:00.000Z',
})

const answers = (changes: Partial<Receipt>) =>
  vi.mocked(readReceipt).mockImplementation(async () => ({ ...received, ...changes }))
const offline = () => new DataError('offline', 'Failed to fetch')

function open(changes?: Partial<Receipt>) {
  if (changes) answers(changes)
  return render(
    <MemoryRouter>
      <ReceiptPage />
    </MemoryRouter>,
  )
}
const title = () => screen.getByRole('heading', { level: 1 })
async function shown(changes: Partial<Receipt> = {}) {
  const view = open(changes)
  await screen.findByRole('list', { name: '주고받은 글' })
  return view
}
const steps = () =>
  within(screen.getByRole('list', { name: '지나온 상태' }))
    .getAllByRole('listitem')
    .map((step) => `${step.textContent} ${step.dataset['progress']}`)
const field = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: '덧붙이기' })
const add = (text: string) => {
  fireEvent.change(field(), { target: { value: text } })
  fireEvent.click(screen.getByRole('button', { name: '덧붙이기' }))
}

beforeEach(() => {
  installDialogMethods()
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(readReceipt).mockReset()
  vi.mocked(addToReceipt).mockReset()
  vi.mocked(withdrawReceipt).mockReset()
  vi.mocked(saveFile).mockReset().mockReturnValue()
  token = `token-of-a-receipt-number-${(count += 1)}`
  window.location.hash = token
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  window.location.hash = ''
})

describe('the state', () => {
  test('received: waits for its reading', async () => {
    await shown()
    expect(title()).toHaveTextContent('받음')
    expect(screen.getByText('읽는 대로 답하겠습니다.')).toBeInTheDocument()
    expect(screen.getByText('의뢰, 다솔 님의 접수증입니다.')).toBeInTheDocument()
    expect(steps()).toEqual(['받음 11. 29. current', '답함  next', '진행 중  next', '끝남  next'])
    expect(screen.getByText(received.text)).toBeInTheDocument()
    for (const fact of ['dasol@example.com', '50만 원', '2027. 1. 31.', 'https://example.com/brief'])
      expect(screen.getByText(fact)).toBeInTheDocument()
  })

  test.each([
    [2, '앞에 둘 있습니다.'],
    [10, '앞에 열 있습니다.'],
    [11, '앞에 11통 있습니다.'],
  ])('with %i before says so', async (before, words) => {
    await shown({ before })
    expect(screen.getByText(words)).toBeInTheDocument()
  })

  test('answered: shows the answer with its day', async () => {
    await shown({ state: 'answered', messages: [answer], before: 2 })
    expect(title()).toHaveTextContent('답함')
    expect(screen.getByText('아래에 답을 적어 두었습니다.')).toBeInTheDocument()
    expect(screen.getByText('앞에 둘 있습니다.')).toBeInTheDocument()
    expect(steps().slice(0, 2)).toEqual(['받음 11. 29. past', '답함 11. 30. current'])
    const slips = within(screen.getByRole('list', { name: '주고받은 글' })).getAllByRole('listitem')
    expect(slips.at(-1)).toHaveTextContent('한여백 11. 30. 09:10잘 읽었습니다.')
  })

  test('working: says the promised day, and the days that are known', async () => {
    const state: Partial<Receipt> = { state: 'working', messages: [answer], before: null }
    await shown({ ...state, promisedOn: '2026-12-20', updatedAt: '2026-12-02T01:05:00.000Z' })
    expect(document.querySelector('h1 + p')).toHaveTextContent('12월 20일까지 드리겠습니다.')
    expect(steps()[2]).toBe('진행 중 12. 2.부터 current')
  })

  test('working: without a day says so, and does not take the time of a message for its beginning', async () => {
    await shown({ state: 'working', messages: [answer], updatedAt: answer.createdAt })
    expect(screen.getByText('날이 정해지면 여기에 적겠습니다.')).toBeInTheDocument()
    expect(steps()[2]).toBe('진행 중  current')
  })

  test.each([
    ['done', '끝남', '2027년 6월 18일에 모두 지웁니다.', 4],
    ['declined', '받지 않음', '이번에는 함께하지 못합니다.', 2],
    ['withdrawn', '취소함', '취소하셨습니다.', 2],
  ] as const)('%s: can neither be added to nor withdrawn', async (state, word, sentence, cells) => {
    await shown({ state, updatedAt: '2026-12-20T03:00:00.000Z' })
    expect(title()).toHaveTextContent(word)
    expect(document.querySelector('h1 + p')).toHaveTextContent(sentence)
    expect(steps()).toHaveLength(cells)
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.queryByRole('button', { name: '취소하기' })).toBeNull()
  })

  test('names a work that is gone', async () => {
    await shown({ about: { key: 'fanart-5', title: '달을 건너는 마녀' }, aboutIsPublic: false })
    expect(screen.getByText(/이 작품은 이제 없습니다/)).toHaveTextContent('달을 건너는 마녀')
    expect(screen.queryByRole('link', { name: '달을 건너는 마녀' })).toBeNull()
  })

  test('leads to a series, which the database does not know', async () => {
    await shown({ about: { key: 'series-tls', title: null }, aboutIsPublic: false })
    const list = screen.getByRole('list', { name: '주고받은 글' })
    expect(within(list).getByRole('link')).toHaveAttribute('href', '/webtoon/Tls')
  })

  test('folds a long conversation, which can be unfolded', async () => {
    await shown({ messages: Array.from({ length: 9 }, (_, index) => addition(`글 ${index}`)) })
    const slips = () => within(screen.getByRole('list', { name: '주고받은 글' })).getAllByRole('listitem')
    expect(slips()).toHaveLength(6)
    fireEvent.click(screen.getByRole('button', { name: '앞의 글 4장 펼치기' }))
    expect(slips()).toHaveLength(10)
    expect(screen.getByRole('list', { name: '주고받은 글' })).toHaveFocus()
  })
})

describe('the token', () => {
  test('is read from the fragment only, and appears nowhere on the page', async () => {
    const { container } = await shown()
    expect(readReceipt).toHaveBeenCalledWith(token, expect.anything())
    expect(container.innerHTML).not.toContain(token)
    expect(document.title).not.toContain(token)
  })

  test('can change while the page is open', async () => {
    await shown()
    answers({ name: '이서안' })
    act(() => {
      window.location.hash = 'another-token-of-another-receipt'
    })
    await screen.findByText('의뢰, 이서안 님의 접수증입니다.')
    expect(vi.mocked(readReceipt).mock.lastCall?.[0]).toBe('another-token-of-another-receipt')
  })

  test.each([
    ['unknown', 'x'.repeat(43)],
    ['malformed', '%E0%A4%A'],
    ['missing', ''],
  ])('%s: the same words', async (_, hash) => {
    window.location.hash = hash
    vi.mocked(readReceipt).mockRejectedValue(new InquiryRefusal({ code: 'not_found' }))
    open()
    await waitFor(() =>
      expect(title()).toHaveTextContent('이 접수증을 찾을 수 없거나 보관 기간이 지났습니다'),
    )
    expect(screen.getByRole('link', { name: '새로 문의하기' })).toHaveAttribute('href', '/about/Inquiry')
  })

  test('is in the copied link, and neither in the log nor in the message if that fails', async () => {
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue()
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), { clipboard: { writeText } }))
    await shown()
    fireEvent.click(screen.getByRole('button', { name: '링크 복사' }))
    await screen.findByRole('button', { name: '복사했습니다' })
    expect(writeText).toHaveBeenCalledWith(`${window.location.origin}/about/Receipt#${token}`)

    writeText.mockRejectedValue(new DOMException('denied', 'NotAllowedError'))
    fireEvent.click(screen.getByRole('button', { name: '복사했습니다' }))
    await waitFor(() => expect(toasts.getState().at(-1)?.message).toMatch(/복사하지 못했습니다/))
    // oxlint-disable-next-line no-console -- the logger writes there
    const log = JSON.stringify(vi.mocked(console.warn).mock.calls)
    expect(log + JSON.stringify(toasts.getState())).not.toContain(token)
  })
})

test('a file holds everything that is on the page', async () => {
  await shown({
    state: 'answered',
    messages: [answer],
    about: { key: 'fanart-5', title: '달을 건너는 마녀' },
  })
  fireEvent.click(screen.getByRole('button', { name: '파일로 저장' }))
  const [[blob, name] = []] = vi.mocked(saveFile).mock.calls
  expect(name).toBe('receipt-2026-11-29.txt')
  const text = await blob?.text()
  for (const part of [
    '상태: 답함',
    received.text,
    '2026. 11. 29. 14:32',
    answer.text,
    '달을 건너는 마녀',
    'https://example.com/brief',
    token,
  ])
    expect(text).toContain(part)
})

describe('a backend that does not answer', () => {
  test('is said, and read again on request', async () => {
    vi.mocked(readReceipt).mockRejectedValue(offline())
    open()
    expect(await screen.findByRole('alert')).toHaveTextContent('지금은 접수증을 읽을 수 없습니다.')
    answers({})
    const retry = screen.getByRole('button', { name: '다시 시도' })
    retry.focus()
    fireEvent.click(retry)
    await waitFor(() => expect(title()).toHaveTextContent('받음'))
    await waitFor(() => expect(title()).toHaveFocus())
  })

  test('leaves what is shown; the next read shows the answer', async () => {
    vi.useFakeTimers()
    open({})
    await act(() => vi.advanceTimersByTimeAsync(0))
    vi.mocked(readReceipt).mockRejectedValue(offline())
    await act(() => vi.advanceTimersByTimeAsync(RECEIPT_POLL_MS))
    expect(readReceipt).toHaveBeenCalledTimes(2)
    expect(title()).toHaveTextContent('받음')
    answers({ state: 'answered', messages: [answer] })
    await act(() => vi.advanceTimersByTimeAsync(RECEIPT_POLL_MS))
    expect(title()).toHaveTextContent('답함')
    expect(screen.getByText('새 답이 왔습니다.')).toBeInTheDocument()
  })
})

describe('adding', () => {
  test('shows the new text and keeps the focus in the field', async () => {
    await shown()
    expect(field()).toHaveAccessibleDescription('0/2,000자 · 열 번 더 쓸 수 있습니다')
    vi.mocked(addToReceipt).mockResolvedValue({ ...received, messages: [addition('하나 더 있습니다.')] })
    add('하나 더 있습니다.')
    expect(await screen.findByText('하나 더 있습니다.', { selector: 'li p' })).toBeInTheDocument()
    expect(field()).toHaveValue('')
    expect(field()).toHaveFocus()
    expect(field()).toHaveAccessibleDescription('0/2,000자 · 아홉 번 더 쓸 수 있습니다')
  })

  test('keeps the text after a failure, and sends it again by the same name', async () => {
    const { unmount } = await shown()
    vi.mocked(addToReceipt).mockRejectedValue(offline())
    add('꼭 전해 주세요.')
    expect(await screen.findByText(/보내지 못했습니다/)).toBeInTheDocument()
    expect(field()).toHaveValue('꼭 전해 주세요.')
    unmount()
    await shown()
    expect(field()).toHaveValue('꼭 전해 주세요.')
    const press = () => fireEvent.click(screen.getByRole('button', { name: '덧붙이기' }))
    press()
    await waitFor(() => expect(addToReceipt).toHaveBeenCalledTimes(2))
    await screen.findByText(/보내지 못했습니다/)
    add('다른 글입니다.')
    await waitFor(() => expect(addToReceipt).toHaveBeenCalledTimes(3))
    const keys = vi.mocked(addToReceipt).mock.calls.map(([, , key]) => key)
    expect(keys[1]).toBe(keys[0])
    expect(keys[2]).not.toBe(keys[0])
  })

  test.each([
    ['   ', '덧붙일 글을 적어 주세요.'],
    ['가'.repeat(2001), '2,000자까지 보낼 수 있습니다. 지금 2,001자입니다.'],
    ['앞\u202E뒤', '보이지 않는 글자가 섞여 있습니다. 지우고 다시 보내 주세요.'],
  ])('says what is wrong with a text', async (text, fault) => {
    await shown()
    add(text)
    expect(screen.getByText(fault)).toBeInTheDocument()
    expect(field()).toBeInvalid()
    expect(addToReceipt).not.toHaveBeenCalled()
  })

  test('is over after ten texts', async () => {
    await shown({ messages: Array.from({ length: 10 }, () => addition('글')) })
    expect(screen.queryByRole('textbox')).toBeNull()
    expect(screen.getByText(/^열 번을 모두 썼습니다/)).toBeInTheDocument()
  })

  test('leaves a text readable that came after the end', async () => {
    await shown()
    vi.mocked(addToReceipt).mockRejectedValue(new InquiryRefusal({ code: 'ended' }))
    answers({ state: 'done' })
    add('아직 남은 말이 있습니다.')
    const unsent = await screen.findByRole('region', { name: '보내지 못한 글' })
    expect(unsent).toHaveTextContent('아직 남은 말이 있습니다.')
    expect(screen.queryByRole('textbox')).toBeNull()
  })
})

describe('withdrawing', () => {
  const ask = () => fireEvent.click(screen.getByRole('button', { name: '취소하기' }))
  const dialog = () => screen.getByRole('alertdialog', { name: '이 문의를 취소할까요?' })

  test('asks first, with the focus on the safe answer', async () => {
    await shown()
    ask()
    expect(dialog()).toHaveAccessibleDescription('취소하면 다시 열 수 없습니다.')
    expect(within(dialog()).getByRole('button', { name: '그대로 두기' })).toHaveFocus()
    fireEvent.click(within(dialog()).getByRole('button', { name: '그대로 두기' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(withdrawReceipt).not.toHaveBeenCalled()
  })

  test('shows the new state and moves the focus there', async () => {
    await shown()
    vi.mocked(withdrawReceipt).mockResolvedValue({ ...received, state: 'withdrawn' })
    ask()
    fireEvent.click(within(dialog()).getByRole('button', { name: '취소하기' }))
    await waitFor(() => expect(title()).toHaveTextContent('취소함'))
    await waitFor(() => expect(title()).toHaveFocus())
    expect(screen.queryByRole('textbox')).toBeNull()
  })

  test('can be tried again after a failure', async () => {
    await shown()
    vi.mocked(withdrawReceipt).mockRejectedValue(offline())
    ask()
    fireEvent.click(within(dialog()).getByRole('button', { name: '취소하기' }))
    expect(await within(dialog()).findByRole('alert')).toHaveTextContent('취소하지 못했습니다.')
    expect(title()).toHaveTextContent('받음')
  })
})
