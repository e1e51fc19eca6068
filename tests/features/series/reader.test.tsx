import { act, fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { novelOf } from '../../support/stories'
import { NovelPage } from '@/features/series/novel/NovelPage'
// Imported here so that the lazy import resolves immediately.
import '@/features/series/reader/Reader'
import { READER_SETTINGS_KEY } from '@/features/series/reader/readerSettings'
import { setCharacterKeysEnabled } from '@/lib/browser/characterKeys'
import { chapterProgressKey } from '@/lib/storage/resumeState'
import { Browser, getAddress } from '../../support/browser'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubResizeObserver } from '../../support/observers'
import { fillChapterQueries } from '../../support/serials'

vi.mock('@/styles/fonts/reading.css', () => ({}))

/** Height (px) of a paragraph, because jsdom has no layout. Grows with the text size. */
let paragraphPx = 100
let resizeObserver: ReturnType<typeof stubResizeObserver>

async function visit(address = '/novel/Tls') {
  await act(async () => {
    render(
      <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
        <NovelPage novel={novelOf('tls')} onShare={() => undefined} />
        <Browser />
      </MemoryRouter>,
    )
  })
  return userEvent.setup()
}

const reader = () => screen.findByTestId('novel-reader')

/** Returns the index of the paragraph at a vertical position of the viewport. */
const paragraphAt = (px: number) => Math.floor((window.scrollY + px) / paragraphPx)

function scrollTo(y: number) {
  window.scrollTo(0, y)
  fireEvent.scroll(document)
}

beforeEach(() => {
  fillChapterQueries()
  paragraphPx = 100
  window.scrollY = 0
  stubMatchMedia()
  resizeObserver = stubResizeObserver({ initial: true })
  vi.spyOn(window, 'scrollTo').mockImplementation((first?: ScrollToOptions | number, second?: number) => {
    window.scrollY = typeof first === 'number' ? (second ?? 0) : (first?.top ?? 0)
  })
  vi.spyOn(document.documentElement, 'scrollHeight', 'get').mockImplementation(() => paragraphPx * 30 + 768)
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function measured(this: Element) {
    const index = Array.from(document.querySelectorAll('[data-block]')).indexOf(this)
    return new DOMRect(0, Math.max(0, index) * paragraphPx - window.scrollY, 600, paragraphPx)
  })
})

