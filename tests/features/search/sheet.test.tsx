import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense, use } from 'react'
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADDRESS_PAUSE_MS, SEARCH_PAUSE_MS } from '@/config/constants'
import type { Card } from '@/features/search/card'
import { rememberQuery, recentQueries } from '@/features/search/recentQueries'
import { openIndex } from '@/features/search/searchIndex'
import SearchSheet from '@/features/search/SearchSheet'
import { installDialogMethods } from '../../support/dialog'
import { installMatchMedia, watchReveals } from '../../support/screen'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock(import('@/features/search/searchIndex'), { spy: true })

const page = (title: string, href: string, more: Partial<Card> = {}): Card => ({
  group: 'pages',
  title,
  kind: '쪽',
  href,
  ...more,
})
/** Two sentences of one text lead to the same address. */
const bio = (title: string) => page(title, '/webtoon/Tls?character=hae', { group: 'passages' })
const cards = [
  page('비밀', '/about/Secret', { first: 0 }),
  bio('비가 오면 웃는다.'),
  bio('비가 그치면 잔다.'),
]

const row = (id: number, title: string) => ({
  id,
  title,
  created_at: '2026-10-03T19:20:00+09:00',
  thumbnail: null,
  image: null,
  width: null,
  height: null,
  placeholder: null,
  alt: null,
  summary: null,
  meta: {},
})

interface Asked {
  url: URL
  signal: AbortSignal
  answer: (rows: object[]) => void
  fail: () => void
}
/** What was asked for rows of the first collection; those of the others are none. */
let asked: Asked[] = []

function answerRows(input: string | URL | Request, init: RequestInit = {}) {
  const url = new URL(input instanceof Request ? input.url : input)
  const json = (rows: object[]) => new Response(JSON.stringify(rows), { status: 200 })
  if (!url.pathname.endsWith('posts_a7c2')) return Promise.resolve(json([]))
  return new Promise<Response>((resolve, reject) => {
    const signal = init.signal ?? new AbortController().signal
    const fail = () => reject(new TypeError('Failed to fetch'))
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    asked.push({ url, signal, answer: (rows) => resolve(json(rows)), fail })
  })
}

