import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { INQUIRY_DRAFT_STORAGE_KEY } from '@/config/constants'
import { clearLetter, hideSent } from '@/features/inquiry/letterStore'
import { intakeStore } from '@/inquiries/intake'
import { refreshIntake } from '@/inquiries/readIntake'
import { keepReceipt } from '@/inquiries/receiptStorage'
import { InquiryRefusal, sendInquiry } from '@/inquiries/visitorInquiries'
import { logger } from '@/lib/logger'
import { commissions } from '@/posts/collections'
import { parsePosts } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import type * as repository from '@/posts/read/repository'
import { DataError, type DataErrorKind } from '@/supabase/errors'
import { toasts } from '@/ui/toaster/store'
import { installDialogMethods } from '../../support/dialog'
import { stubIntersectionObserver } from '../../support/observers'
import { buildPost } from '../../support/posts'
import { choose, COVER, field, openLetter, press, pressSend, TEXT, write, writeLetter } from './letterPage'

const listPosts = vi.hoisted(() => vi.fn<() => Promise<repository.PostPage<object>>>())
const getPost = vi.hoisted(() => vi.fn<() => Promise<object | null>>())
vi.mock('@/posts/read/repository', () => ({ listPosts, getPost }))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock(import('@/inquiries/visitorInquiries'), { spy: true })
vi.mock(import('@/inquiries/readIntake'), { spy: true })
vi.mock(import('@/inquiries/receiptStorage'), { spy: true })
vi.mock('@/features/inquiry/sent/Sent', () => ({
  Sent: ({ token }: { token: string }) => <h1>잘 받았습니다. {token}</h1>,
}))

const TOKEN = 'token-of-the-receipt-1'

beforeEach(() => {
  installDialogMethods()
  stubIntersectionObserver(true)
  vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  vi.spyOn(window, 'scrollTo').mockReturnValue(undefined)
  queryClient.clear()
  listPosts.mockResolvedValue({ posts: parsePosts(commissions, [COVER]), nextOffset: null })
  getPost.mockResolvedValue(null)
  vi.mocked(sendInquiry).mockReset().mockResolvedValue(TOKEN)
  vi.mocked(refreshIntake).mockReset().mockResolvedValue()
  vi.mocked(keepReceipt).mockReset().mockReturnValue(true)
  intakeStore.setState({ intake: null, isUncertain: false })
  hideSent()
  clearLetter()
  toasts.setState([], true)
})

const letters = () => vi.mocked(sendInquiry).mock.calls.map(([letter]) => letter)
const keys = () => letters().map(({ clientKey }) => clientKey)
const kept = (): unknown => JSON.parse(localStorage.getItem(INQUIRY_DRAFT_STORAGE_KEY) ?? 'null')
const isOnline = (value: boolean) => vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(value)