describe('novel reader', () => {
  it('opens as one history entry: Back returns to the novel', async () => {
    const user = await visit()
    await user.click(screen.getByRole('link', { name: '첫 장 읽기' }))
    expect(await reader()).toHaveTextContent('우리는 이 분 차이로 태어났다.')
    expect(getAddress()).toBe('/novel/Tls?chapter=1')
    await user.click(screen.getByText('뒤로'))
    expect(getAddress()).toBe('/novel/Tls')
    expect(screen.getByRole('link', { name: '첫 장 읽기' })).toHaveFocus()
  })

  it('returns to the novel with Esc if the page was opened at the chapter', async () => {
    const user = await visit('/novel/Tls?chapter=1')
    await reader()
    await user.keyboard('{Escape}')
    expect(getAddress()).toBe('/novel/Tls')
  })

  it('has a search button, because the reader has no header', async () => {
    const user = await visit('/novel/Tls?chapter=1')
    await reader()
    await user.click(screen.getByRole('button', { name: '찾기' }))
    expect(getAddress()).toBe('/novel/Tls?chapter=1&q=')
  })

  it('selects text with Shift and arrow keys from the reading line, or extends the selection', async () => {
    await visit('/novel/Tls?chapter=1')
    const paragraphs = Array.from((await reader()).querySelectorAll('article p'))
    const select = (target: Element) => fireEvent.keyDown(target, { key: 'ArrowRight', shiftKey: true })
    const begin = () => document.getSelection()?.anchorNode
    const modify = vi.fn<Selection['modify']>()
    Selection.prototype.modify = modify
    scrollTo(250)
    select(screen.getByRole('radio', { name: '명조' }))
    expect(modify).not.toHaveBeenCalled()
    select(document.body)
    expect(begin()).toBe(paragraphs[3])
    expect(modify).toHaveBeenLastCalledWith('extend', 'forward', 'character')
    document.getSelection()?.selectAllChildren(paragraphs[1] ?? document.body)
    select(document.body)
    expect(begin()).toBe(paragraphs[1])
    expect(modify).toHaveBeenCalledTimes(2)
  })

  it('changes the chapter with buttons and arrow keys in the same history entry', async () => {
    const user = await visit('/novel/Tls?chapter=1')
    await reader()
    expect(screen.getByText('이전 장 없음')).toBeVisible()
    await act(() => user.click(screen.getByRole('button', { name: '다음 장, 2장 · 벽 하나를 사이에 두고' })))
    expect(await screen.findByRole('heading', { level: 1, name: /벽 하나를 사이에 두고/ })).toHaveFocus()
    await act(() => user.keyboard('{ArrowLeft}'))
    expect(getAddress()).toBe('/novel/Tls?chapter=1')
  })

  it('ignores keys during IME composition', async () => {
    await visit('/novel/Tls?chapter=1')
    await reader()
    fireEvent.keyDown(document.body, { key: 'ArrowRight', isComposing: true })
    fireEvent.keyDown(document.body, { key: 'ArrowRight', keyCode: 229 })
    fireEvent.keyDown(document.body, { key: 'ArrowRight', ctrlKey: true })
    expect(getAddress()).toBe('/novel/Tls?chapter=1')
  })

  it('announces the text size and its limits', async () => {
    const user = await visit('/novel/Tls?chapter=1')
    const size = within(await reader()).getByText(/^글자 크기/)
    expect(size).toHaveRole('status')
    await user.click(screen.getByRole('button', { name: '글자 작게' }))
    expect(size).toHaveTextContent(/^글자 크기 19$/)
    await user.click(screen.getByRole('button', { name: '글자 작게' }))
    await user.click(screen.getByRole('button', { name: '글자 작게' }))
    expect(size).toHaveTextContent(/^글자 크기 17, 가장 작음$/)
    for (let press = 0; press < 7; press += 1)
      await user.click(screen.getByRole('button', { name: '글자 크게' }))
    expect(size).toHaveTextContent(/^글자 크기 24, 가장 큼$/)
  })

  it('stores text size, typeface, line height and background', async () => {
    const user = await visit('/novel/Tls?chapter=1')
    await reader()
    // Ignored: without focus it may come from dictation software.
    fireEvent.keyDown(document.body, { key: '+' })
    await user.click(screen.getByRole('button', { name: '글자 크게' }))
    setCharacterKeysEnabled(false)
    await user.keyboard('+')
    setCharacterKeysEnabled(true)
    await user.keyboard('+')
    await user.click(screen.getByRole('radio', { name: '고딕' }))
    await user.click(screen.getByRole('radio', { name: '밤' }))
    await user.click(screen.getByRole('button', { name: '줄 간격 보통' }))
    expect(JSON.parse(localStorage.getItem(READER_SETTINGS_KEY) ?? '')).toEqual({
      size: 22,
      leading: 'wide',
      face: 'sans',
      ground: 'night',
    })
    const shown = await reader()
    expect(shown).toHaveAttribute('data-theme', 'reading-night')
    expect(shown).toHaveStyle({ '--reader-size': '1.375rem' })
  })

  it('restores the position of each chapter, and keeps it when the text size changes', async () => {
    localStorage.setItem(chapterProgressKey('tls', 1), '{"paragraph":12,"fraction":0.5,"read":0.4}')
    await visit('/novel/Tls?chapter=1')
    await reader()
    expect(paragraphAt(128)).toBe(12)
    paragraphPx = 160
    act(() => resizeObserver.notify())
    expect(paragraphAt(128)).toBe(12)
  })

  it('stores the position after scrolling has stopped, and immediately when the tab is left', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    try {
      await visit('/novel/Tls?chapter=1')
      await reader()
      act(() => scrollTo(922))
      expect(localStorage.getItem(chapterProgressKey('tls', 1))).toBeNull()
      act(() => {
        vi.advanceTimersByTime(200)
      })
      expect(JSON.parse(localStorage.getItem(chapterProgressKey('tls', 1)) ?? '')).toMatchObject({
        paragraph: 10,
      })
      act(() => scrollTo(1122))
      fireEvent(window, new Event('pagehide'))
      expect(JSON.parse(localStorage.getItem(chapterProgressKey('tls', 1)) ?? '')).toMatchObject({
        paragraph: 12,
      })
    } finally {
      vi.useRealTimers()
    }
  })

  it('shows the minute, and hides the bars while scrolling down', async () => {
    await visit('/novel/Tls?chapter=1')
    await reader()
    const tools = screen.getByRole('region', { name: '읽기 도구' })
    expect(tools).toHaveTextContent('3분 중 1분째')
    act(() => scrollTo(1600))
    expect(tools).toHaveTextContent('3분 중 2분째')
    expect(tools).toHaveAttribute('data-shown', 'false')
    act(() => scrollTo(1500))
    expect(tools).toHaveAttribute('data-shown', 'true')
  })

  it('works without storage', async () => {
    vi.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('blocked')
    })
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const user = await visit('/novel/Tls?chapter=1')
    await user.click(screen.getByRole('radio', { name: '세피아' }))
    expect(await reader()).toHaveAttribute('data-theme', 'reading-sepia')
    expect(warned).toHaveBeenCalled()
  })

  it('shows the novel if the chapter in the address does not exist', async () => {
    await visit('/novel/Tls?chapter=3')
    expect(screen.queryByTestId('novel-reader')).toBeNull()
    expect(screen.getByRole('link', { name: /벽 하나를 사이에/ })).toBeVisible()
    // The sample novel has no serial.
    expect(screen.queryByRole('link', { name: /연재처에서/ })).toBeNull()
  })

  it('links to the serial on the novel’s page and after its last chapter', async () => {
    novelOf('tls').serialUrl = 'https://serial.example/tls'
    onTestFinished(() => void delete novelOf('tls').serialUrl)
    const user = await visit()
    const expectSerialLink = (name: RegExp) => {
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', 'https://serial.example/tls')
      expect(screen.getByRole('link', { name })).toHaveAttribute('target', '_blank')
    }
    expectSerialLink(/연재처에서 보기/)
    await act(() => user.click(screen.getByRole('link', { name: /벽 하나를 사이에/ })))
    await reader()
    expectSerialLink(/다음 장은 연재처에서/)
  })
})
