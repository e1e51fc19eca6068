import { messages, press, resetAdminPage } from '../adminPage'
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { createMemoryRouter, RouterProvider } from 'react-router-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import InquiryDetail from '@/admin/inquiries/InquiryDetail'
import {
  answerInquiry,
  deleteInquiries,
  exportInquiry,
  getInquiry,
  getInquiryNeighbours,
  type Inquiry,
  markAnswered,
  moveInquiries,
  updateInquiry,
} from '@/inquiries/ownerInquiries'
import { saveFile } from '@/lib/browser/saveFile'
import { getOwnerPost } from '@/posts/owner/ownerRepository'
import { queryClient } from '@/posts/read/queryClient'
import { MAX_MEMO_LENGTH } from '@/config/constants'
import { DataError } from '@/supabase/errors'
import { chooseToastAction, toasts } from '@/ui/toaster/store'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubResizeObserver } from '../../support/observers'
import { settle } from '../../support/settle'

vi.mock('@/inquiries/ownerInquiries', () => ({
  LISTED_STATES: ['received', 'answered', 'working', 'done', 'declined', 'withdrawn'],
  answerInquiry: vi.fn<() => unknown>(),
  deleteInquiries: vi.fn<() => unknown>(),
  exportInquiry: vi.fn<() => unknown>(),
  getInquiry: vi.fn<() => unknown>(),
  getInquiryNeighbours: vi.fn<() => unknown>(),
  listInquiries: vi.fn<() => unknown>(),
  markAnswered: vi.fn<() => unknown>(),
  moveInquiries: vi.fn<() => unknown>(),
  updateInquiry: vi.fn<() => unknown>(),
}))
vi.mock('@/posts/owner/ownerRepository', () => ({ getOwnerPost: vi.fn<() => unknown>() }))
vi.mock('@/supabase/ownerClient', () => import('../../support/ownerClient'))
vi.mock('@/lib/browser/saveFile', () => ({ saveFile: vi.fn<() => void>() }))

const letter: Inquiry = {
  id: 12,
  kind: 'commission',
  state: 'received',
  name: '다솔',
  contact: '@dasol',
  text: '표지를 부탁드립니다.\n<b>두 줄</b>',
  links: ['https://dasol.example/poems', 'http://dasol.example/old'],
  budget: null,
  wantedOn: '2027-01-31',
  promisedOn: null,
  commission: { id: 3, title: '책 표지' },
  about: { key: 'fanart-5', title: '달을 건너는 마녀' },
  memo: '인쇄소에 묻기',
  createdAt: '2026-11-29T05:32:00Z',
  updatedAt: '2026-11-29T05:32:00Z',
  messages: [{ author: 'sender', text: '덧붙입니다.', createdAt: '2026-11-29T06:04:00Z' }],
}
const later = '2026-11-29T08:00:00Z'
const conflict = new DataError('conflict', 'The inquiry was changed elsewhere.')

/** The stored row, with what the page has changed. */
let stored: Inquiry | null = letter

async function open(inquiry: Inquiry | null = letter) {
  stored = inquiry
  const routes = [
    { path: '/admin/Inquiries/:id', element: <InquiryDetail key={12} id={12} /> },
    { path: '*', element: <p>다른 쪽</p> },
  ]
  const router = createMemoryRouter(routes, { initialEntries: ['/admin/Inquiries/12'] })
  render(<RouterProvider router={router} />)
  await settle()
  return router
}

/** Reads the inquiry again, as every 30 s. */
async function readAgain(inquiry: Inquiry) {
  stored = inquiry
  await act(() => queryClient.invalidateQueries())
  await settle()
}

const answer = () => screen.getByRole('textbox', { name: '답하기' })
const memo = () => screen.getByRole('textbox', { name: '메모' })
const state = () => screen.getByRole('combobox', { name: '상태' })
const type = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } })
const versions = () => vi.mocked(updateInquiry).mock.calls

