import { act, cleanup, fireEvent, render, renderHook, screen, waitFor, within } from '@testing-library/react'
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
afterEach(() => {
  // Unmounting cancels idle callbacks, which jsdom lacks.
  cleanup()
  vi.unstubAllGlobals()
})
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
const getLabel = (name: string) => within(header()).getAllByRole('link', { name })[0]!
const getOpenPanels = () =>
  screen.getAllByTestId('nav-dropdown').filter((sheet) => sheet.dataset['open'] === 'true')
const scrollTo = (y: number) => act(() => useScroll.getState().setScrollY(y))

function tap(name: string) {
  fireEvent.pointerDown(getLabel(name), { pointerType: 'touch' })
  return fireEvent.click(getLabel(name))
}

describe('the header', () => {
  it('starts with the logo, which links home, and has six items with a panel each', () => {
    open()
    expect(within(header()).getAllByRole('link')[0]).toHaveAttribute('href', '/')
    expect(document.querySelectorAll('nav > ul > li')).toHaveLength(6)
    expect(screen.getAllByTestId('nav-dropdown')).toHaveLength(6)
  })

  it('changes with the scroll position', () => {
    open()
    scrollTo(101)
    expect(header()).toHaveAttribute('data-scrolled', 'true')
    const { result: headerHidden } = renderHook(useHeaderHidden)
    scrollTo(301)
    expect(header()).toHaveAttribute('data-hidden', 'true')
    expect(headerHidden.current).toBe(true)
    scrollTo(300)
    expect(header()).toHaveAttribute('data-hidden', 'false')
    expect(headerHidden.current).toBe(false)
  })

  it('does not render when the pointer leaves it while no panel is open', () => {
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

  it('is hidden and inert while the intro plays', () => {
    open()
    act(() => useIntro.getState().setIntroPlaying(true))
    expect(header()).toHaveAttribute('data-hidden', 'true')
    expect(header()).toHaveAttribute('inert')
    act(() => useIntro.getState().setIntroPlaying(false))
    expect(header()).toHaveAttribute('data-hidden', 'false')
    expect(header()).not.toHaveAttribute('inert')
  })

  it('is shown when it receives the focus', () => {
    open()
    scrollTo(900)
    expect(header()).toHaveAttribute('data-hidden', 'true')
    fireEvent.focus(screen.getByRole('button', { name: '차례 열기' }))
    expect(header()).toHaveAttribute('data-hidden', 'false')
  })
})

describe('its dropdown', () => {
  it('opens one panel at a time on hover and closes it when the pointer leaves the bar', async () => {
    const user = open()
    await user.hover(getLabel('웹툰'))
    await waitFor(() => expect(getOpenPanels()).toHaveLength(1))
    expect(getOpenPanels()[0]).toContainElement(screen.getByRole('link', { name: 'Somebodies' }))
    await user.hover(getLabel('사진첩'))
    await waitFor(() =>
      expect(getOpenPanels()[0]).toContainElement(screen.getByRole('link', { name: 'SONY A7C2' })),
    )
    expect(getOpenPanels()).toHaveLength(1)
    await user.hover(screen.getByRole('link', { name: 'elsewhere' }))
    await waitFor(() => expect(getOpenPanels()).toHaveLength(0))
  })

  it('moves with arrow keys and closes with Esc', async () => {
    const user = open()
    act(() => getLabel('소개').focus())
    await user.keyboard('{ArrowRight}{ArrowRight}')
    expect(getLabel('웹툰')).toHaveFocus()
    await user.keyboard('{ArrowDown}{ArrowDown}')
    expect(screen.getByRole('link', { name: 'The One and They' })).toHaveFocus()
    expect(getOpenPanels()).toHaveLength(1)
    await user.keyboard('{Escape}')
    expect(getLabel('웹툰')).toHaveFocus()
    expect(getOpenPanels()).toHaveLength(0)
  })

  it.each([
    ['into the page', 'link', 'elsewhere'],
    ['to the search and menu buttons', 'button', '찾기'],
  ])('closes when the focus moves %s', async (_, role, name) => {
    const user = open()
    act(() => getLabel('팬아트').focus())
    await user.keyboard('{ArrowDown}')
    expect(getOpenPanels()).toHaveLength(1)
    act(() => screen.getByRole(role, { name }).focus())
    expect(getOpenPanels()).toHaveLength(0)
  })

  it('opens on the first tap and follows the link on the second', async () => {
    open()
    // `false`: the default action was prevented.
    expect(tap('웹소설')).toBe(false)
    expect(getOpenPanels()).toHaveLength(1)
    tap('웹소설')
    await waitFor(() => expect(getOpenPanels()).toHaveLength(0))
  })
})

describe('its menus', () => {
  it.each([
    ['차례', '차례 열기', '차례 닫기'],
    ['바깥 링크', '바깥 링크 열기', '바깥 링크 닫기'],
  ])('%s opens, locks scrolling, closes and returns the focus', async (name, openName, closeName) => {
    const user = open()
    await user.click(screen.getByRole('button', { name: openName }))
    const dialog = await screen.findByRole('dialog', { name })
    expect(useScroll.getState().lockOwners.size).toBe(1)
    await user.click(within(dialog).getByRole('button', { name: closeName }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(useScroll.getState().lockOwners.size).toBe(0)
    expect(screen.getByRole('button', { name: openName })).toHaveFocus()
  })

  it('lists five external links, each in a new tab', async () => {
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
