import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { createBrowserRouter, Form, Link, Outlet, RouterProvider, useNavigate } from 'react-router-data'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { useLeaveGuard } from '@/admin/components/useLeaveGuard'
import { settle } from '../../support/settle'

const initial = { unsaved: true }
const loggedOut = vi.fn<() => null>(() => null)
let router: ReturnType<typeof createBrowserRouter>

/** The layout around every page, with 로그아웃 and a button like a toast's. */
function Frame() {
  const navigate = useNavigate()
  return (
    <>
      <Form method="post" action="/list">
        <button>로그아웃</button>
      </Form>
      <button type="button" onClick={() => void navigate('/site')}>
        사이트에서 보기
      </button>
      <Outlet />
    </>
  )
}

function Editor() {
  const [unsaved, setUnsaved] = useState(initial.unsaved)
  const navigate = useNavigate()
  const { isAsking, stay, leave, allow } = useLeaveGuard(unsaved)
  return (
    <>
      <h1>편집</h1>
      <Link to="/list">목록</Link>
      <a href="/edit#alt">같은 쪽</a>
      <a href="/list" target="_blank" rel="noreferrer">
        새 창
      </a>
      <a href="https://example.com/">다른 곳</a>
      <button type="button" onClick={() => void navigate('/edit/7', { replace: true })}>
        첫 저장
      </button>
      <button type="button" onClick={() => setUnsaved(false)}>
        모두 저장
      </button>
      <button type="button" onClick={allow}>
        치움
      </button>
      {isAsking && (
        <div role="dialog" aria-label="나가시겠습니까?">
          <button type="button" onClick={stay}>
            계속 쓰기
          </button>
          <button type="button" onClick={leave}>
            나가기
          </button>
        </div>
      )}
    </>
  )
}

/** Opens the editor from the list. */
async function open(unsaved: boolean) {
  initial.unsaved = unsaved
  history.replaceState({ idx: 0 }, '', '/list')
  router = createBrowserRouter([
    {
      element: <Frame />,
      children: [
        { path: '/edit/:id?', element: <Editor /> },
        { path: '/site', element: <h1>사이트</h1> },
        {
          path: '/list',
          action: loggedOut,
          element: (
            <>
              <h1>목록 쪽</h1>
              <Link to="/edit">수정</Link>
            </>
          ),
        },
      ],
    },
  ])
  render(<RouterProvider router={router} />)
  click('수정')
  expect(await screen.findByRole('heading', { name: '편집' })).toBeVisible()
}

const expectPage = (heading: string) =>
  waitFor(() => expect(screen.getByRole('heading', { name: heading })).toBeVisible())

const click = (name: string, more: MouseEventInit = {}) => fireEvent.click(screen.getByText(name), more)
const isAsked = () => screen.queryByRole('dialog', { name: '나가시겠습니까?' }) !== null
/** Goes back with the browser's history, which is asynchronous. */
async function goBack() {
  const popped = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true, capture: true }),
  )
  history.back()
  await act(() => popped)
}

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))
afterEach(() => router.dispose())
// jsdom cannot navigate to other documents.
window.addEventListener('click', (event) => {
  if (event.target instanceof HTMLAnchorElement) event.preventDefault()
})

const navigations = [
  ['a link', () => Promise.resolve(click('목록')), () => expectPage('목록 쪽')],
  ['the browser’s Back', () => goBack(), () => expectPage('목록 쪽')],
  ['a toast’s button', () => Promise.resolve(click('사이트에서 보기')), () => expectPage('사이트')],
  [
    'logging out',
    () => Promise.resolve(click('로그아웃')),
    () => waitFor(() => expect(loggedOut).toHaveBeenCalledOnce()),
  ],
] as const

describe.each(navigations)('%s, with unsaved changes', (_kind, go, expectLeft) => {
  beforeEach(() => loggedOut.mockClear())

  it('is blocked and asks every time', async () => {
    await open(true)
    await go()
    await waitFor(() => expect(isAsked()).toBe(true))
    click('계속 쓰기')
    await settle()
    expect(isAsked()).toBe(false)
    expect(location.pathname).toBe('/edit')
    expect(loggedOut).not.toHaveBeenCalled()
    await go()
    await waitFor(() => expect(isAsked()).toBe(true))
    await waitFor(() => expect(location.pathname).toBe('/edit'))
  })

  it('continues after confirmation', async () => {
    await open(true)
    await go()
    await waitFor(() => expect(isAsked()).toBe(true))
    click('나가기')
    await expectLeft()
    expect(location.pathname).not.toBe('/edit')
  })

  it('continues without asking when everything is saved', async () => {
    await open(true)
    click('모두 저장')
    await go()
    await expectLeft()
    expect(isAsked()).toBe(false)
  })

  it('continues without asking after `allow`', async () => {
    await open(true)
    click('치움')
    await go()
    await expectLeft()
    expect(isAsked()).toBe(false)
  })
})

describe('does not ask', () => {
  it.each([
    ['with Ctrl', '목록', { ctrlKey: true }],
    ['with ⌘', '목록', { metaKey: true }],
    ['with Shift', '목록', { shiftKey: true }],
    ['with the middle button', '목록', { button: 1 }],
    ['that opens a new window', '새 창', {}],
    ['within the page', '같은 쪽', {}],
    ['to another site, which the browser asks about', '다른 곳', {}],
  ])('about a link %s', async (_kind, name, more) => {
    await open(true)
    click(name, more)
    await settle()
    expect(isAsked()).toBe(false)
    expect(location.pathname).toBe('/edit')
  })

  it('when the first save replaces the address', async () => {
    await open(true)
    click('첫 저장')
    await waitFor(() => expect(location.pathname).toBe('/edit/7'))
    expect(isAsked()).toBe(false)
    click('목록')
    await waitFor(() => expect(isAsked()).toBe(true))
  })
})

describe('closing the tab', () => {
  const isBlocked = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

  it('shows the browser’s dialog only while there are unsaved changes', async () => {
    await open(true)
    expect(isBlocked()).toBe(true)
    click('모두 저장')
    expect(isBlocked()).toBe(false)
  })

  it('shows no dialog after the owner has chosen to leave', async () => {
    await open(true)
    click('목록')
    await waitFor(() => expect(isAsked()).toBe(true))
    expect(isBlocked()).toBe(true)
    click('나가기')
    expect(isBlocked()).toBe(false)
  })

  it('shows no dialog after `allow`', async () => {
    await open(true)
    click('치움')
    expect(isBlocked()).toBe(false)
  })
})