beforeEach(() => {
  resetAdminPage()
  stubResizeObserver()
  stubMatchMedia(() => true)
  vi.spyOn(console, 'error').mockReturnValue()
  queryClient.setDefaultOptions({ queries: { retry: false } })
  vi.mocked(getInquiryNeighbours).mockResolvedValue({
    previous: { id: 13, name: '이서안' },
    next: { id: 11, name: '먹구름' },
  })
  vi.mocked(getOwnerPost).mockResolvedValue(null)
  vi.mocked(getInquiry).mockImplementation(async () => stored)
  vi.mocked(updateInquiry).mockImplementation(async (_id, { promised_on: promisedOn, ...changes }) => {
    const dated = promisedOn === undefined ? changes : { ...changes, promisedOn }
    stored = { ...(stored ?? letter), ...dated, updatedAt: later }
    return later
  })
  vi.mocked(answerInquiry).mockResolvedValue()
})
afterEach(cleanup)

describe('one inquiry', () => {
  it('shows the letter as text, its conversation and what the sender told', async () => {
    await open()
    expect(screen.getByRole('heading', { level: 1, name: '다솔' })).toBeVisible()
    expect(document.title).toContain('다솔 님의 문의')
    expect(screen.getByText(/의뢰, 책 표지 · 11월 29일/)).toHaveTextContent('받음')
    expect(screen.getByText(/<b>두 줄<\/b>/)).toBeVisible()
    expect(within(screen.getByRole('list', { name: '주고받은 글' })).getByText('덧붙입니다.')).toBeVisible()
    const facts = screen.getByRole('region', { name: '적은 것' })
    expect(facts).toHaveTextContent('연락처@dasol복사예산없음마감 희망일2027. 1. 31.지우는 날2027. 5. 28.')
    expect(facts).toHaveTextContent('달을 건너는 마녀이제 없는 작품입니다.')
  })

  it('opens only links to https, in a new tab that learns nothing', async () => {
    await open()
    expect(screen.getByText('http://dasol.example/old')).toBeVisible()
    const links = screen.getAllByRole('link', { name: /^열기/ })
    expect(links).toHaveLength(1)
    expect(links[0]).toHaveAttribute('href', 'https://dasol.example/poems')
    expect(links[0]).toHaveAttribute('rel', 'noreferrer noopener')
    expect(links[0]).toHaveAttribute('target', '_blank')
  })

  it('says that it is gone, or that it could not be read, and reads it again', async () => {
    await open(null)
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('찾을 수 없습니다.')
    cleanup()
    queryClient.clear()
    vi.mocked(getInquiry).mockRejectedValue(new DataError('denied', 'no'))
    const routes = [{ path: '*', element: <InquiryDetail id={12} /> }]
    render(<RouterProvider router={createMemoryRouter(routes)} />)
    await settle()
    expect(screen.getByRole('alert')).toHaveTextContent('문의를 불러오지 못했습니다. 서버가 이 일을 허락하지')
    vi.mocked(getInquiry).mockResolvedValue(letter)
    await press('다시 시도')
    expect(screen.getByRole('heading', { level: 1, name: '다솔' })).toBeVisible()
  })

  it('takes the sender’s withdrawal and keeps the unsent answer for copying', async () => {
    await open()
    type(answer(), '쓰던 답')
    await readAgain({ ...letter, state: 'withdrawn', updatedAt: later })
    expect(state()).toHaveValue('withdrawn')
    expect(screen.queryByRole('textbox', { name: '답하기' })).toBeNull()
    expect(screen.getByText(/보낸 사람이 취소해/)).toHaveTextContent('쓰던 답은 이 브라우저에 남아 있습니다.')
    expect(screen.getByRole('button', { name: '쓰던 답 복사' })).toBeVisible()
  })
})

