import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { clearLetter, hideSent } from '@/features/inquiry/letterStore'
import { intakeStore } from '@/inquiries/intake'
import { InquiryRefusal, sendInquiry } from '@/inquiries/visitorInquiries'
import { logger } from '@/lib/logger'
import { commissions } from '@/posts/collections'
import { parsePosts } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import type * as repository from '@/posts/read/repository'
import { installFakeDate } from '../../support/clock'
import { installDialogMethods } from '../../support/dialog'
import { stubIntersectionObserver } from '../../support/observers'
import { agree, choose, COVER, field, openLetter, pressSend, TEXT, write, writeLetter } from './letterPage'

const listPosts = vi.hoisted(() => vi.fn<() => Promise<repository.PostPage<object>>>())
vi.mock('@/posts/read/repository', () => ({ listPosts, getPost: () => Promise.resolve(null) }))
vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock(import('@/inquiries/visitorInquiries'), { spy: true })
vi.mock('@/features/inquiry/sent/Sent', () => ({ Sent: () => <h1>잘 받았습니다.</h1> }))

beforeEach(() => {
  installDialogMethods()
  stubIntersectionObserver(true)
  vi.spyOn(logger, 'warn').mockReturnValue(undefined)
  queryClient.clear()
  listPosts.mockResolvedValue({ posts: parsePosts(commissions, [COVER]), nextOffset: null })
  vi.mocked(sendInquiry).mockReset().mockResolvedValue('token-of-the-receipt-1')
  intakeStore.setState({ intake: null, isUncertain: false })
  hideSent()
  clearLetter()
})

const isSent = () => vi.mocked(sendInquiry).mock.calls.length > 0

describe('a letter with faults', () => {
  test('is not sent, and says in the order of the form what is missing', async () => {
    await openLetter()
    await pressSend()
    expect(screen.getByText('아직 보내지 않았습니다').closest('[role=alert]')).toHaveTextContent(
      '네 곳을 채우면 보낼 수 있습니다. 적은 것은 그대로 있습니다.',
    )
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      '어떤 일인가요',
      '이름 또는 별명',
      '내용',
      '동의',
    ])
    expect(screen.getByRole('radio', { name: '의뢰' })).toHaveFocus()
    expect(isSent()).toBe(false)
  })

  test('leads to a field from the list', async () => {
    await openLetter()
    await pressSend()
    const link = screen.getByRole('link', { name: '내용' })
    expect(link).toHaveAttribute('href', `#${field('내용').id}`)
    await userEvent.click(link)
    expect(field('내용')).toHaveFocus()
  })

  test('takes a sentence away when its field is right, and brings it back when the field is left', async () => {
    await openLetter()
    await pressSend()
    expect(field('이름 또는 별명')).toBeInvalid()
    await userEvent.type(field('이름 또는 별명'), '다')
    expect(field('이름 또는 별명')).not.toBeInvalid()
    expect(screen.queryByRole('link', { name: '이름 또는 별명' })).toBeNull()
    expect(screen.getByText(/^세 곳을 채우면/)).toBeVisible()
    await userEvent.type(field('이름 또는 별명'), '{Backspace}')
    expect(field('이름 또는 별명')).not.toBeInvalid()
    await userEvent.tab()
    expect(field('이름 또는 별명')).toBeInvalid()
  })

  test('is not judged before the first try', async () => {
    await openLetter()
    await userEvent.type(field('내용'), '표지')
    await userEvent.tab()
    expect(field('내용')).not.toBeInvalid()
  })

  test.each([
    ['이름 또는 별명', '', '이름이나 별명을 적어 주세요.'],
    ['이름 또는 별명', '가'.repeat(41), '40자까지 보낼 수 있습니다. 지금 41자입니다.'],
    ['이름 또는 별명', '\u3164', '보이지 않는 글자가 섞여 있습니다. 지우고 다시 보내 주세요.'],
    ['연락처', 'x'.repeat(121), '120자까지 보낼 수 있습니다. 지금 121자입니다.'],
    ['내용', '표지요.', '10자 이상 적어 주세요. 지금 4자입니다.'],
    ['내용', '가'.repeat(4012), '4,000자까지 보낼 수 있습니다. 지금 4,012자입니다.'],
    ['내용', `${TEXT}\u202e`, '보이지 않는 글자가 섞여 있습니다. 지우고 다시 보내 주세요.'],
    ['예산', '만'.repeat(61), '60자까지 보낼 수 있습니다. 지금 61자입니다.'],
    [
      '참고 링크',
      'https://dasol.example/poems\nhttp://dasol.example/cover.pdf',
      '둘째 줄이 http로 시작합니다. https로 시작하는 주소만 보낼 수 있습니다.',
    ],
    ['참고 링크', '시집', '첫째 줄이 주소가 아닙니다. https로 시작하는 주소만 보낼 수 있습니다.'],
    [
      '참고 링크',
      `https://a.example/${'x'.repeat(300)}`,
      '첫째 줄이 너무 깁니다. 300자까지 보낼 수 있습니다.',
    ],
    ['참고 링크', 'https://a.example\n'.repeat(6), '링크는 다섯 개까지 보낼 수 있습니다.'],
  ])('says what is wrong with %s: %j', async (name, text, sentence) => {
    await openLetter()
    await writeLetter()
    await write(name, text)
    await pressSend()
    expect(field(name)).toBeInvalid()
    expect(field(name)).toHaveAccessibleDescription(expect.stringContaining(sentence))
    expect(field(name)).toHaveFocus()
    expect(isSent()).toBe(false)
  })

  test('asks for a day that has not passed in Seoul', async () => {
    // 00:30 on December 1 in Seoul.
    installFakeDate(Date.parse('2026-11-30T15:30:00Z'))
    await openLetter()
    await writeLetter()
    fireEvent.change(screen.getByLabelText('마감 희망일'), { target: { value: '2026-11-30' } })
    await pressSend()
    expect(screen.getByLabelText('마감 희망일')).toHaveAccessibleDescription(
      /오늘이나 그 뒤의 날을 골라 주세요\./,
    )
    fireEvent.change(screen.getByLabelText('마감 희망일'), { target: { value: '2026-12-01' } })
    await pressSend()
    await vi.waitFor(() =>
      expect(sendInquiry).toHaveBeenCalledWith(expect.objectContaining({ wantedOn: '2026-12-01' })),
    )
    await screen.findByRole('heading', { name: '잘 받았습니다.' })
  })

  test('asks for the consent and for the kind of commission', async () => {
    await openLetter()
    await writeLetter()
    await choose('의뢰')
    await agree()
    await pressSend()
    expect(screen.getByRole('combobox', { name: '의뢰 종류' })).toHaveAccessibleDescription(
      '의뢰 종류를 골라 주세요.',
    )
    expect(screen.getByRole('combobox', { name: '의뢰 종류' })).toHaveFocus()
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription(/동의해 주셔야 보낼 수 있습니다\./)
  })

  test('shows what the database has found at its field', async () => {
    vi.mocked(sendInquiry).mockRejectedValueOnce(
      new InquiryRefusal({ code: 'invalid', field: 'contact', reason: 'characters' }),
    )
    await openLetter()
    await writeLetter()
    await write('연락처', '@dasol')
    await pressSend()
    await vi.waitFor(() => expect(field('연락처')).toHaveFocus())
    expect(field('연락처')).toHaveAccessibleDescription(/보이지 않는 글자가 섞여 있습니다\./)
    await userEvent.type(field('연락처'), '1')
    expect(field('연락처')).not.toBeInvalid()
  })

  test('asks for another kind of commission if this one is gone', async () => {
    vi.mocked(sendInquiry).mockRejectedValueOnce(new InquiryRefusal({ code: 'commission_gone' }))
    await openLetter()
    await writeLetter()
    await choose('의뢰')
    await userEvent.selectOptions(screen.getByRole('combobox'), '책 표지')
    await pressSend()
    await vi.waitFor(() =>
      expect(screen.getByRole('combobox')).toHaveAccessibleDescription(/이 의뢰 종류는 이제 없습니다\./),
    )
  })
})

