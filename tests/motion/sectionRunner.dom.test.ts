import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import { applyMotionChoice } from '@/lib/browser/reducedMotion'
import { nextTask } from '@/lib/browser/nextTask'
import type * as Library from '@/motion/gsap'
import type { SectionMotion } from '@/motion/sectionMotion'
import type * as Runner from '@/motion/sectionRunner'
import { isLayoutChangeHidden } from '@/motion/hiddenLayoutChange'
import { stubMatchMedia } from '../support/mediaQuery'

const MOBILE = '(max-width: 767.98px)'

const motion = (cleanUp = () => {}): SectionMotion => ({
  looksSameAtTop: true,
  normal: ({ createTimeline }) => {
    createTimeline().to('p', { opacity: 0, duration: 100 }, 0)
    return cleanUp
  },
})

let root: HTMLElement
let runSection: typeof Runner.runSection
let layOutSection: typeof Runner.layOutSection
let ScrollTrigger: typeof Library.ScrollTrigger

/** The library calls `matchMedia` as soon as it is imported. */
beforeAll(async () => {
  stubMatchMedia()
  const runner = await import('@/motion/sectionRunner')
  runner.setUpGsap()
  ;({ runSection, layOutSection } = runner)
  ;({ ScrollTrigger } = await import('@/motion/gsap'))
})

beforeEach(() => {
  document.body.innerHTML = '<section><p>글</p></section>'
  root = document.querySelector('section')!
  vi.stubGlobal('scrollTo', () => {})
})

afterEach(() => {
  vi.unstubAllGlobals()
})

describe('layOutSection', () => {
  beforeEach(() => {
    stubMatchMedia()
    root.innerHTML = '<div><p>하나</p><p>둘</p></div>'
  })

  it('pins the section without building its motion', async () => {
    vi.stubGlobal('requestAnimationFrame', (callback: () => void) => setTimeout(callback))
    await layOutSection(root, motion())
    expect(root.dataset).toMatchObject({ pinned: '' })
    expect(root.dataset['motion']).toBeUndefined()
  })

  it('does not pin a visible section, or with reduced motion', async () => {
    root.getBoundingClientRect = () => new DOMRect(0, -100, 100, 500)
    await layOutSection(root, motion())
    expect(root.dataset['pinned']).toBeUndefined()
    root.getBoundingClientRect = () => new DOMRect(0, 0, 100, 500)
    document.documentElement.dataset['motionChoice'] = 'calm'
    await layOutSection(root, motion())
    expect(root.dataset['pinned']).toBeUndefined()
  })

  it('lets the section run immediately, even if it has come into view since', async () => {
    await layOutSection(root, motion())
    root.getBoundingClientRect = () => new DOMRect(0, -100, 100, 500)
    const stop = runSection(root, motion())
    expect(root.dataset['motion']).toBe('running')
    stop()
  })

  it('unpins the section when motion is reduced before it runs', async () => {
    await layOutSection(root, motion())
    expect(root.dataset['pinned']).toBe('')
    document.documentElement.dataset['motionChoice'] = 'still'
    const stop = runSection(root, motion())
    expect(root.dataset['pinned']).toBeUndefined()
    stop()
  })
})