describe('the answer', () => {
  it('moves a received inquiry to answered, unless the box is cleared', async () => {
    await open()
    type(answer(), ' 곧 그려 보겠습니다. ')
    await press('답하기')
    expect(answerInquiry).toHaveBeenCalledExactlyOnceWith(12, '곧 그려 보겠습니다.', expect.any(String))
    expect(markAnswered).toHaveBeenCalledExactlyOnceWith(12)
    expect(answer()).toHaveValue('')
    expect(messages()).toEqual(['답을 보냈습니다.'])

    vi.mocked(markAnswered).mockClear()
    fireEvent.click(screen.getByRole('checkbox', { name: '보내면 ‘답함’으로' }))
    type(answer(), '또 적습니다.')
    await press('답하기')
    expect(answerInquiry).toHaveBeenCalledTimes(2)
    expect(markAnswered).not.toHaveBeenCalled()
  })

  it('leaves another state alone', async () => {
    await open({ ...letter, state: 'working' })
    expect(screen.queryByRole('checkbox')).toBeNull()
    type(answer(), '조금 늦습니다.')
    await press('답하기')
    expect(markAnswered).not.toHaveBeenCalled()
  })

  it('keeps its text and its key after a failure, also on a reloaded page', async () => {
    vi.mocked(answerInquiry).mockRejectedValue(new DataError('timeout', 'no'))
    await open()
    type(answer(), '첫 답')
    await press('답하기')
    expect(screen.getByRole('alert')).toHaveTextContent('다시 보내도 두 번 가지 않습니다.')
    cleanup()
    await open()
    expect(answer()).toHaveValue('첫 답')
    await press('답하기')
    const [first, again] = vi.mocked(answerInquiry).mock.calls
    expect(again).toEqual(first)
    // Another text is another answer, whether the first one has arrived or not.
    type(answer(), '둘째 답')
    await press('답하기')
    expect(vi.mocked(answerInquiry).mock.lastCall?.[2]).not.toBe(first?.[2])
  })

  it('is sent by Ctrl+Enter, but not while a letter is being composed', async () => {
    await open()
    type(answer(), '안녕하세요')
    fireEvent.keyDown(answer(), { key: 'Enter', ctrlKey: true, isComposing: true })
    fireEvent.keyDown(answer(), { key: 'Enter' })
    await settle()
    expect(answerInquiry).not.toHaveBeenCalled()
    fireEvent.keyDown(answer(), { key: 'Enter', ctrlKey: true })
    await settle()
    expect(answerInquiry).toHaveBeenCalledOnce()
  })

  it('says beside the field why an empty or long text is not sent', async () => {
    await open()
    await press('답하기')
    expect(answer()).toHaveFocus()
    expect(answer()).toHaveAccessibleDescription('답을 적어 주세요.')
    type(answer(), '가'.repeat(4001))
    expect(answer()).toHaveAccessibleDescription('4,000자까지 보낼 수 있습니다. 지금 4,001자입니다.')
    await press('답하기')
    expect(answerInquiry).not.toHaveBeenCalled()
  })
})