beforeEach(() => {
  asked = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn(answerRows))
  vi.mocked(openIndex).mockResolvedValue({ cards, example: null })
  installMatchMedia()
  installDialogMethods()
  HTMLElement.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

function Address() {
  const { pathname, search } = useLocation()
  return <output aria-label="주소">{pathname + search}</output>
}

const pass = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open() {
  render(
    <MemoryRouter initialEntries={['/?q=']}>
      <SearchSheet onContents={undefined} />
      <Address />
    </MemoryRouter>,
  )
  await pass()
}

const field = () => screen.getByRole('combobox', { name: '찾기' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const chosen = () => screen.getByRole('option', { selected: true })
const address = () => screen.getByLabelText('주소').textContent
const last = () => {
  const latest = asked.at(-1)
  if (!latest) throw new Error('Nothing was asked.')
  return latest
}
/** Types, waits for the pause and lets the server answer. */
async function find(text: string, rows: object[]) {
  type(text)
  await pass(SEARCH_PAUSE_MS)
  last().answer(rows)
  await pass()
}

describe('what is chosen', () => {
  test('stays chosen when its row comes once more', async () => {
    await open()
    await find('비', [row(1, '비 오는 창'), row(2, '비 갠 뒤')])
    type('ㅂ')
    press('ArrowUp')
    expect(chosen()).toHaveAttribute('data-href', '/gallery/a7c2/View/2')
    await pass(SEARCH_PAUSE_MS)
    last().answer([row(3, '봄비'), row(2, '비 갠 뒤'), row(1, '비 오는 창')])
    await pass()
    expect(options()).toHaveLength(4)
    expect(chosen()).toHaveAttribute('data-href', '/gallery/a7c2/View/2')
  })

  test('is one card, where several lead to the same address', async () => {
    await open()
    await find('비가', [])
    press('ArrowDown')
    expect(chosen()).toHaveTextContent('비가 그치면 잔다.')
    press('ArrowDown')
    expect(chosen()).toHaveTextContent('비가 오면 웃는다.')
  })

  test('is the first again when typing goes on', async () => {
    await open()
    type('비')
    press('ArrowDown')
    type('비가')
    expect(chosen()).toHaveTextContent('비가 오면 웃는다.')
  })
})

test('the whole of a group that the keyboard comes to is shown', async () => {
  await open()
  const tab = screen.getByRole('button', { name: /^팬아트/ })
  const scroll = watchReveals()
  tab.focus()
  expect(scroll.mock.contexts).toEqual([tab])
})

test.each([{ isComposing: true }, { keyCode: 229 }])('no key acts while %j', async (composing) => {
  await open()
  type('비')
  const before = chosen().textContent
  for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'Enter', 'Escape']) press(key, composing)
  await pass()
  expect(chosen().textContent).toBe(before)
  expect(screen.getByRole('button', { name: /^전체/ })).toHaveAttribute('aria-pressed', 'true')
  expect(address()).toBe('/?q=')
  expect(screen.getByRole('dialog')).toBeInTheDocument()
  press('Enter')
  await pass()
  expect(address()).toBe('/about/Secret')
})

test('the address is that of what was followed, while its page is still on the way', async () => {
  window.history.replaceState(null, '', '/?q=')
  const file = new Promise<void>(() => {})
  function Page() {
    const { pathname } = useLocation()
    if (pathname !== '/') use(file)
    return <SearchSheet onContents={undefined} />
  }
  render(
    <BrowserRouter>
      <Suspense>
        <Page />
      </Suspense>
    </BrowserRouter>,
  )
  await pass()
  type('비')
  press('Enter')
  await pass(ADDRESS_PAUSE_MS)
  expect(window.location.pathname).toBe('/about/Secret')
  expect(field()).toHaveValue('비')
})

describe('rows', () => {
  test('are asked for after a pause in typing, and called off when it goes on', async () => {
    await open()
    type('비')
    await pass(SEARCH_PAUSE_MS - 1)
    expect(asked).toHaveLength(0)
    type('비 오')
    await pass(SEARCH_PAUSE_MS - 1)
    expect(asked).toHaveLength(0)
    await pass(1)
    expect(asked).toHaveLength(1)
    const first = last()
    expect(first.url.searchParams.get('or')).toContain('title.ilike.%비 오%')
    expect(first.signal.aborted).toBe(false)

    type('비 오는')
    expect(first.signal.aborted).toBe(true)
    await pass(SEARCH_PAUSE_MS)
    expect(asked).toHaveLength(2)
    last().answer([row(1, '비 오는 창')])
    await pass()
    expect(options()).toEqual([expect.stringContaining('비 오는 창')])
  })

  test('show that they may still come until they have', async () => {
    await open()
    type('비')
    const count = screen.getByText(/^카드 \d+장$/)
    expect(count).toHaveAttribute('data-looking', 'true')
    await pass(SEARCH_PAUSE_MS)
    expect(count).toHaveAttribute('data-looking', 'true')
    last().answer([row(1, '비 오는 창')])
    await pass()
    expect(count).toHaveAttribute('data-looking', 'false')
    expect(count).toHaveTextContent('카드 4장')
  })

  test.each([
    [true, '서버에 닿지 못해'],
    [false, '연결이 없어'],
  ])('that no server gives are said to be those of this browser (online: %j)', async (onLine, why) => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    vi.spyOn(console, 'warn').mockReturnValue()
    await open()
    type('비밀')
    await pass(SEARCH_PAUSE_MS)
    last().fail()
    await pass()
    const sheet = within(screen.getByRole('dialog'))
    const said = `${why} 이 브라우저에 있는 것에서만 찾았습니다.`
    expect(sheet.getByText(said)).toBeVisible()
    expect(sheet.getByText(`카드 1장. ${said}`)).toBeInTheDocument()
    expect(options()).toEqual([expect.stringContaining('비밀')])

    await find('비', [row(1, '비 오는 창')])
    expect(sheet.queryByText(said)).toBeNull()
    expect(options()).toContainEqual(expect.stringContaining('비 오는 창'))
  })
})