describe('sending', () => {
  test('keeps the receipt, removes the draft and shows the receipt instead of the page', async () => {
    await openLetter()
    await writeLetter()
    await choose('의뢰')
    await userEvent.selectOptions(screen.getByRole('combobox'), '책 표지')
    await write('참고 링크', ' HTTPS://dasol.example/poems \n\n')
    await pressSend()
    expect(await screen.findByRole('heading', { name: `잘 받았습니다. ${TOKEN}` })).toBeVisible()
    expect(screen.queryByRole('button', { name: '보내기' })).toBeNull()
    expect(letters()).toEqual([
      {
        kind: 'commission',
        commission: 2,
        name: '다솔',
        contact: '',
        text: TEXT,
        links: ['https://dasol.example/poems'],
        budget: '',
        wantedOn: '',
        about: null,
        consent: true,
        clientKey: expect.stringMatching(/^.{16,}$/),
        openMs: expect.any(Number),
        website: '',
      },
    ])
    expect(keepReceipt).toHaveBeenCalledWith({
      token: TOKEN,
      kind: 'commission',
      commission: { title: '책 표지', thumbnail: null },
      sentAt: expect.any(String),
    })
    expect(kept()).toBeNull()
  })

  test('tells how long the page has been open, and what the hidden field holds', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
    await openLetter()
    await writeLetter()
    const hidden = document.querySelector<HTMLInputElement>('input[name=website]')
    expect(hidden?.closest('[inert]')).not.toBeNull()
    if (hidden) hidden.value = 'https://spam.example'
    now.mockReturnValue(5200)
    await pressSend()
    await screen.findByRole('heading', { name: /^잘 받았습니다\./ })
    expect(letters()).toMatchObject([{ openMs: 4200, website: 'https://spam.example' }])
  })

  test('happens once, however often the button is pressed', async () => {
    vi.mocked(sendInquiry).mockReturnValue(new Promise(() => undefined))
    await openLetter()
    await writeLetter()
    const button = screen.getByRole('button', { name: '보내기' })
    await userEvent.dblClick(button)
    await userEvent.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveTextContent('보내는 중…')
    expect(field('내용')).toHaveAttribute('readonly')
    expect(letters()).toHaveLength(1)
  })

  test('is done by Ctrl+Enter in the text, but not while a syllable is composed', async () => {
    await openLetter()
    await writeLetter()
    fireEvent.keyDown(field('내용'), { key: 'Enter', ctrlKey: true, isComposing: true })
    fireEvent.keyDown(field('내용'), { key: 'Enter', ctrlKey: true, keyCode: 229 })
    fireEvent.keyDown(field('내용'), { key: 'Enter' })
    expect(letters()).toHaveLength(0)
    fireEvent.keyDown(field('내용'), { key: 'Enter', ctrlKey: true })
    expect(await screen.findByRole('heading', { name: /^잘 받았습니다\./ })).toBeVisible()
    expect(letters()).toHaveLength(1)
  })

  test('does not happen by the Enter that ends a composition in a field of one line', async () => {
    await openLetter()
    expect(fireEvent.keyDown(field('이름 또는 별명'), { key: 'Enter', isComposing: true })).toBe(false)
    expect(fireEvent.keyDown(field('이름 또는 별명'), { key: 'Enter', keyCode: 229 })).toBe(false)
  })
})