describe('state, day and memo', () => {
  it('are saved over the version that was read', async () => {
    await open()
    fireEvent.change(state(), { target: { value: 'working' } })
    await settle()
    expect(versions()).toEqual([[12, { state: 'working' }, letter.updatedAt]])
    // Asked once.
    expect(screen.getByText('약속한 날도 적을까요?')).toBeVisible()
    const date = screen.getByLabelText('약속한 날')
    type(date, '2026-12-20')
    expect(screen.queryByText('약속한 날도 적을까요?')).toBeNull()
    fireEvent.blur(date)
    await settle()
    expect(versions()[1]).toEqual([12, { promised_on: '2026-12-20' }, later])
  })

  it('ignores years that are only half typed', async () => {
    await open()
    const date = screen.getByLabelText('약속한 날')
    type(date, '0002-12-20')
    fireEvent.blur(date)
    await settle()
    expect(updateInquiry).not.toHaveBeenCalled()
    expect(date).toHaveValue('')
  })

  it('saves the memo a second after the last key', async () => {
    await open()
    vi.useFakeTimers()
    type(memo(), '가')
    await act(() => vi.advanceTimersByTimeAsync(900))
    type(memo(), '가나')
    await act(() => vi.advanceTimersByTimeAsync(999))
    expect(updateInquiry).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    vi.useRealTimers()
    await settle()
    expect(versions()).toEqual([[12, { memo: '가나' }, letter.updatedAt]])
    expect(screen.getByText('저장했습니다')).toBeVisible()
  })

  it('saves the other fields beside a memo that is too long, which stays', async () => {
    await open()
    type(memo(), '가'.repeat(MAX_MEMO_LENGTH + 1))
    fireEvent.change(state(), { target: { value: 'working' } })
    await press('저장하기')
    expect(versions()).toEqual([[12, { state: 'working' }, letter.updatedAt]])
    expect(memo()).toHaveAccessibleDescription(/4,000자까지 적을 수 있습니다/)
    type(memo(), '가')
    await press('저장하기')
    expect(versions()[1]).toEqual([12, { memo: '가' }, later])
    expect(screen.getByText('저장했습니다')).toBeVisible()
  })

  it('keeps what was typed when saving fails, and saves it by the button', async () => {
    vi.mocked(updateInquiry).mockRejectedValueOnce(new DataError('offline', 'no'))
    await open()
    type(memo(), '새 메모')
    await press('저장하기')
    expect(screen.getByRole('alert')).toHaveTextContent('저장하지 못했습니다. 서버에 닿지 못했습니다.')
    expect(memo()).toHaveValue('새 메모')
    await press('저장하기')
    expect(screen.queryByRole('alert')).toBeNull()
    expect(versions()).toHaveLength(2)
  })

  it('is saved when another page is opened, which waits for it', async () => {
    const router = await open()
    type(memo(), '새 메모')
    await act(() => router.navigate('/admin/Inquiries'))
    await settle()
    expect(versions()).toHaveLength(1)
    expect(screen.getByText('다른 쪽')).toBeVisible()
  })

  it('asks before leaving if it could not be saved', async () => {
    vi.mocked(updateInquiry).mockRejectedValue(new DataError('offline', 'no'))
    const router = await open()
    type(memo(), '새 메모')
    await act(() => router.navigate('/admin/Inquiries'))
    await settle()
    const dialog = screen.getByRole('dialog', { name: '저장하지 않은 것이 있습니다' })
    fireEvent.click(within(dialog).getByText('머무르기'))
    await settle()
    expect(memo()).toHaveValue('새 메모')
  })

  it('takes what the sender adds meanwhile as no conflict', async () => {
    vi.mocked(updateInquiry).mockRejectedValueOnce(conflict)
    await open()
    type(memo(), '새 메모')
    stored = { ...letter, updatedAt: '2026-11-29T07:00:00Z' }
    await press('저장하기')
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(versions()[1]).toEqual([12, { memo: '새 메모' }, '2026-11-29T07:00:00Z'])
  })

  it('is no conflict after the own answer', async () => {
    await open()
    type(answer(), '답')
    await press('답하기')
    await readAgain({ ...letter, state: 'answered', updatedAt: later })
    type(memo(), '새 메모')
    await press('저장하기')
    expect(versions()).toEqual([[12, { memo: '새 메모' }, later]])
  })
})

describe('a change on another device', () => {
  const theirs: Inquiry = {
    ...letter,
    state: 'declined',
    memo: '그곳 메모',
    updatedAt: '2026-11-29T07:00:00Z',
  }

  async function openConflict() {
    vi.mocked(updateInquiry).mockRejectedValueOnce(conflict)
    await open()
    type(memo(), '내 메모')
    stored = theirs
    await press('저장하기')
    return screen.getByRole('dialog', { name: '다른 기기에서 먼저 고쳤습니다.' })
  }

  it('is told, and overwritten only in what was changed here', async () => {
    const dialog = await openConflict()
    expect(dialog).toHaveTextContent('그곳에서는 상태가 ‘받지 않음’, 메모가 다른 글입니다.')
    expect(dialog).toHaveTextContent('덮어쓰면 메모를 여기서 적은 것으로')
    fireEvent.click(within(dialog).getByText('덮어쓰기'))
    await settle()
    expect(versions()[1]).toEqual([12, { memo: '내 메모' }, theirs.updatedAt])
    expect(memo()).toHaveValue('내 메모')
    expect(state()).toHaveValue('declined')
  })

  it('is taken by reloading, which can be undone and leaves the answer', async () => {
    await open()
    type(answer(), '쓰던 답')
    cleanup()
    queryClient.clear()
    const dialog = await openConflict()
    fireEvent.click(within(dialog).getByText('다시 불러오기'))
    await settle()
    expect(memo()).toHaveValue('그곳 메모')
    expect(answer()).toHaveValue('쓰던 답')
    expect(versions()).toHaveLength(1)
    act(() => chooseToastAction(toasts.getState()[0]?.id ?? 0))
    expect(memo()).toHaveValue('내 메모')
    await press('저장하기')
    expect(versions()[1]).toEqual([12, { memo: '내 메모' }, theirs.updatedAt])
  })

  it('does not interrupt typing: the bar tells it, with the same choice', async () => {
    vi.mocked(updateInquiry).mockRejectedValueOnce(conflict)
    await open()
    vi.useFakeTimers()
    type(memo(), '내 메모')
    stored = theirs
    await act(() => vi.advanceTimersByTimeAsync(1000))
    vi.useRealTimers()
    await settle()
    expect(screen.queryByRole('dialog')).toBeNull()
    expect(screen.getByRole('alert')).toHaveTextContent('다른 기기에서 먼저 고쳤습니다.')
    await press('덮어쓰기')
    expect(versions()[1]).toEqual([12, { memo: '내 메모' }, theirs.updatedAt])
    expect(screen.queryByRole('alert')).toBeNull()
  })

  it('shows at once if nothing is unsaved here', async () => {
    await open()
    await readAgain(theirs)
    expect(memo()).toHaveValue('그곳 메모')
    expect(state()).toHaveValue('declined')
  })
})

