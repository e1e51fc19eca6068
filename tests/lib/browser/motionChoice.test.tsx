import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import { REDUCED_MOTION } from '@/config/motionChoice'
import {
  followMotionChoice,
  onMotionChange,
  prefersReducedMotion,
  settleMotion,
  usePrefersReducedMotion,
} from '@/lib/browser/motionChoice'

const html = document.documentElement.dataset
let reduced = false
const listeners = new Set<() => void>()

function ask(less: boolean) {
  reduced = less
  listeners.forEach((changed) => changed())
}

/** As in another tab: the choice is kept, and this page hears of it. */
function choose(choice: string) {
  localStorage.setItem(MOTION_STORAGE_KEY, choice)
  window.dispatchEvent(new Event('storage'))
}

beforeEach(() => {
  reduced = false
  listeners.clear()
  html['motionChoice'] = 'full'
  vi.stubGlobal('matchMedia', (query: string) => ({
    get matches() {
      return query === REDUCED_MOTION && reduced
    },
    addEventListener: (_: string, listener: () => void) => listeners.add(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.delete(listener),
  }))
  followMotionChoice()
})
afterEach(() => vi.unstubAllGlobals())

function Probe() {
  return <output>{usePrefersReducedMotion() ? 'still' : 'moving'}</output>
}

describe('how much moves', () => {
  it('is what the system asks for until something is chosen, then what was chosen, in whatever tab', () => {
    ask(true)
    expect(html['motionChoice']).toBe('calm')
    expect(prefersReducedMotion()).toBe(true)
    choose('full')
    ask(false)
    ask(true)
    expect(html['motionChoice']).toBe('full')
    expect(prefersReducedMotion()).toBe(false)
    choose('still')
    expect(prefersReducedMotion()).toBe(true)
    choose('')
    expect(html['motionChoice']).toBe('calm')
  })

  it('is told to who listens, once for each change, until they leave', () => {
    const changed = vi.fn<() => void>()
    const leave = onMotionChange(changed)
    choose('still')
    choose('still')
    expect(changed).toHaveBeenCalledOnce()
    leave()
    choose('calm')
    expect(changed).toHaveBeenCalledOnce()
  })

  it('renders anew what asks for it', async () => {
    render(<Probe />)
    expect(screen.getByText('moving')).toBeInTheDocument()
    choose('still')
    expect(await screen.findByText('still')).toBeInTheDocument()
  })

  it('is little in static HTML, whoever will read it', () => {
    expect(renderToString(<Probe />)).toContain('still')
  })
})

describe('the script before the first paint', () => {
  // It waits for the first paint, of which jsdom has none.
  beforeEach(() =>
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
      },
    ),
  )

  const run = async () => {
    html['motionChoice'] = ''
    vi.resetModules()
    await import('@/firstPaint')
    return html['motionChoice']
  }
  const settled = () => {
    settleMotion()
    return html['motionChoice']
  }

  it.each(['full', 'calm', 'still', 'FULL', 'stillness', '', '{"a":1}', null])(
    'reads %j as the site does',
    async (kept) => {
      if (kept !== null) localStorage.setItem(MOTION_STORAGE_KEY, kept)
      for (const less of [false, true]) {
        reduced = less
        expect(await run()).toBe(settled())
      }
    },
  )

  it('stands where local storage is forbidden', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(await run()).toBe('full')
    reduced = true
    expect(await run()).toBe('calm')
  })
})
