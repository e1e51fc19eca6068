import { act, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { OVERLAY_MINIMUM_MS } from '@/config/constants'
import { Hero } from '@/features/home/hero/Hero'
import { INTRO_MS, playIntroBeforeHydration } from '@/features/home/intro/introStart'
import { useIntroPlay } from '@/features/home/intro/useIntroPlay'
import { sectionsReleased } from '@/motion/holdSections'
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

function playing() {
  return document.documentElement.dataset['intro'] === 'playing'
}

const uncover = () => loadingOverlay().leave()

function openHome() {
  const view = render(<Probe />)
  act(uncover)
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
  it('can be skipped before anything that it hides takes the focus', () => {
    render(<Hero />)
    act(uncover)
    expect(screen.getAllByRole('button').map((button) => button.textContent || button.ariaLabel)).toEqual([
      '건너뛰기',
      '배경 영상 일시정지',
    ])
  })

  it('hides the header, holds the page and stores the moment when it has played', async () => {
    openHome()
    expect(playing()).toBe(true)
    expect(useIntro.getState().isIntroPlaying).toBe(true)
    expect(useScroll.getState().lockOwners.has('intro')).toBe(true)
    expect(localStorage.getItem(MARKER)).toBeNull()

    await act(() => vi.advanceTimersByTimeAsync(INTRO_MS))
    expect(playing()).toBe(false)
    expect(screen.getByText('done')).toBeInTheDocument()
    expect(useIntro.getState().isIntroPlaying).toBe(false)
    expect(useScroll.getState().lockOwners.has('intro')).toBe(false)
    expect(Number(localStorage.getItem(MARKER))).toBeGreaterThanOrEqual(NOW.getTime())
  })

  it('keeps the sections from being built until it has ended', async () => {
    const built = vi.fn<() => void>()
    openHome()
    void sectionsReleased().then(built)
    await act(() => vi.advanceTimersByTimeAsync(INTRO_MS - 1))
    expect(built).not.toHaveBeenCalled()
    await act(() => vi.advanceTimersByTimeAsync(1))
    expect(built).toHaveBeenCalledOnce()
  })

  it('waits for the loading overlay to leave', () => {
    render(<Probe />)
    expect(playing()).toBe(false)
    expect(screen.getByText('waiting')).toBeInTheDocument()

    act(() => loadingOverlay().pageReady())
    expect(playing()).toBe(false)
    act(() => void vi.advanceTimersByTime(OVERLAY_MINIMUM_MS))
    expect(playing()).toBe(true)
  })

  it.each(['Escape', ' ', 'PageDown', 'End'])('can be skipped by the key %j', async (key) => {
    openHome()
    fireEvent.keyDown(document.body, { key })
    expect(playing()).toBe(false)
    expect(localStorage.getItem(MARKER)).toMatch(/^\d+$/)
  })

  it('can be skipped by its button, a click anywhere or a turn of the wheel', async () => {
    for (const skip of [
      () => screen.getByRole('button', { name: '건너뛰기' }).click(),
      () => document.body.click(),
      () => window.dispatchEvent(new WheelEvent('wheel')),
    ]) {
      localStorage.clear()
      const { unmount } = openHome()
      expect(playing()).toBe(true)
      act(skip)
      expect(playing()).toBe(false)
      expect(localStorage.getItem(MARKER)).toMatch(/^\d+$/)
      unmount()
    }
  })

  it('is not skipped by a key that scrolls nothing or belongs to a word being composed', async () => {
    openHome()
    fireEvent.keyDown(document.body, { key: 'a' })
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true })
    expect(playing()).toBe(true)
  })

  it('shows the final picture at once within 24 hours and for less motion', async () => {
    localStorage.setItem(MARKER, String(NOW.getTime() - 1000))
    const { unmount } = openHome()
    expect(screen.getByText('done')).toBeInTheDocument()
    expect(playing()).toBe(false)
    unmount()

    localStorage.clear()
    document.documentElement.dataset['motionChoice'] = 'calm'
    openHome()
    expect(screen.getByText('done')).toBeInTheDocument()
    expect(localStorage.getItem(MARKER)).toBeNull()
  })

  it('lets go of everything when the visitor leaves in the middle, and plays again next time', async () => {
    const { unmount } = openHome()
    unmount()
    expect(playing()).toBe(false)
    expect(useIntro.getState().isIntroPlaying).toBe(false)
    expect(useScroll.getState().lockOwners.size).toBe(0)
    expect(localStorage.getItem(MARKER)).toBeNull()
  })

  describe('on a static page', () => {
    beforeEach(() => {
      document.documentElement.dataset['motionChoice'] = 'full'
      document.body.innerHTML = '<section id="visual"></section>'
    })

    it('begins before hydration, and ends when it would have ended', async () => {
      uncover()
      playIntroBeforeHydration()
      await vi.advanceTimersByTimeAsync(1000)
      expect(playing()).toBe(true)
      render(<Probe />)
      expect(screen.getByText('playing')).toBeInTheDocument()
      expect(useIntro.getState().isIntroPlaying).toBe(true)
      await act(() => vi.advanceTimersByTimeAsync(INTRO_MS - 1000))
      expect(screen.getByText('done')).toBeInTheDocument()
      expect(localStorage.getItem(MARKER)).toMatch(/^\d+$/)
    })

    it('ends and is remembered when the scripts never come', async () => {
      playIntroBeforeHydration()
      await vi.advanceTimersByTimeAsync(INTRO_MS)
      expect(playing()).toBe(false)
      expect(localStorage.getItem(MARKER)).toMatch(/^\d+$/)
    })

    it.each([
      ['was seen within 24 hours', () => localStorage.setItem(MARKER, String(NOW.getTime() - 1000))],
      ['is asked for less motion', () => (document.documentElement.dataset['motionChoice'] = 'calm')],
      ['is another page', () => (document.body.innerHTML = '')],
    ])('does not begin on a page that %s', (_, change) => {
      change()
      playIntroBeforeHydration()
      expect(playing()).toBe(false)
    })
  })
})