describe('the bar', () => {
  it('saves everything that is stored as a file with an ASCII name', async () => {
    const everything = { id: 12, name: '다솔', memo: '인쇄소에 묻기', messages: [{ text: '덧붙입니다.' }] }
    vi.mocked(exportInquiry).mockResolvedValue(everything)
    await open()
    await press('파일로 저장')
    const [content, name] = vi.mocked(saveFile).mock.lastCall ?? []
    expect(name).toBe('inquiry-12-2026-11-29.json')
    const reader = new FileReader()
    const text = await new Promise((resolve) => {
      reader.addEventListener('load', () => resolve(reader.result))
      reader.readAsText(content ?? new Blob())
    })
    expect(JSON.parse(String(text))).toEqual(everything)
    expect(messages()).toEqual(['파일로 저장했습니다. 메모도 들어 있습니다.'])
  })

  it('moves it to spam, which can be undone', async () => {
    await open()
    await press('스팸')
    expect(moveInquiries).toHaveBeenCalledExactlyOnceWith([12], 'spam')
    await act(async () => chooseToastAction(toasts.getState()[0]?.id ?? 0))
    await settle()
    expect(moveInquiries).toHaveBeenLastCalledWith([12], 'received')
  })

  it('deletes it for good after a question, and goes to the list', async () => {
    const router = await open()
    await press('지우기')
    const question = screen.getByRole('alertdialog', { name: '‘다솔’ 님의 문의를 완전히 지울까요?' })
    expect(within(question).getByText('취소')).toHaveFocus()
    fireEvent.click(within(question).getByText('지우기'))
    await settle()
    expect(deleteInquiries).toHaveBeenCalledExactlyOnceWith([12])
    expect(router.state.location.pathname).toBe('/admin/Inquiries')
  })
})

describe('J and K', () => {
  const key = async (target: Element, init: KeyboardEventInit) => {
    fireEvent.keyDown(target, init)
    await settle()
  }

  it('open the inquiries beside it, in a Korean layout too', async () => {
    const router = await open()
    expect(screen.getByRole('link', { name: '다음 문의: 먹구름' })).toHaveAttribute(
      'href',
      '/admin/Inquiries/11',
    )
    await key(document.body, { key: 'ㅏ', code: 'KeyK' })
    expect(router.state.location.pathname).toBe('/admin/Inquiries/13')
    await act(() => router.navigate(-1))
    await settle()
    await key(document.body, { key: 'j', code: 'KeyJ' })
    expect(router.state.location.pathname).toBe('/admin/Inquiries/11')
  })

  it('do nothing while typing, composing, with a modifier or behind a dialog', async () => {
    const router = await open()
    await key(answer(), { key: 'j', code: 'KeyJ' })
    await key(state(), { key: 'j', code: 'KeyJ' })
    await key(document.body, { key: 'j', code: 'KeyJ', isComposing: true })
    await key(document.body, { key: 'j', code: 'KeyJ', ctrlKey: true })
    await press('지우기')
    await key(document.body, { key: 'j', code: 'KeyJ' })
    expect(router.state.location.pathname).toBe('/admin/Inquiries/12')
  })
})