describe('the counter', () => {
  test('counts letters as the database does', async () => {
    await openLetter()
    await write('내용', '가😀 \r\n')
    expect(screen.getByText('2/4,000자')).toBeVisible()
  })

  test('is announced at three numbers only', async () => {
    await openLetter()
    const announced = () =>
      screen
        .getAllByRole('status')
        .map(({ textContent }) => textContent)
        .join('')
    const texts = []
    for (const count of [3799, 3800, 3801, 3950, 3999, 4000, 4001, 3700, 3960]) {
      fireEvent.change(field('내용'), { target: { value: '가'.repeat(count) } })
      texts.push(announced())
    }
    expect([...new Set(texts)]).toEqual([
      '',
      '4,000자까지 200자 남았습니다.',
      '4,000자까지 50자 남았습니다.',
      '4,000자를 모두 썼습니다.',
      '4,000자까지 40자 남았습니다.',
    ])
  })
})

describe('while the intake is closed', () => {
  beforeEach(() =>
    intakeStore.setState({
      intake: {
        state: 'closed',
        places: null,
        opensOn: '2027-01-12',
        note: null,
        working: 0,
        updatedAt: '',
        readAt: '',
      },
    }),
  )

  test('a commission cannot be chosen, and says from when', async () => {
    await openLetter()
    const commission = screen.getByRole('radio', { name: '의뢰' })
    expect(commission).toHaveAttribute('aria-disabled', 'true')
    expect(commission).toHaveAccessibleDescription('1월 12일부터')
    await choose('의뢰')
    expect(commission).not.toBeChecked()
    await pressSend()
    expect(screen.getByRole('radio', { name: '외주 제안' })).toHaveFocus()
  })
})

test('tells that the intake has closed while a commission is being written', async () => {
  await openLetter()
  await choose('의뢰')
  intakeStore.setState({
    intake: {
      state: 'closed',
      places: null,
      opensOn: null,
      note: null,
      working: 0,
      updatedAt: '',
      readAt: '',
    },
  })
  expect(await screen.findByText(/^방금 의뢰를 닫았습니다\. 적은 것은 남아 있습니다\./)).toBeVisible()
  await choose('외주 제안')
  expect(screen.queryByText(/^방금 의뢰를 닫았습니다/)).toBeNull()
})
