import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { useLeaveGuard } from '@/features/collection-admin/editor/useLeaveGuard'

function Desk({ unsaved }: { unsaved: boolean }) {
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

/** Comes to the editor from the list, as people do. */
function open(unsaved: boolean) {
  history.replaceState({ idx: 0 }, '', '/list')
  const page = (now: boolean) => (
    <BrowserRouter>
      <Routes>
        <Route path="/edit" element={<Desk unsaved={now} />} />
        <Route
          path="/list"
          element={
            <>
              <h1>목록 쪽</h1>
              <Link to="/edit">수정</Link>
            </>
          }
        />
      </Routes>
    </BrowserRouter>
  )
  const { rerender } = render(page(unsaved))
  click('수정')
  expect(screen.getByRole('heading', { name: '편집' })).toBeVisible()
  return (now: boolean) => rerender(page(now))
}

const click = (name: string, more: MouseEventInit = {}) => fireEvent.click(screen.getByText(name), more)
const isAsked = () => screen.queryByRole('dialog', { name: '나가시겠습니까?' }) !== null
/** The browser's own Back, which takes a moment. */
async function goBack() {
  const heard = new Promise((resolve) =>
    window.addEventListener('popstate', resolve, { once: true, capture: true }),
  )
  history.back()
  await act(() => heard)
}

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined))
// What the guard lets through would leave the page, which jsdom cannot.
window.addEventListener('click', (event) => event.preventDefault())

describe('a link, with unsaved work', () => {
  it('is held and asked about', () => {
    open(true)
    click('목록')
    expect(location.pathname).toBe('/edit')
    expect(isAsked()).toBe(true)
  })

  it('leads on when the owner says so', () => {
    open(true)
    click('목록')
    click('나가기')
    expect(screen.getByRole('heading', { name: '목록 쪽' })).toBeVisible()
  })

  it('leads nowhere when the owner stays, and is asked about again', () => {
    open(true)
    click('목록')
    click('계속 쓰기')
    expect(isAsked()).toBe(false)
    expect(location.pathname).toBe('/edit')
    click('목록')
    expect(isAsked()).toBe(true)
  })

  it.each([
    ['with Ctrl', '목록', { ctrlKey: true }],
    ['with ⌘', '목록', { metaKey: true }],
    ['with Shift', '목록', { shiftKey: true }],
    ['with the middle button', '목록', { button: 1 }],
    ['that opens another window', '새 창', {}],
    ['within the page', '같은 쪽', {}],
    ['out of the site, which the browser asks about', '다른 곳', {}],
  ])('passes %s', (_kind, name, more) => {
    open(true)
    click(name, more)
    expect(isAsked()).toBe(false)
  })

  it('passes when all is saved', () => {
    const tell = open(true)
    tell(false)
    click('목록')
    expect(screen.getByRole('heading', { name: '목록 쪽' })).toBeVisible()
  })
})

describe('the browser’s Back, with unsaved work', () => {
  it('stays at the editor and asks', async () => {
    open(true)
    await goBack()
    await waitFor(() => expect(location.pathname).toBe('/edit'))
    expect(screen.getByRole('heading', { name: '편집' })).toBeVisible()
    expect(isAsked()).toBe(true)
  })

  it('goes on when the owner says so', async () => {
    open(true)
    await goBack()
    await waitFor(() => expect(location.pathname).toBe('/edit'))
    click('나가기')
    await waitFor(() => expect(screen.getByRole('heading', { name: '목록 쪽' })).toBeVisible())
    expect(location.pathname).toBe('/list')
  })

  it('asks again after the owner has stayed', async () => {
    open(true)
    await goBack()
    await waitFor(() => expect(location.pathname).toBe('/edit'))
    click('계속 쓰기')
    expect(isAsked()).toBe(false)
    await goBack()
    await waitFor(() => expect(location.pathname).toBe('/edit'))
    expect(isAsked()).toBe(true)
  })

  it('simply goes back when all is saved', async () => {
    open(false)
    await goBack()
    await waitFor(() => expect(screen.getByRole('heading', { name: '목록 쪽' })).toBeVisible())
  })
})

describe('closing the tab', () => {
  const isHeld = () => !fireEvent(window, new Event('beforeunload', { cancelable: true }))

  it('gets the browser’s own question only while work is unsaved', () => {
    const tell = open(true)
    expect(isHeld()).toBe(true)
    tell(false)
    expect(isHeld()).toBe(false)
  })

  it('gets none once the work has been put away', () => {
    open(true)
    click('치움')
    expect(isHeld()).toBe(false)
  })
})