describe('a letter that does not arrive', () => {
  test('is sent again with the same key after a lost answer, and the next letter has another', async () => {
    vi.mocked(sendInquiry).mockRejectedValueOnce(new DataError('timeout', 'The request timed out.'))
    const { unmount } = await openLetter()
    await writeLetter()
    await pressSend()
    expect(await screen.findByText('답을 받지 못했습니다. 다시 보내도 두 번 가지 않습니다.')).toBeVisible()
    expect(field('내용')).toHaveValue(TEXT)
    await press('다시 시도')
    await screen.findByRole('heading', { name: /^잘 받았습니다\./ })
    unmount()
    await openLetter()
    await writeLetter()
    await pressSend()
    await screen.findByRole('heading', { name: /^잘 받았습니다\./ })
    const [first, second, third] = keys()
    expect(second).toBe(first)
    expect(third).not.toBe(first)
  })

  test('stays when the intake has closed a second ago', async () => {
    vi.mocked(sendInquiry).mockRejectedValueOnce(new InquiryRefusal({ code: 'closed' }))
    await openLetter()
    await writeLetter()
    await choose('의뢰')
    await userEvent.selectOptions(screen.getByRole('combobox'), '책 표지')
    await pressSend()
    expect(
      await screen.findByText(
        '방금 의뢰를 닫았습니다. 적은 것은 남아 있습니다. 다른 일로 바꾸어 보내실 수 있습니다.',
      ),
    ).toBeVisible()
    expect(refreshIntake).toHaveBeenCalled()
    expect(field('내용')).toHaveValue(TEXT)
    await choose('외주 제안')
    await pressSend()
    await screen.findByRole('heading', { name: /^잘 받았습니다\./ })
    expect(letters()).toMatchObject([{ kind: 'commission' }, { kind: 'work', commission: null }])
  })

  test('says from when it may be sent, and offers other ways', async () => {
    const until = new Date()
    until.setSeconds(until.getSeconds() + 30)
    vi.mocked(sendInquiry).mockRejectedValueOnce(
      new InquiryRefusal({ code: 'too_many', retry_at: until.toISOString() }),
    )
    const writeText = vi.fn<() => Promise<void>>().mockResolvedValue()
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true })
    await openLetter()
    await writeLetter()
    await pressSend()
    expect(
      await screen.findByText(/^잠시 뒤에 보내 주세요\. .*\d\d:\d\d부터 보낼 수 있습니다\.$/),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: '메일로 보내기' })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(TEXT)),
    )
    await press('글 복사')
    expect(writeText).toHaveBeenCalledWith(TEXT)
  })

  test('is kept while there is no connection, and says when there is one again', async () => {
    vi.mocked(sendInquiry).mockRejectedValueOnce(new DataError('offline', 'Failed to fetch'))
    isOnline(false)
    await openLetter()
    await writeLetter()
    await pressSend()
    expect(
      await screen.findByText(/^인터넷에 연결되어 있지 않습니다\. 적은 것은 남아 있습니다\./),
    ).toBeVisible()
    isOnline(true)
    act(() => void window.dispatchEvent(new Event('online')))
    expect(screen.getByText('다시 연결되었습니다. 이제 보낼 수 있습니다.')).toBeVisible()
    expect(letters()).toHaveLength(1)
    await press('다시 시도')
    await screen.findByRole('heading', { name: /^잘 받았습니다\./ })
    expect(new Set(keys()).size).toBe(1)
  })

  test.each<[DataErrorKind, RegExp]>([
    ['offline', /^답을 받지 못했습니다\./],
    ['malformed', /^서버의 답을 읽지 못했습니다\./],
    ['server', /^서버가 잠시 답하지 못합니다\./],
    ['quota', /^지금은 서버가 편지를 받지 못합니다\./],
    ['denied', /^서버가 편지를 받지 않았습니다\./],
    ['conflict', /^서버가 편지를 받지 않았습니다\./],
  ])('says so in one sentence and offers another try: %s', async (kind, sentence) => {
    vi.mocked(sendInquiry).mockRejectedValueOnce(new DataError(kind, kind))
    await openLetter()
    await writeLetter()
    await pressSend()
    const failure = (await screen.findByText(sentence)).closest<HTMLElement>('[role=alert]')
    expect(failure && within(failure).getByRole('button', { name: '다시 시도' })).toBeVisible()
    expect(screen.getByRole('button', { name: '보내기' })).not.toHaveAttribute('aria-disabled')
  })
})

