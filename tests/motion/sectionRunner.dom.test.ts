import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { MOTION_STORAGE_KEY } from '@/config/constants'
import { settleMotion } from '@/lib/browser/motionChoice'
import { nextTask } from '@/lib/browser/nextTask'
import type * as Library from '@/motion/gsap'
import type { SectionMotion } from '@/motion/sectionMotion'
import type * as Runner from '@/motion/sectionRunner'
import { isLayoutChangeUnseen } from '@/motion/unseenLayoutChange'

/** A media query list that a test can switch. */
function stubMedia(matching: readonly string[]) {
  const matches = new Set(matching)
  const listeners = new Map<string, Set<() => void>>()
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return matches.has(query)
    },
    addListener: (listener: () => void) => listen(query, listener),
    addEventListener: (_: string, listener: () => void) => listen(query, listener),
    removeListener: (listener: () => void) => listeners.get(query)?.delete(listener),
    removeEventListener: (_: string, listener: () => void) => listeners.get(query)?.delete(listener),
  }))
  function listen(query: string, listener: () => void) {
    listeners.set(query, (listeners.get(query) ?? new Set()).add(listener))
  }
  return {
    change: (next: readonly string[]) => {
      matches.clear()
      for (const query of next) matches.add(query)
      for (const set of listeners.values()) for (const listener of set) listener()
    },
    listening: () => [...listeners.values()].reduce((sum, set) => sum + set.size, 0),
  }
}

const MOBILE = '(max-width: 767.98px)'

const motion = (undone = () => {}): SectionMotion => ({
  startsAlike: true,
  normal: ({ scrubbed }) => {
    scrubbed().to('p', { opacity: 0, duration: 100 }, 0)
    return undone
  },
})

let root: HTMLElement
let runSection: typeof Runner.runSection
let layOutSection: typeof Runner.layOutSection
let ScrollTrigger: typeof Library.ScrollTrigger