describe('runSection', () => {
  it('pins the section while it runs and cleans up afterwards', () => {
    const { listenerCount } = stubMatchMedia()
    const before = document.documentElement.outerHTML
    const cleanUp = vi.fn<() => void>()
    const stop = runSection(root, motion(cleanUp))
    expect(root.dataset).toMatchObject({ motion: 'running', pinned: '' })
    expect(ScrollTrigger.getAll()).toHaveLength(1)

    stop()
    expect(cleanUp).toHaveBeenCalledOnce()
    expect(ScrollTrigger.getAll()).toHaveLength(0)
    expect(listenerCount()).toBe(0)
    expect(document.documentElement.outerHTML.replaceAll(' style=""', '')).toBe(before)
  })

  it('rebuilds when a breakpoint is crossed and stops when motion is reduced', () => {
    let isMobile = false
    const { notify } = stubMatchMedia((query) => isMobile && query === MOBILE)
    const built = vi.fn<(mobile: boolean) => void>()
    const cleanUp = vi.fn<() => void>()
    const stop = runSection(root, {
      looksSameAtTop: true,
      normal: ({ conditions, createTimeline }) => {
        built(conditions.mobile)
        createTimeline().to('p', { opacity: 0, duration: 100 }, 0)
        return cleanUp
      },
    })
    isMobile = true
    notify()
    expect(built.mock.calls).toEqual([[false], [true]])
    expect(cleanUp).toHaveBeenCalledOnce()
    expect(ScrollTrigger.getAll()).toHaveLength(1)
    expect(root.dataset['motion']).toBe('running')

    localStorage.setItem(MOTION_STORAGE_KEY, 'calm')
    applyMotionChoice()
    expect(ScrollTrigger.getAll()).toHaveLength(0)
    expect(root.dataset['motion']).toBeUndefined()
    expect(root.dataset['pinned']).toBeUndefined()
    stop()

    // As it is from the start.
    const stopStill = runSection(root, motion())
    expect(root.dataset['motion']).toBeUndefined()
    expect(ScrollTrigger.getAll()).toHaveLength(0)
    stopStill()
  })

  it('runs its deferred steps in separate tasks and drops them when it is stopped', async () => {
    stubMatchMedia()
    const done: string[] = []
    const withSteps: SectionMotion = {
      looksSameAtTop: true,
      normal: ({ createTimeline, runInTasks }) => {
        const timeline = createTimeline()
        runInTasks([
          () => void done.push('first'),
          () => {
            timeline.fromTo('p', { opacity: 0 }, { opacity: 1 })
            done.push('second')
          },
        ])
      },
    }
    let stop = runSection(root, withSteps)
    expect(done).toEqual([])
    await vi.waitFor(() => expect(done).toEqual(['first']), { interval: 0 })
    expect(root.dataset['motion']).toBeUndefined()
    await vi.waitFor(() => expect(root.dataset['motion']).toBe('running'))
    expect(done).toEqual(['first', 'second'])
    stop()
    expect(root.querySelector('p')?.style.cssText).toBe('')

    stop = runSection(root, withSteps)
    stop()
    await nextTask()
    await nextTask()
    expect(done).toEqual(['first', 'second'])
    expect(root.dataset['motion']).toBeUndefined()
  })

  it('warns about missing targets of its own selectors and of GSAP', () => {
    stubMatchMedia()
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const stop = runSection(root, {
      looksSameAtTop: true,
      normal: ({ findOne, createTimeline }) => {
        findOne('[data-missing]')
        createTimeline().to('[data-gone]', { opacity: 0 })
      },
    })
    expect(warn.mock.calls.flat()).toEqual([
      'Motion target [data-missing] not found.',
      expect.stringContaining('GSAP target [data-gone] not found.'),
    ])
    stop()
  })

  it('keeps history.scrollRestoration manual after measuring', () => {
    stubMatchMedia()
    const stop = runSection(root, motion())
    ScrollTrigger.refresh()
    expect(history.scrollRestoration).toBe('manual')
    stop()
  })
})

describe('isLayoutChangeHidden', () => {
  const VIEW = 900

  it('is false while the section is in view', () => {
    expect(isLayoutChangeHidden({ top: 900, bottom: 1800 }, VIEW, false)).toBe(true)
    expect(isLayoutChangeHidden({ top: -900, bottom: 0 }, VIEW, false)).toBe(true)
    expect(isLayoutChangeHidden({ top: 899, bottom: 1800 }, VIEW, false)).toBe(false)
    expect(isLayoutChangeHidden({ top: -10, bottom: 890 }, VIEW, false)).toBe(false)
  })

  it('is true at the top of a section that looks the same there', () => {
    expect(isLayoutChangeHidden({ top: 0, bottom: 900 }, VIEW, true)).toBe(true)
    expect(isLayoutChangeHidden({ top: -10, bottom: 890 }, VIEW, true)).toBe(false)
  })
})
