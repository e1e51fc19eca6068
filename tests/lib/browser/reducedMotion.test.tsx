import { render, screen } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import { REDUCED_MOTION } from '@/config/motionChoice'
import {
  syncMotionChoice,
  onMotionChange,
  prefersReducedMotion,
  applyMotionChoice,
  usePrefersReducedMotion,
} from '@/lib/browser/reducedMotion'
import { stubMatchMedia } from '../../support/mediaQuery'

const html = document.documentElement.dataset
let isReduced = false
let systemSetting: ReturnType<typeof stubMatchMedia>

function setSystemSetting(reduced: boolean) {
  isReduced = reduced
  systemSetting.notify()
}

/** Stores a choice as another tab would. */
function storeChoice(choice: string) {
  localStorage.setItem(MOTION_STORAGE_KEY, choice)
  window.dispatchEvent(new Event('storage'))
}

beforeEach(() => {
  isReduced = false
  html['motionChoice'] = 'full'
  systemSetting = stubMatchMedia((query) => query === REDUCED_MOTION && isReduced)
  syncMotionChoice()
})
afterEach(() => vi.unstubAllGlobals())

function Probe() {
  return <output>{usePrefersReducedMotion() ? 'still' : 'moving'}</output>
}

describe('the motion choice', () => {
  it('follows the system setting until a choice is stored, also by another tab', () => {
    setSystemSetting(true)
    expect(html['motionChoice']).toBe('calm')
    expect(prefersReducedMotion()).toBe(true)
    storeChoice('full')
    setSystemSetting(false)
    setSystemSetting(true)
    expect(html['motionChoice']).toBe('full')
    expect(prefersReducedMotion()).toBe(false)
    storeChoice('still')
    expect(prefersReducedMotion()).toBe(true)
    storeChoice('')
    expect(html['motionChoice']).toBe('calm')
  })

  it('notifies a listener once per change until it unsubscribes', () => {
    const listener = vi.fn<() => void>()
    const unsubscribe = onMotionChange(listener)
    storeChoice('still')
    storeChoice('still')
    expect(listener).toHaveBeenCalledOnce()
    unsubscribe()
    storeChoice('calm')
    expect(listener).toHaveBeenCalledOnce()
  })

  it('rerenders components on a change', async () => {
    render(<Probe />)
    expect(screen.getByText('moving')).toBeInTheDocument()
    storeChoice('still')
    expect(await screen.findByText('still')).toBeInTheDocument()
  })

  it('counts as reduced in static HTML', () => {
    expect(renderToString(<Probe />)).toContain('still')
  })
})

describe('the inline script', () => {
  // The script observes the first paint, which jsdom does not support.
  beforeEach(() =>
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        observe() {}
      },
    ),
  )

  const runScript = async () => {
    html['motionChoice'] = ''
    vi.resetModules()
    await import('@/firstPaint')
    return html['motionChoice']
  }
  const applied = () => {
    applyMotionChoice()
    return html['motionChoice']
  }

  it.each(['full', 'calm', 'still', 'FULL', 'stillness', '', '{"a":1}', null])(
    'sets the same value as the app for the stored text %j',
    async (stored) => {
      if (stored !== null) localStorage.setItem(MOTION_STORAGE_KEY, stored)
      for (const reduced of [false, true]) {
        isReduced = reduced
        expect(await runScript()).toBe(applied())
      }
    },
  )

  it('uses the system setting if local storage is blocked', async () => {
    vi.stubGlobal('localStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError')
      },
    })
    expect(await runScript()).toBe('full')
    isReduced = true
    expect(await runScript()).toBe('calm')
  })
})