test('a group that is chosen is counted alone, for the eye and in the status', async () => {
  await open()
  type('비')
  const sheet = within(screen.getByRole('dialog'))
  const [count, status] = [sheet.getByText(/^카드 \d+장$/), sheet.getByRole('status')]
  expect(count).toHaveTextContent('카드 3장')
  expect(status).toHaveTextContent('카드 3장.')
  fireEvent.click(sheet.getByRole('button', { name: /^본문/ }))
  expect(count).toHaveTextContent('카드 2장')
  expect(status).toHaveTextContent('카드 2장.')
  fireEvent.click(sheet.getByRole('button', { name: /^전체/ }))
  expect(status).toHaveTextContent('카드 3장.')
})

test('a chosen group that has nothing of the query says so, and leads back to all of them', async () => {
  await open()
  const group = (name: RegExp) => screen.getByRole('button', { name })
  fireEvent.click(group(/^사진/))
  type('비밀')
  await pass(SEARCH_PAUSE_MS)
  // Rows may still come.
  expect(screen.queryByText('‘사진’에는 없습니다.')).toBeNull()
  last().answer([])
  await pass()
  expect(options()).toEqual([])
  expect(screen.getByText('‘사진’에는 없습니다.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '전체 보기' }))
  expect(options()).toHaveLength(1)
  expect(group(/^전체/)).toHaveAttribute('aria-pressed', 'true')
  expect(field()).toHaveFocus()
})

test('an index that does not come says so, and comes when it is asked for once more', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(openIndex).mockRejectedValueOnce(new Error('offline'))
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('카드를 꺼내지 못했습니다.')
  expect(options()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  await pass()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(options()).toEqual([expect.stringContaining('비밀')])
})

test('what was found lately is offered, and forgotten one by one or all at once', async () => {
  for (const query of ['고래', '봄비', '우산']) rememberQuery(query)
  await open()
  const recent = () => screen.queryAllByRole('button', { name: /^(고래|봄비|우산)$/ })
  expect(recent().map(({ textContent }) => textContent)).toEqual(['우산', '봄비', '고래'])
  const strike = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    expect(field()).toHaveFocus()
  }
  strike('‘봄비’ 지우기')
  expect(recent()).toHaveLength(2)
  expect(recentQueries()).toEqual(['우산', '고래'])
  strike('모두 지우기')
  expect(recent()).toEqual([])
  expect(recentQueries()).toEqual([])
  expect(screen.queryByText('최근에 찾은 것')).toBeNull()
})

test('a shorter query, once asked for, leaves the focus in the field', async () => {
  await open()
  await find('비밀 뷁', [])
  last().answer([])
  await pass()
  expect(screen.getByText('낱말 하나만 남기면 한 장이 나옵니다.')).toBeVisible()
  const shorter = screen.getByRole('button', { name: '‘비밀’로 찾기' })
  shorter.focus()
  fireEvent.click(shorter)
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('비밀')
})

test('where what had the focus is gone, it goes to the header’s button, and in the reader to the heading', async () => {
  const close = async () => {
    press('Escape')
    await pass()
  }
  render(
    <>
      <button data-opens-search="">읽기 도구의 찾기</button>
      <h1 tabIndex={-1}>같은 얼굴의 봄</h1>
    </>,
  )
  await open()
  await close()
  expect(screen.getByRole('heading', { level: 1 })).toHaveFocus()
  cleanup()
  render(
    <header>
      <button data-opens-search="">찾기</button>
    </header>,
  )
  await open()
  await close()
  expect(screen.getByRole('button', { name: '찾기' })).toHaveFocus()
})

test('what is followed is remembered', async () => {
  await open()
  type('비밀')
  press('Enter')
  await pass()
  expect(recentQueries()).toEqual(['비밀'])
})
