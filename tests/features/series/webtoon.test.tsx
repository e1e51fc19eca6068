import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter, Route, Routes } from 'react-router-dom'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { webtoonOf } from '../../support/stories'
import { WebtoonPage } from '@/features/series/webtoon/WebtoonPage'
import '@/features/series/webtoon/CharacterModal'
import { setHeaderHidden } from '@/stores/header'
import { Browser, getAddress } from '../../support/browser'
import { installDialogMethods } from '../../support/dialog'
import { stubMatchMedia } from '../../support/mediaQuery'
import { stubIntersectionObserver } from '../../support/observers'

const tls = webtoonOf('tls')

async function visit(address: string) {
  const page = (
    <MemoryRouter initialEntries={['/before', address]} initialIndex={1}>
      <Routes>
        <Route path="/before" element={<p>앞의 페이지</p>} />
        <Route path="/webtoon/Tls" element={<WebtoonPage work={tls} />} />
      </Routes>
      <Browser />
    </MemoryRouter>
  )
  // Only an awaited `act` waits for suspended components.
  await act(async () => void render(page))
  return userEvent.setup()
}

const tab = (name: string) => screen.getByRole('tab', { name })
const panel = (name: RegExp) =>
  screen.getAllByRole('button', { name }).find((button) => button.hasAttribute('data-character')) ?? null
const modal = () => screen.findByTestId('character-modal')

beforeEach(() => {
  Element.prototype.scrollIntoView = () => {}
  installDialogMethods()
  stubMatchMedia()
  stubIntersectionObserver(true)
})

describe('tabs of a webtoon', () => {
  it('are below the header while it is visible', async () => {
    await visit('/webtoon/Tls')
    const bar = () => screen.getByRole('tablist').closest('[data-lowered="true"]')
    expect(bar()).not.toBeNull()
    act(() => setHeaderHidden(true))
    expect(bar()).toBeNull()
    act(() => setHeaderHidden(false))
    expect(bar()).not.toBeNull()
  })

  it('start with the story if the address has no tab or an unknown one', async () => {
    await visit('/webtoon/Tls?tab=nonsense')
    expect(tab('스토리')).toHaveAttribute('aria-selected', 'true')
    expect(screen.getByRole('tabpanel', { name: '스토리' })).toHaveTextContent('자정을 사이에 두고')
  })

  it('show the first panel without an animation, and animate selected ones', async () => {
    const user = await visit('/webtoon/Tls')
    expect(screen.getByRole('tabpanel', { name: '스토리' })).toHaveAttribute('data-chosen', 'false')
    await user.click(tab('갤러리'))
    expect(screen.getByRole('tabpanel', { name: '갤러리' })).toHaveAttribute('data-chosen', 'true')
    await user.click(tab('스토리'))
    expect(screen.getByRole('tabpanel', { name: '스토리' })).toHaveAttribute('data-chosen', 'true')
  })

  it('replace the history entry, so that Back leaves the page', async () => {
    const user = await visit('/webtoon/Tls')
    await user.click(tab('갤러리'))
    expect(getAddress()).toBe('/webtoon/Tls?tab=gallery')
    expect(screen.getByRole('button', { name: '우산은 하나 크게 보기' })).toBeVisible()
    await user.click(screen.getByRole('button', { name: '뒤로' }))
    expect(screen.getByText('앞의 페이지')).toBeVisible()
  })

  it('have one tab stop and wrap around with arrow keys, Home and End', async () => {
    const user = await visit('/webtoon/Tls')
    tab('스토리').focus()
    await user.keyboard('{ArrowRight}')
    expect(tab('캐릭터')).toHaveFocus()
    expect(tab('캐릭터')).toHaveAttribute('aria-selected', 'true')
    await user.keyboard('{End}{ArrowRight}')
    expect(tab('스토리')).toHaveFocus()
    await user.keyboard('{ArrowLeft}')
    expect(tab('갤러리')).toHaveFocus()
    await user.keyboard('{Home}')
    expect(getAddress()).toBe('/webtoon/Tls?tab=story')
    expect(screen.getAllByRole('tab').filter(({ tabIndex }) => tabIndex === 0)).toEqual([tab('스토리')])
  })

  it('ignore keys during IME composition', async () => {
    await visit('/webtoon/Tls')
    fireEvent.keyDown(tab('스토리'), { key: 'ArrowRight', isComposing: true })
    expect(tab('스토리')).toHaveAttribute('aria-selected', 'true')
  })
})

