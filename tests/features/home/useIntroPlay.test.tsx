import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_MINIMUM_MS } from '@/config/constants'
import { Hero } from '@/features/home/hero/Hero'
import { INTRO_MS, playIntroBeforeHydration } from '@/features/home/intro/introStart'
import { useIntroPlay } from '@/features/home/intro/useIntroPlay'
import { waitForSectionBuilds } from '@/motion/deferSectionBuilds'
import { useIntro } from '@/stores/intro'
import { loadingOverlay } from '@/stores/overlay'
import { useScroll } from '@/stores/scroll'

const NOW = new Date('2026-11-20T12:00:00Z')
const MARKER = 'introAnimationShown'

function Probe() {
  const { phase, skip } = useIntroPlay()
  return (
    <>
      <output>{phase}</output>
      {phase === 'playing' && <button onClick={skip}>건너뛰기</button>}
    </>
  )
}

function isPlaying() {
  return document.documentElement.dataset['intro'] === 'playing'
}

const hideOverlay = () => loadingOverlay().leave()

function openHome() {
  const view = render(<Probe />)
  act(hideOverlay)
  return view
}

beforeEach(() => {
  delete window.loadingOverlay
  vi.useFakeTimers({ now: NOW })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

describe('the intro of home', () => {
  it('puts the skip button first in the focus order', () => {
    render(<Hero />)
    act(hideOverlay)
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      '건너뛰기',
      '배경 영상 일시정지',
    ])
  })

  it('hides the header, locks scrolling and stores the time when it has ended', async () => {
    openHome()
    expect(isPlaying()).toBe(true)
    expect(useIntro.getState().isIntroPlaying).toBe(true)
    expect(useScroll.getState().lockOwners.has('intro')).toBe(true)
    expect(localStorage.getItem(MARKER)).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(INTRO_MS))
    expect(isPlaying()).toBe(false)
    expect(screen.getByText('done')).toBeInTheDocument()
    expect(useIntro.getState().isIntroPlaying).toBe(false)
    expect(useScroll.getState().lockOwners.has('intro')).toBe(false)
    expect(Number(localStorage.getItem(MARKER))).toBeGreaterThanOrEqual(NOW.getTime())
  })

  it('defers building sections until it has ended', async () => {
    const built = vi.fn<() => void>()
    openHome()
    void waitForSectionBuilds().then(built)
    await act(() => vi.advanceTimersByTimeAsync(INTRO_MS - 1))
    expect(built).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(built).toHaveBeenCalledOnce()
  })

  it('waits for the loading overlay to fade, and cannot be skipped before', () => {
    render(<Probe />)
    expect(screen.getByText('waiting')).toBeInTheDocument()
    fireEvent.keyDown(document.body, { key: 'Escape' })
    act(() => void loadingOverlay().pageReady())
    expect(isPlaying()).toBe(false)
    act(() => void vi.advanceTimersByTime(OVERLAY_MINIMUM_MS))
    expect(isPlaying()).toBe(true)
  })

  it.each(['Escape', ' ', 'PageDown', 'End'])('can be skipped with the key %j', async (key) => {
    openHome()
    fireEvent.keyDown(document.body, { key })
    expect(isPlaying()).toBe(false)
    expect(localStorage.getItem(MARKER)).toMatch(/^\d+$/)
  })

  it('can be skipped with its button, a click anywhere or the wheel', async () => {
    for (const skip of [
      () => screen.getByRole('button', { name: '건너뛰기' }).click(),
      () => document.body.click(),
      () => window.dispatchEvent(new WheelEvent('wheel')),
    ]) {
      localStorage.clear()
      const { unmount } = openHome()
      expect(isPlaying()).toBe(true)
      act(skip)
      expect(isPlaying()).toBe(false)
      expect(localStorage.getItem(MARKER)).toMatch(/^\d+$/)
      unmount()
    }
  })

  it('is not skipped by other keys or during IME composition', async () => {
    openHome()
    fireEvent.keyDown(document.body, { key: 'a' })
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    expect(isPlaying()).toBe(true)
  })

  it('does not play again within 24 hours or with reduced motion', async () => {
    localStorage.setItem(MARKER, String(NOW.getTime() - 1000))
    const { unmount } = openHome()
    expect(screen.getByText('done')).toBeInTheDocument()
    expect(isPlaying()).toBe(false)
    unmount()

    localStorage.clear()
    document.documentElement.dataset['motionChoice'] = 'calm'
    openHome()
    expect(screen.getByText('done')).toBeInTheDocument()
    expect(localStorage.getItem(MARKER)).toBeNull()
  })

  it('cleans up when the visitor leaves midway, and stores nothing', async () => {
    const { unmount } = openHome()
    unmount()
    expect(isPlaying()).toBe(false)
    expect(useIntro.getState().isIntroPlaying).toBe(false)
    expect(useScroll.getState().lockOwners.size).toBe(0)
    expect(localStorage.getItem(MARKER)).toBeNull()
  })

  describe('on a static page', () => {
    beforeEach(() => {
      document.documentElement.dataset['motionChoice'] = 'full'
      document.body.innerHTML = '<section id="visual"></section>'
    })

    it('starts before hydration, and keeps its length', async () => {
      hideOverlay()
      playIntroBeforeHydration()
      await vi.advanceTimersByTimeAsync(1000)
      expect(isPlaying()).toBe(true)
      render(<Probe />)
      expect(screen.getByText('playing')).toBeInTheDocument()
      expect(useIntro.getState().isIntroPlaying).toBe(true)
      await act(() => vi.advanceTimersByTimeAsync(INTRO_MS - 1000))
      expect(screen.getByText('done')).toBeInTheDocument()
      expect(localStorage.getItem(MARKER)).toMatch(/^\d+$/)
    })

    it('ends and is stored even if React never loads', async () => {
      playIntroBeforeHydration()
      await vi.advanceTimersByTimeAsync(INTRO_MS)
      expect(isPlaying()).toBe(false)
      expect(localStorage.getItem(MARKER)).toMatch(/^\d+$/)
    })

    it.each([
      ['was visited within 24 hours', () => localStorage.setItem(MARKER, String(NOW.getTime() - 1000))],
      ['uses reduced motion', () => (document.documentElement.dataset['motionChoice'] = 'calm')],
      ['is another page', () => (document.body.innerHTML = '')],
    ])('does not start on a page that %s', (_, setUp) => {
      setUp()
      playIntroBeforeHydration()
      expect(isPlaying()).toBe(false)
    })
  })
})