describe('the draft', () => {
  test('outlives the page, without the consent and with the same key', async () => {
    vi.mocked(sendInquiry).mockRejectedValueOnce(new DataError('timeout', 'The request timed out.'))
    const { unmount } = await openLetter()
    await writeLetter()
    await pressSend()
    await screen.findByText(/^답을 받지 못했습니다/)
    const stored = localStorage.getItem(INQUIRY_DRAFT_STORAGE_KEY) ?? ''
    expect(JSON.parse(stored)).not.toHaveProperty('consent')
    unmount()
    // As in a new tab.
    clearLetter()
    localStorage.setItem(INQUIRY_DRAFT_STORAGE_KEY, stored)
    await openLetter()
    expect(field('내용')).toHaveValue(TEXT)
    expect(screen.getByRole('radio', { name: '외주 제안' })).toBeChecked()
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(screen.getByText(/^이 브라우저에 적어 두었습니다 · \d\d:\d\d$/)).toBeVisible()
    await userEvent.click(screen.getByRole('checkbox'))
    await pressSend()
    await screen.findByRole('heading', { name: /^잘 받았습니다\./ })
    expect(new Set(keys()).size).toBe(1)
  })

  test.each(['{', '[]', 'null', '{"kind":"x","text":7,"commission":"2","about":"<b>"}'])(
    'is empty if what is stored is malformed: %s',
    async (stored) => {
      localStorage.setItem(INQUIRY_DRAFT_STORAGE_KEY, stored)
      await openLetter()
      expect(field('내용')).toHaveValue('')
      for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    },
  )

  test('says that a full storage could not keep it, and is still sent', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    await openLetter()
    await writeLetter()
    expect(screen.getByText('이 브라우저에 적어 두지 못했습니다')).toBeVisible()
    await pressSend()
    expect(await screen.findByRole('heading', { name: /^잘 받았습니다\./ })).toBeVisible()
  })

  test('is erased after a question', async () => {
    await openLetter()
    await writeLetter()
    await press('지우기')
    const dialog = within(screen.getByRole('alertdialog', { name: '적은 것을 지울까요?' }))
    await userEvent.click(dialog.getByRole('button', { name: '그대로 두기' }))
    expect(field('내용')).toHaveValue(TEXT)
    await press('지우기')
    await userEvent.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: '지우기' }))
    expect(field('내용')).toHaveValue('')
    expect(screen.getByRole('checkbox')).not.toBeChecked()
    expect(kept()).toBeNull()
  })

  test('of another tab replaces nothing here, and a letter sent there is not sent again from here', async () => {
    await openLetter()
    await writeLetter()
    const oldValue = localStorage.getItem(INQUIRY_DRAFT_STORAGE_KEY)
    const send = (newValue: string | null) =>
      act(
        () =>
          void window.dispatchEvent(
            new StorageEvent('storage', { key: INQUIRY_DRAFT_STORAGE_KEY, oldValue, newValue }),
          ),
      )
    send('{"text":"다른 탭에서 적은 글"}')
    expect(field('내용')).toHaveValue(TEXT)
    send(null)
    expect(field('내용')).toHaveValue(TEXT)
    await pressSend()
    await screen.findByRole('heading', { name: /^잘 받았습니다\./ })
    expect(oldValue).not.toContain(keys()[0])
  })
})

describe('a letter about a work', () => {
  test('names it, lets it go and takes it back', async () => {
    getPost.mockResolvedValue(buildPost({ id: 12, title: '달을 건너는 마녀' }))
    await openLetter('/about/Inquiry?about=fanart-12')
    expect(await screen.findByText('달을 건너는 마녀')).toBeVisible()
    expect(kept()).toMatchObject({ about: 'fanart-12' })
    await press('빼기')
    expect(screen.queryByText('달을 건너는 마녀')).toBeNull()
    expect(screen.getByRole('radio', { name: '의뢰' })).toHaveFocus()
    act(() => toasts.getState().at(-1)?.action?.onSelect())
    expect(screen.getByText('달을 건너는 마녀')).toBeVisible()
    await writeLetter()
    await pressSend()
    await screen.findByRole('heading', { name: /^잘 받았습니다\./ })
    expect(letters()).toMatchObject([{ about: 'fanart-12' }])
  })

  test('names a series, which has no row', async () => {
    await openLetter('/about/Inquiry?about=series-tls')
    expect(await screen.findByText('TWINS LOVE STORY')).toBeVisible()
    expect(kept()).toMatchObject({ about: 'series-tls' })
  })

  test('says that the work is gone', async () => {
    await openLetter('/about/Inquiry?about=fanart-12')
    expect(await screen.findByText('이 작품은 이제 없습니다. 내용에 적어 주세요.')).toBeVisible()
  })

  test.each(['', 'nothing-12', 'fanart-', 'fanart-0', 'fanart-1e3', '__proto__-1', 'fanart-12<b>'])(
    'ignores %j',
    async (about) => {
      await openLetter(`/about/Inquiry?about=${encodeURIComponent(about)}`)
      expect(screen.queryByRole('button', { name: '빼기' })).toBeNull()
      expect(kept()).toBeNull()
    },
  )
})
