import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react'
import { Suspense, use } from 'react'
import { BrowserRouter, MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { ADDRESS_DEBOUNCE_MS, SEARCH_DEBOUNCE_MS } from '@/config/constants'
import type { Card } from '@/features/search/card'
import { rememberQuery, loadRecentQueries } from '@/features/search/recentQueries'
import { loadSearchIndex } from '@/features/search/searchIndex'
import SearchDialog from '@/features/search/SearchDialog'
import { Browser, getAddress } from '../../support/browser'
import { installDialogMethods } from '../../support/dialog'
import { stubKeyboardFocus } from '../../support/keyboardFocus'
import { stubMatchMedia } from '../../support/mediaQuery'

vi.mock('@/supabase/backendUrl', () => import('../../support/backendUrl'))
vi.mock(import('@/features/search/searchIndex'), { spy: true })

const page = (title: string, href: string, more: Partial<Card> = {}): Card => ({
  group: 'pages',
  title,
  kind: '쪽',
  href,
  ...more,
})
/** Two sentences of the same text have the same address. */
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

interface PendingRequest {
  url: URL
  signal: AbortSignal
  answer: (rows: object[]) => void
  fail: () => void
}
/** Requests for posts of the first collection. The other collections return none. */
let requests: PendingRequest[] = []

function answerRows(input: string | URL | Request, init: RequestInit = {}) {
  const url = new URL(input instanceof Request ? input.url : input)
  const json = (rows: object[]) => new Response(JSON.stringify(rows), { status: 200 })
  if (!url.pathname.endsWith('posts_a7c2')) return Promise.resolve(json([]))
  return new Promise<Response>((resolve, reject) => {
    const signal = init.signal ?? new AbortController().signal
    const fail = () => reject(new TypeError('Failed to fetch'))
    signal.addEventListener('abort', () => reject(new DOMException('aborted', 'AbortError')))
    requests.push({ url, signal, answer: (rows) => resolve(json(rows)), fail })
  })
}

// Dynamic imports do not settle under fake timers. There is no build here.
beforeAll(() => import('@/posts/read/lastBuild'))
beforeEach(() => {
  requests = []
  vi.useFakeTimers()
  vi.stubGlobal('fetch', vi.fn(answerRows))
  vi.mocked(loadSearchIndex).mockResolvedValue({ cards, example: null })
  stubMatchMedia()
  installDialogMethods()
  HTMLElement.prototype.scrollIntoView = () => {}
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const advance = (ms = 0) => act(() => vi.advanceTimersByTimeAsync(ms))

async function open() {
  render(
    <MemoryRouter initialEntries={['/?q=']}>
      <SearchDialog onContents={undefined} />
      <Browser />
    </MemoryRouter>,
  )
  await advance()
}

const field = () => screen.getByRole('combobox', { name: '찾기' })
const type = (text: string) => fireEvent.change(field(), { target: { value: text } })
const press = (key: string, more: object = {}) => fireEvent.keyDown(field(), { key, ...more })
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)
const selectedOption = () => screen.getByRole('option', { selected: true })
const lastRequest = () => {
  const latest = requests.at(-1)
  if (!latest) throw new Error('There was no request.')
  return latest
}
/** Types, waits for the debounce and answers the request. */
async function searchFor(text: string, rows: object[]) {
  type(text)
  await advance(SEARCH_DEBOUNCE_MS)
  lastRequest().answer(rows)
  await advance()
}

describe('the selected option', () => {
  test('stays selected when its post is returned again', async () => {
    await open()
    await searchFor('비', [row(1, '비 오는 창'), row(2, '비 갠 뒤')])
    type('ㅂ')
    press('ArrowUp')
    expect(selectedOption()).toHaveAttribute('data-href', '/gallery/a7c2/View/2')
    await advance(SEARCH_DEBOUNCE_MS)
    lastRequest().answer([row(3, '봄비'), row(2, '비 갠 뒤'), row(1, '비 오는 창')])
    await advance()
    expect(options()).toHaveLength(4)
    expect(selectedOption()).toHaveAttribute('data-href', '/gallery/a7c2/View/2')
  })

  test('is a single card, even if several have the same address', async () => {
    await open()
    await searchFor('비가', [])
    press('ArrowDown')
    expect(selectedOption()).toHaveTextContent('비가 그치면 잔다.')
    press('ArrowDown')
    expect(selectedOption()).toHaveTextContent('비가 오면 웃는다.')
  })

  test('is the first option again after typing', async () => {
    await open()
    type('비')
    press('ArrowDown')
    type('비가')
    expect(selectedOption()).toHaveTextContent('비가 오면 웃는다.')
  })
})

test('scrolls a focused group tab fully into view', async () => {
  await open()
  const tab = screen.getByRole('button', { name: /^팬아트/ })
  const scroll = stubKeyboardFocus()
  tab.focus()
  expect(scroll.mock.contexts).toEqual([tab])
})

test.each([{ isComposing: true }, { keyCode: 229 }])(
  'ignores keys during IME composition (%j)',
  async (composing) => {
    await open()
    type('비')
    const before = selectedOption().textContent
    for (const key of ['ArrowDown', 'ArrowUp', 'Tab', 'Enter', 'Escape']) press(key, composing)
    await advance()
    expect(selectedOption().textContent).toBe(before)
    expect(screen.getByRole('button', { name: /^전체/ })).toHaveAttribute('aria-pressed', 'true')
    expect(getAddress()).toBe('/?q=')
    expect(screen.getByRole('dialog')).toBeInTheDocument()
    press('Enter')
    await advance()
    expect(getAddress()).toBe('/about/Secret')
  },
)

test('keeps the address of the opened page while that page is loading', async () => {
  window.history.replaceState(null, '', '/?q=')
  const file = new Promise<void>(() => {})
  function Page() {
    const { pathname } = useLocation()
    if (pathname !== '/') use(file)
    return <SearchDialog onContents={undefined} />
  }
  render(
    <BrowserRouter>
      <Suspense>
        <Page />
      </Suspense>
    </BrowserRouter>,
  )
  await advance()
  type('비')
  press('Enter')
  await advance(ADDRESS_DEBOUNCE_MS)
  expect(window.location.pathname).toBe('/about/Secret')
  expect(field()).toHaveValue('비')
})

describe('posts', () => {
  test('are requested after a debounce, and the request is aborted when typing continues', async () => {
    await open()
    type('비')
    await advance(SEARCH_DEBOUNCE_MS - 1)
    expect(requests).toHaveLength(0)
    type('비 오')
    await advance(SEARCH_DEBOUNCE_MS - 1)
    expect(requests).toHaveLength(0)
    await advance(1)
    expect(requests).toHaveLength(1)
    const first = lastRequest()
    expect(first.url.searchParams.get('or')).toContain('title.ilike.%비 오%')
    expect(first.signal.aborted).toBe(false)

    type('비 오는')
    expect(first.signal.aborted).toBe(true)
    await advance(SEARCH_DEBOUNCE_MS)
    expect(requests).toHaveLength(2)
    lastRequest().answer([row(1, '비 오는 창')])
    await advance()
    expect(options()).toEqual([expect.stringContaining('비 오는 창')])
  })

  test('show a loading state until they have loaded', async () => {
    await open()
    type('비')
    const count = screen.getByText(/^카드 \d+장$/)
    expect(count).toHaveAttribute('data-looking', 'true')
    await advance(SEARCH_DEBOUNCE_MS)
    expect(count).toHaveAttribute('data-looking', 'true')
    lastRequest().answer([row(1, '비 오는 창')])
    await advance()
    expect(count).toHaveAttribute('data-looking', 'false')
    expect(count).toHaveTextContent('카드 4장')
  })

  test.each([
    [true, '서버에 닿지 못해'],
    [false, '연결이 없어'],
  ])(
    'come from this browser, with a notice, if the server does not answer (online: %j)',
    async (onLine, why) => {
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
      vi.spyOn(console, 'warn').mockReturnValue()
      await open()
      type('비밀')
      await advance(SEARCH_DEBOUNCE_MS)
      lastRequest().fail()
      await advance()
      const sheet = within(screen.getByRole('dialog'))
      const notice = `${why} 이 브라우저에 있는 것에서만 찾았습니다.`
      expect(sheet.getByText(notice)).toBeVisible()
      expect(sheet.getByText(`카드 1장. ${notice}`)).toBeInTheDocument()
      expect(options()).toEqual([expect.stringContaining('비밀')])

      await searchFor('비', [row(1, '비 오는 창')])
      expect(sheet.queryByText(notice)).toBeNull()
      expect(options()).toContainEqual(expect.stringContaining('비 오는 창'))
    },
  )
})

test('counts only the selected group, also in the status', async () => {
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

test('offers all groups if the selected group has no results', async () => {
  await open()
  const group = (name: RegExp) => screen.getByRole('button', { name })
  fireEvent.click(group(/^사진/))
  type('비밀')
  await advance(SEARCH_DEBOUNCE_MS)
  // Posts may still be loading.
  expect(screen.queryByText('‘사진’에는 없습니다.')).toBeNull()
  lastRequest().answer([])
  await advance()
  expect(options()).toEqual([])
  expect(screen.getByText('‘사진’에는 없습니다.')).toBeVisible()
  fireEvent.click(screen.getByRole('button', { name: '전체 보기' }))
  expect(options()).toHaveLength(1)
  expect(group(/^전체/)).toHaveAttribute('aria-pressed', 'true')
  expect(field()).toHaveFocus()
})

test('reports an index that failed to load, and retries', async () => {
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.mocked(loadSearchIndex).mockRejectedValueOnce(new Error('offline'))
  await open()
  expect(screen.getByRole('alert')).toHaveTextContent('카드를 꺼내지 못했습니다.')
  expect(options()).toEqual([])
  fireEvent.click(screen.getByRole('button', { name: '다시 시도' }))
  await advance()
  expect(screen.queryByRole('alert')).toBeNull()
  expect(options()).toEqual([expect.stringContaining('비밀')])
})

test('offers recent queries, and removes one or all of them', async () => {
  for (const query of ['고래', '봄비', '우산']) rememberQuery(query)
  await open()
  const recent = () => screen.queryAllByRole('button', { name: /^(고래|봄비|우산)$/ })
  expect(recent().map(({ textContent }) => textContent)).toEqual(['우산', '봄비', '고래'])
  const remove = (name: string) => {
    const button = screen.getByRole('button', { name })
    button.focus()
    fireEvent.click(button)
    expect(field()).toHaveFocus()
  }
  remove('‘봄비’ 지우기')
  expect(recent()).toHaveLength(2)
  expect(loadRecentQueries()).toEqual(['우산', '고래'])
  remove('모두 지우기')
  expect(recent()).toEqual([])
  expect(loadRecentQueries()).toEqual([])
  expect(screen.queryByText('최근에 찾은 것')).toBeNull()
})

test('keeps the focus in the field after a shorter query is selected', async () => {
  await open()
  await searchFor('비밀 뷁', [])
  lastRequest().answer([])
  await advance()
  expect(screen.getByText('낱말 하나만 남기면 한 장이 나옵니다.')).toBeVisible()
  const shorter = screen.getByRole('button', { name: '‘비밀’로 찾기' })
  shorter.focus()
  fireEvent.click(shorter)
  expect(field()).toHaveFocus()
  expect(field()).toHaveValue('비밀')
})

test('moves a lost focus to the header’s button, or in the reader to the heading', async () => {
  const close = async () => {
    press('Escape')
    await advance()
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

test('stores the query of an opened result', async () => {
  await open()
  type('비밀')
  press('Enter')
  await advance()
  expect(loadRecentQueries()).toEqual(['비밀'])
})
