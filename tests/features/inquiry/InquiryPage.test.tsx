import { act, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { site } from '@content/site'
import { env } from '@/config/env'
import { InquiryPage } from '@/features/inquiry/InquiryPage'
import { chooseCommission, letterStore } from '@/features/inquiry/letterStore'
import { intakeStore, type KnownIntake } from '@/inquiries/intake'
import { listReceipts } from '@/inquiries/receiptStorage'
import { commissions, fanart } from '@/posts/collections'
import type { CommissionMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { listKey, staticListQueries } from '@/posts/read/queries'
import { queryClient } from '@/posts/read/queryClient'
import { staticSamplesQuery } from '@/posts/workSamples'
import { buildPost } from '../../support/posts'

vi.mock('@/inquiries/readIntake', () => ({ watchIntake: () => () => undefined }))
vi.mock('@/inquiries/receiptStorage')
vi.mock('@/motion/scrollPage', () => ({ scrollPageTo: () => undefined }))
vi.mock('@/features/inquiry/letter/Letter', () => ({ Letter: () => <h2 id="letter">편지</h2> }))
vi.mock('@/features/inquiry/receipt/MyInquiries', () => ({ MyInquiries: () => null }))
vi.mock(import('@/config/env'), async (load) => ({ env: { ...(await load()).env } }))

const kind = (id: number, title: string, meta: CommissionMeta): Post<CommissionMeta> => ({
  ...buildPost({ id, title }),
  meta,
})
const cover = kind(2, '책 표지', {
  from: 450_000,
  days: 21,
  use: 'commercial',
  revisions: 3,
  samples: [
    { collection: 'fanart', id: 4 },
    { collection: 'fanart', id: 99 },
  ],
})
const comic = kind(3, '웹툰 한 화', { use: 'both' })

function list(...kinds: Post<CommissionMeta>[]) {
  const works = [buildPost({ id: 4, title: '용과 마주 선 저녁' })]
  const samples = staticSamplesQuery(kinds, (key) => (key === fanart.key ? works : []))
  for (const { key, data } of [...staticListQueries(commissions, kinds), samples])
    queryClient.setQueryData(key, data)
}

const intake: KnownIntake = {
  state: 'open',
  places: 3,
  opensOn: null,
  note: null,
  working: 1,
  updatedAt: '2026-11-29T05:00:00Z',
  readAt: '2026-11-29T05:30:00Z',
}
const set = (changes: Partial<KnownIntake>, isUncertain = false) =>
  act(() => intakeStore.setState({ intake: { ...intake, ...changes }, isUncertain }))

const show = () => render(<InquiryPage />, { wrapper: MemoryRouter })
const heading = () => screen.getByRole('heading', { level: 1 }).textContent
const sheet = () => within(screen.getByRole('region', { name: '의뢰할 수 있는 것' }))

beforeEach(() => {
  queryClient.clear()
  Object.assign(env, { backend: { kind: 'embedded', key: 'key' } })
  vi.mocked(listReceipts).mockReturnValue([])
  letterStore.setState(letterStore.getInitialState(), true)
  intakeStore.setState({ intake, isUncertain: false })
  list(cover, comic)
})

describe('the heading', () => {
  test.each<[string, Partial<KnownIntake>, string, string]>([
    ['open with places', {}, '의뢰를 받습니다. 빈자리 둘.', 'open'],
    ['many places', { places: 12, working: 0 }, '의뢰를 받습니다. 빈자리 12곳.', 'open'],
    ['open without a limit', { places: null }, '의뢰를 받습니다. 자리가 있습니다.', 'open'],
    ['open without a free place', { working: 4 }, '대기만 받습니다. 차례로 답합니다.', 'waitlist'],
    ['a waiting list', { state: 'waitlist' }, '대기만 받습니다. 차례로 답합니다.', 'waitlist'],
    [
      'closed with a date',
      { state: 'closed', opensOn: '2027-01-12' },
      '지금은 쉽니다. 1월 12일에 엽니다.',
      'closed',
    ],
    ['closed', { state: 'closed' }, '지금은 쉽니다. 다시 열면 여기에 적습니다.', 'closed'],
  ])('says: %s', (_name, changes, text, state) => {
    set(changes)
    const { container } = show()
    expect(heading()).toBe(text)
    expect(container.querySelector('svg[data-flag]')).toHaveAttribute('data-flag', state)
  })

  test('is the page’s name while nobody knows the state', () => {
    intakeStore.setState({ intake: null })
    const { container } = show()
    expect(heading()).toBe('문의')
    expect(container.querySelector('[data-flag]')).toBeNull()
    expect(sheet().queryByRole('button', { name: /우표로 쓰기/ })).toBeNull()
  })

  test('says when other inquiries can be sent, and how old an uncertain state is', () => {
    set({ state: 'closed', opensOn: '2027-01-12', note: '겨울에는 책을 그립니다.' }, true)
    show()
    expect(screen.getByText('겨울에는 책을 그립니다.')).toBeInTheDocument()
    expect(
      screen.getByText('의뢰는 2027년 1월 12일부터 다시 받습니다. 다른 문의는 지금 쓰실 수 있습니다.'),
    ).toBeInTheDocument()
    expect(screen.getByText('11월 29일 14:30에 확인한 상태입니다.')).toBeInTheDocument()
  })
})

test('a change while the page is open is announced once', () => {
  show()
  const news = screen.getByRole('status')
  expect(news).toBeEmptyDOMElement()
  set({ readAt: '2026-11-29T05:31:00Z' })
  expect(news).toBeEmptyDOMElement()
  set({ state: 'closed', opensOn: '2027-01-12' })
  expect(heading()).toBe('지금은 쉽니다. 1월 12일에 엽니다.')
  expect(screen.getAllByText('의뢰를 닫았습니다. 1월 12일에 엽니다.')).toEqual([news])
  set({ working: 2 })
  expect(news).toHaveTextContent('의뢰를 받기 시작했습니다. 빈자리 하나.')
  set({ working: 1 })
  expect(news).toHaveTextContent('의뢰를 받습니다. 빈자리 둘.')
})

describe('the sheet of stamps', () => {
  test('says price, time and use, and links to the samples that are still there', () => {
    show()
    expect(
      sheet()
        .getAllByRole('listitem')
        .map(({ id }) => id),
    ).toEqual(['commission-2', 'commission-3'])
    const [first, second] = sheet().getAllByRole('listitem')
    expect(first).toHaveTextContent('45만 원부터')
    expect(first).toHaveTextContent('21일쯤 · 고침 3번')
    expect(first).toHaveTextContent('상업 이용')
    expect(second).toHaveTextContent('협의')
    const links = sheet().getAllByRole('link')
    expect(links).toHaveLength(1)
    expect(links[0]).toHaveAccessibleName('용과 마주 선 저녁')
    expect(links[0]).toHaveAttribute('href', '/fanart/View/4')
  })

  test('a stamp goes to the envelope, the focus to the letter, and both come back', async () => {
    show()
    const stamp = () => sheet().getByRole('button', { name: '책 표지, 45만 원부터, 이 우표로 쓰기' })
    expect(stamp()).toHaveAttribute('aria-pressed', 'false')
    await userEvent.click(stamp())
    expect(letterStore.getState().draft).toMatchObject({ kind: 'commission', commission: 2 })
    expect(stamp()).toHaveAttribute('aria-pressed', 'true')
    expect(sheet().getByText('봉투에 붙였습니다')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '편지' })).toHaveFocus()
    await userEvent.click(sheet().getByRole('button', { name: '떼기' }))
    expect(letterStore.getState().draft.commission).toBeNull()
    expect(sheet().queryByText('봉투에 붙였습니다')).toBeNull()
    expect(stamp()).toHaveFocus()
  })

  test('a waiting list says so on the stamps', () => {
    set({ state: 'waitlist' })
    show()
    expect(sheet().getByRole('button', { name: '웹툰 한 화, 협의, 대기로 쓰기' })).toBeInTheDocument()
  })

  test('keeps its prices while commissions are closed, without buttons, and keeps what was chosen', () => {
    show()
    act(() => chooseCommission(2))
    set({ state: 'closed' })
    expect(sheet().queryByRole('button', { name: /책 표지/ })).toBeNull()
    expect(sheet().getByText(/만 원부터/)).toBeInTheDocument()
    expect(letterStore.getState().draft.commission).toBe(2)
  })

  test('is absent without kinds of commission', () => {
    list()
    expect(queryClient.getQueryData(listKey(commissions))).toBeDefined()
    show()
    expect(screen.queryByRole('region', { name: '의뢰할 수 있는 것' })).toBeNull()
  })
})

test('tells how long personal data is kept', () => {
  show()
  const privacy = within(screen.getByRole('region', { name: '개인정보' }))
  expect(privacy.getByText(/180일, 스팸은 30일/)).toBeInTheDocument()
  expect(privacy.getByRole('link')).toHaveAttribute('href', `mailto:${site.owner.email}`)
})

test('leads to the receipts that this browser has', () => {
  show()
  expect(screen.queryByRole('link', { name: /^내 문의/ })).toBeNull()
  const receipt = { token: 't', kind: 'other', commission: null, sentAt: '2026-11-29T05:30:00Z' } as const
  vi.mocked(listReceipts).mockReturnValue([receipt, { ...receipt, token: 'u' }])
  show()
  expect(screen.getByRole('link', { name: '내 문의 2' })).toHaveAttribute('href', '#receipts')
})

test('takes letters by mail without a backend', () => {
  Object.assign(env, { backend: { kind: 'none' } })
  show()
  const mail = screen.getByRole('region', { name: '편지는 메일로 받습니다.' })
  expect(within(mail).getByRole('link')).toHaveAttribute('href', `mailto:${site.owner.email}`)
  expect(screen.queryByRole('heading', { name: '편지' })).toBeNull()
})