/** The library asks for media queries as soon as it is loaded. */
beforeAll(async () => {
  stubMedia([])
  const runner = await import('@/motion/sectionRunner')
  runner.setUpLibrary()
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

describe('laying a section out', () => {
  beforeEach(() => {
    stubMedia([])
    root.innerHTML = '<div><p>하나</p><p>둘</p></div>'
  })

  it('gives it its pinned length, and builds no motion yet', async () => {
    vi.stubGlobal('requestAnimationFrame', (drawn: () => void) => setTimeout(drawn))
    await layOutSection(root, motion())
    expect(root.dataset).toMatchObject({ pinned: '' })
    expect(root.dataset['motion']).toBeUndefined()
  })

  it('pins nothing that the visitor sees, and nothing for less motion', async () => {
    root.getBoundingClientRect = () => new DOMRect(0, -100, 100, 500)
    await layOutSection(root, motion())
    expect(root.dataset['pinned']).toBeUndefined()
    root.getBoundingClientRect = () => new DOMRect(0, 0, 100, 500)
    document.documentElement.dataset['motionChoice'] = 'calm'
    await layOutSection(root, motion())
    expect(root.dataset['pinned']).toBeUndefined()
  })

  it('runs at once where it was laid out, though it has come into view since', async () => {
    await layOutSection(root, motion())
    root.getBoundingClientRect = () => new DOMRect(0, -100, 100, 500)
    const stop = runSection(root, motion())
    expect(root.dataset['motion']).toBe('running')
    stop()
  })

  it('takes the pinned length back where less is to move before it runs', async () => {
    await layOutSection(root, motion())
    expect(root.dataset['pinned']).toBe('')
    document.documentElement.dataset['motionChoice'] = 'still'
    const stop = runSection(root, motion())
    expect(root.dataset['pinned']).toBeUndefined()
    stop()
  })
})

describe('running a section', () => {
  it('wears the pinned layout while it runs and leaves nothing behind', () => {
    stubMedia([])
    const undone = vi.fn<() => void>()
    const stop = runSection(root, motion(undone))
    expect(root.dataset).toMatchObject({ motion: 'running', pinned: '' })
    expect(ScrollTrigger.getAll()).toHaveLength(1)

    stop()
    expect(undone).toHaveBeenCalledOnce()
    expect(root.attributes).toHaveLength(0)
    expect(ScrollTrigger.getAll()).toHaveLength(0)
    expect(root.innerHTML).toBe('<p>글</p>')
  })

  it('leaves nothing behind after ten mounts', () => {
    const { listening } = stubMedia([])
    const before = document.documentElement.outerHTML
    for (let mount = 0; mount < 10; mount += 1) runSection(root, motion())()
    expect(ScrollTrigger.getAll()).toHaveLength(0)
    expect(listening()).toBe(0)
    expect(document.documentElement.outerHTML.replaceAll(' style=""', '')).toBe(before)
  })

  it('builds once more when the screen has become another, and gives it all up for less motion', () => {
    const { change } = stubMedia([])
    const built = vi.fn<(mobile: boolean) => void>()
    const undone = vi.fn<() => void>()
    const stop = runSection(root, {
      startsAlike: true,
      normal: ({ conditions, scrubbed }) => {
        built(conditions.mobile)
        scrubbed().to('p', { opacity: 0, duration: 100 }, 0)
        return undone
      },
    })
    change([MOBILE])
    expect(built.mock.calls).toEqual([[false], [true]])
    expect(undone).toHaveBeenCalledOnce()
    expect(ScrollTrigger.getAll()).toHaveLength(1)
    expect(root.dataset['motion']).toBe('running')

    localStorage.setItem(MOTION_STORAGE_KEY, 'calm')
    settleMotion()
    expect(ScrollTrigger.getAll()).toHaveLength(0)
    expect(root.dataset['motion']).toBeUndefined()
    expect(root.dataset['pinned']).toBeUndefined()
    stop()
  })

  it('runs once the pieces left are done, each in a task of its own, and drops them when it is undone', async () => {
    stubMedia([])
    const done: string[] = []
    const inPieces: SectionMotion = {
      startsAlike: true,
      normal: ({ scrubbed, inTasks }) => {
        const timeline = scrubbed()
        inTasks([
          () => void done.push('first'),
          () => {
            timeline.fromTo('p', { opacity: 0 }, { opacity: 1 })
            done.push('second')
          },
        ])
      },
    }
    let stop = runSection(root, inPieces)
    expect(done).toEqual([])
    await vi.waitFor(() => expect(done).toEqual(['first']), { interval: 0 })
    expect(root.dataset['motion']).toBeUndefined()
    await vi.waitFor(() => expect(root.dataset['motion']).toBe('running'))
    expect(done).toEqual(['first', 'second'])
    stop()
    expect(root.querySelector('p')?.style.cssText).toBe('')

    stop = runSection(root, inPieces)
    stop()
    await nextTask()
    await nextTask()
    expect(done).toEqual(['first', 'second'])
    expect(root.dataset['motion']).toBeUndefined()
  })

  it('warns of an element that it does not find, by its own search and by the library', () => {
    stubMedia([])
    const warned = vi.spyOn(console, 'warn').mockImplementation(() => {})
    const stop = runSection(root, {
      startsAlike: true,
      normal: ({ one, scrubbed }) => {
        one('[data-lost]')
        scrubbed().to('[data-gone]', { opacity: 0 })
      },
    })
    expect(warned.mock.calls.flat()).toEqual([
      'Motion target [data-lost] not found.',
      expect.stringContaining('GSAP target [data-gone] not found.'),
    ])
    stop()
  })

  it('stays still for visitors who asked for less motion', () => {
    stubMedia([])
    document.documentElement.dataset['motionChoice'] = 'calm'
    const stop = runSection(root, motion())
    expect(root.dataset['motion']).toBeUndefined()
    expect(ScrollTrigger.getAll()).toHaveLength(0)
    stop()
  })

  it('keeps history.scrollRestoration manual after measuring', () => {
    stubMedia([])
    const stop = runSection(root, motion())
    ScrollTrigger.refresh()
    expect(history.scrollRestoration).toBe('manual')
    stop()
  })
})

describe('switching the layout', () => {
  const VIEW = 900

  it('waits while the visitor is looking at the section', () => {
    expect(isLayoutChangeUnseen({ top: 900, bottom: 1800 }, VIEW, false)).toBe(true)
    expect(isLayoutChangeUnseen({ top: -900, bottom: 0 }, VIEW, false)).toBe(true)
    expect(isLayoutChangeUnseen({ top: 899, bottom: 1800 }, VIEW, false)).toBe(false)
    expect(isLayoutChangeUnseen({ top: -10, bottom: 890 }, VIEW, false)).toBe(false)
  })

  it('need not wait at the top of a section that starts alike', () => {
    expect(isLayoutChangeUnseen({ top: 0, bottom: 900 }, VIEW, true)).toBe(true)
    expect(isLayoutChangeUnseen({ top: -10, bottom: 890 }, VIEW, true)).toBe(false)
  })
})