describe('modal of a character', () => {
  it('is one history entry: Back closes it and the focus returns to the panel', async () => {
    const user = await visit('/webtoon/Tls?tab=characters')
    await user.click(panel(/^한달/) ?? document.body)
    expect(within(await modal()).getByRole('heading', { name: /한달/ })).toBeVisible()
    expect(getAddress()).toBe('/webtoon/Tls?tab=characters&character=dal')
    await user.click(screen.getByText('뒤로'))
    expect(getAddress()).toBe('/webtoon/Tls?tab=characters')
    await expect.poll(() => screen.queryByTestId('character-modal')).toBeNull()
    await waitFor(() => expect(panel(/^한달/)).toHaveFocus())
  })

  it('changes the character in the same history entry', async () => {
    const user = await visit('/webtoon/Tls?tab=characters')
    await act(() => user.click(panel(/^한해/) ?? document.body))
    await user.click(within(await modal()).getByRole('button', { name: '이전 인물' }))
    expect(within(await modal()).getByRole('heading', { name: /강이로/ })).toBeVisible()
    await user.click(within(await modal()).getByRole('button', { name: '다음 인물' }))
    await user.click(within(await modal()).getByRole('button', { name: '다음 인물' }))
    expect(getAddress()).toBe('/webtoon/Tls?tab=characters&character=dal')
    await user.click(within(await modal()).getByRole('button', { name: '닫기' }))
    expect(getAddress()).toBe('/webtoon/Tls?tab=characters')
    await expect.poll(() => screen.queryByTestId('character-modal')).toBeNull()
    await waitFor(() => expect(panel(/^한달/)).toHaveFocus())
  })

  it('starts the next text at its top, and keeps the focus in it', async () => {
    const user = await visit('/webtoon/Tls?tab=characters&character=hae')
    const story = (name: RegExp) => screen.findByRole('group', { name })
    const hae = await story(/^한해/)
    hae.scrollTop = 300
    within(hae)
      .getByRole('button', { name: /^강이로/ })
      .focus()
    await user.keyboard('{Enter}')
    const iro = await story(/^강이로/)
    expect(iro).toHaveFocus()
    expect(iro.scrollTop).toBe(0)
    await user.keyboard('{ArrowRight}')
    expect(await story(/^한해/)).toHaveFocus()
  })

  it('announces the new character while the focus stays on the button', async () => {
    const user = await visit('/webtoon/Tls?tab=characters&character=hae')
    await user.click(within(await modal()).getByRole('button', { name: '다음 인물' }))
    expect(within(await modal()).getByRole('button', { name: '다음 인물' })).toHaveFocus()
    expect(within(await modal()).getByRole('status')).toHaveTextContent(/^한달$/)
  })

  it('opens from a shared address; closing it stays on the page', async () => {
    const user = await visit('/webtoon/Tls?character=jaeha')
    expect(within(await modal()).getByRole('heading', { name: /윤재하/ })).toBeVisible()
    await user.click(within(await modal()).getByRole('button', { name: '닫기' }))
    expect(getAddress()).toBe('/webtoon/Tls')
    expect(screen.queryByText('앞의 페이지')).toBeNull()
  })

  it('stays closed for an unknown character', async () => {
    await visit('/webtoon/Tls?tab=characters&character=nobody')
    expect(screen.queryByTestId('character-modal')).toBeNull()
  })
})

describe('the gallery lightbox', () => {
  it('ignores keys during IME composition', async () => {
    await visit('/webtoon/Tls?tab=gallery&picture=rooftop')
    const next = await screen.findByRole('button', { name: '다음 그림' })
    const script = await screen.findByRole('button', { name: '대본' })
    vi.useFakeTimers()
    for (const [key, code] of [
      ['ArrowRight', 'ArrowRight'],
      ['Escape', 'Escape'],
      ['ㅅ', 'KeyT'],
    ]) {
      fireEvent.keyDown(next, { key, code, isComposing: true })
      fireEvent.keyDown(next, { key, code, keyCode: 229 })
    }
    expect(script).toHaveAttribute('aria-expanded', 'false')
    // The lightbox handles keys after a delay.
    await act(() => vi.advanceTimersByTimeAsync(600))
    vi.useRealTimers()
    expect(getAddress()).toBe('/webtoon/Tls?tab=gallery&picture=rooftop')
    fireEvent.keyDown(next, { key: 'Escape' })
    await waitFor(() => expect(getAddress()).toBe('/webtoon/Tls?tab=gallery'))
  })
})
