import { act, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler, type ProfilerOnRenderCallback } from 'react'
import { Link, MemoryRouter } from 'react-router-dom'
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { Header } from '@/features/shell/Header'
import { useHeaderHidden } from '@/stores/header'
import { useIntro } from '@/stores/intro'
import { useScroll } from '@/stores/scroll'
import { installDialogMethods } from '../../support/dialog'
import { stubDesktop } from '../../support/motion'

beforeAll(installDialogMethods)
beforeEach(stubDesktop)
afterEach(() => void vi.unstubAllGlobals())
beforeEach(() => act(() => useScroll.getState().setScrollY(0)))

function open() {
  const user = userEvent.setup()
  render(
    <MemoryRouter>
      <Header />
      <Link to="/fanart/Fanart">elsewhere</Link>
    </MemoryRouter>,
  )
  return user
}

const header = () => screen.getByTestId('site-header')
const label = (name: string) => within(header()).getAllByRole('link', { name })[0]!
const openSheets = () =>
  screen.getAllByTestId('nav-dropdown').filter((sheet) => sheet.dataset['open'] === 'true')
const scrollTo = (y: number) => act(() => useScroll.getState().setScrollY(y))

function tap(name: string) {
  fireEvent.pointerDown(label(name), { pointerType: 'touch' })
  return fireEvent.click(label(name))
}

describe('the header', () => {
  it('begins with the logo, which leads home, and lists six items with a sheet each', () => {
    open()
    expect(within(header()).getAllByRole('link')[0]).toHaveAttribute('href', '/')
    expect(document.querySelectorAll('nav > ul > li')).toHaveLength(6)
    expect(screen.getAllByTestId('nav-dropdown')).toHaveLength(6)
  })

  it('follows the scroll position', () => {
    open()
    scrollTo(101)
    expect(header()).toHaveAttribute('data-scrolled', 'true')
    const { result: told } = renderHook(useHeaderHidden)
    scrollTo(301)
    expect(header()).toHaveAttribute('data-hidden', 'true')
    expect(told.current).toBe(true)
    scrollTo(300)
    expect(header()).toHaveAttribute('data-hidden', 'false')
    expect(told.current).toBe(false)
  })

  it('is not rendered anew when it leaves the pointer with no sheet open', () => {
    vi.useFakeTimers()
    try {
      const rendered = vi.fn<ProfilerOnRenderCallback>()
      render(
        <MemoryRouter>
          <Profiler id="header" onRender={rendered}>
            <Header />
          </Profiler>
        </MemoryRouter>,
      )
      scrollTo(301)
      rendered.mockClear()
      fireEvent.pointerLeave(header(), { pointerType: 'mouse' })
      act(() => {
        vi.advanceTimersByTime(1000)
      })
      expect(rendered).not.toHaveBeenCalled()
    } finally {
      vi.useRealTimers()
    }
  })

  it('is hidden while the intro plays, and no stop for the focus', () => {
    open()
    act(() => useIntro.getState().setIntroPlaying(true))
    expect(header()).toHaveAttribute('data-hidden', 'true')
    expect(header()).toHaveAttribute('inert')
    act(() => useIntro.getState().setIntroPlaying(false))
    expect(header()).toHaveAttribute('data-hidden', 'false')
    expect(header()).not.toHaveAttribute('inert')
  })

  it('comes back when the keyboard enters it', () => {
    open()
    scrollTo(900)
    expect(header()).toHaveAttribute('data-hidden', 'true')
    fireEvent.focus(screen.getByRole('button', { name: '차례 열기' }))
    expect(header()).toHaveAttribute('data-hidden', 'false')
  })
})

describe('its dropdown', () => {
  it('opens one sheet at a time under the pointer and closes when it leaves the bar', async () => {
    const user = open()
    await user.hover(label('웹툰'))
    await waitFor(() => expect(openSheets()).toHaveLength(1))
    expect(openSheets()[0]).toContainElement(screen.getByRole('link', { name: 'Somebodies' }))
    await user.hover(label('사진첩'))
    await waitFor(() =>
      expect(openSheets()[0]).toContainElement(screen.getByRole('link', { name: 'SONY A7C2' })),
    )
    expect(openSheets()).toHaveLength(1)
    await user.hover(screen.getByRole('link', { name: 'elsewhere' }))
    await waitFor(() => expect(openSheets()).toHaveLength(0))
  })

  it('is walked with arrow keys and left with Esc', async () => {
    const user = open()
    act(() => label('소개').focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(label('웹툰')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('link', { name: 'The One and They' })).toHaveFocus()
    expect(openSheets()).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(label('웹툰')).toHaveFocus()
    expect(openSheets()).toHaveLength(0)
  })

  it.each([
    ['into the page', 'link', 'elsewhere'],
    ['to what opens search and the menus', 'button', '찾기'],
  ])('closes when the focus goes on %s', async (_, role, name) => {
    const user = open()
    act(() => label('팬아트').focus())
    await user.keyboard('{ArrowDown}')
    expect(openSheets()).toHaveLength(1)
    act(() => screen.getByRole(role, { name }).focus())
    expect(openSheets()).toHaveLength(0)
  })

  it('opens on the first tap of a finger and follows the link on the second', async () => {
    open()
    // `false`: the link was not followed.
    expect(tap('웹소설')).toBe(false)
    expect(openSheets()).toHaveLength(1)
    tap('웹소설')
    await waitFor(() => expect(openSheets()).toHaveLength(0))
  })
})

describe('its menus', () => {
  it.each([
    ['차례', '차례 열기', '차례 닫기'],
    ['바깥 링크', '바깥 링크 열기', '바깥 링크 닫기'],
  ])('%s opens, holds the page, closes and gives the focus back', async (name, openName, closeName) => {
    const user = open()
    await user.click(screen.getByRole('button', { name: openName }))
    const dialog = await screen.findByRole('dialog', { name })
    expect(useScroll.getState().lockOwners.size).toBe(1)
    await user.click(within(dialog).getByRole('button', { name: closeName }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(useScroll.getState().lockOwners.size).toBe(0)
    expect(screen.getByRole('button', { name: openName })).toHaveFocus()
  })

  it('lists five places outside, each in a new tab', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: '바깥 링크 열기' }))
    const links = within(await screen.findByRole('dialog')).getAllByRole('link')
    expect(links).toHaveLength(5)
    for (const link of links) {
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAccessibleName(/새 창에서 열림/)
    }
  })

  it('closes on a route change', async () => {
    const user = open()
    await user.click(screen.getByRole('button', { name: '차례 열기' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('link', { name: '팬아트 모음' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  })
})
