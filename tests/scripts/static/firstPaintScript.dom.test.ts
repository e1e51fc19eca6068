import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { FIRST_PAINT_SCRIPT } from '../../../scripts/static/firstPaintScript.ts'

const html = document.documentElement
/** Tells the script of paints by these names. */
let painted: (...names: string[]) => void

/** The faces in use. */
let faces: Set<{ family: string }>
const loads: (() => void)[] = []

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  vi.stubGlobal(
    'PerformanceObserver',
    class {
      constructor(heard: (list: object, observer: object) => void) {
        painted = (...names) =>
          heard({ getEntriesByName: (name: string) => names.filter((each) => each === name) }, this)
      }
      observe() {}
      disconnect() {
        painted = () => {}
      }
    },
  )
  vi.stubGlobal(
    'FontFace',
    class {
      family: string
      constructor(family: string) {
        this.family = family
      }
      load = () => new Promise<void>((resolve) => loads.push(resolve))
    },
  )
  faces = new Set()
  Object.defineProperty(document, 'fonts', { value: faces, configurable: true })
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
  loads.length = 0
  document.head.innerHTML = ''
  localStorage.clear()
  for (const name of Object.keys(html.dataset)) delete html.dataset[name]
})

// oxlint-disable-next-line no-implied-eval -- jsdom runs no inline scripts; the text is this repository's own
const run = () => new Function(FIRST_PAINT_SCRIPT)()

describe('what lies below the first view', () => {
  it.each(['scroll', 'wheel', 'touchstart', 'pointerdown', 'keydown', 'focusin', 'beforeprint'])(
    'waits for its turn until %s',
    (stirring) => {
      run()
      expect(html.dataset['below']).toBe('waits')
      window.dispatchEvent(new Event(stirring))
      expect(html.dataset['below']).toBeUndefined()
    },
  )

  it('waits eight seconds and no longer', () => {
    run()
    vi.advanceTimersByTime(7999)
    expect(html.dataset['below']).toBe('waits')
    vi.advanceTimersByTime(1)
    expect(html.dataset['below']).toBeUndefined()
  })

  it('is there from the start where little moves', () => {
    localStorage.setItem('blank-page-motion', 'calm')
    run()
    expect(html.dataset['below']).toBeUndefined()
  })
})

describe('the font faces of a page', () => {
  const face = (family: string) =>
    `@font-face{font-family:'${family}';src:url(/${family}.woff2);unicode-range:U+41}`

  const sheet = vi.fn<() => Promise<Response>>()

  beforeEach(() => {
    vi.stubGlobal('fetch', sheet)
    sheet.mockResolvedValue(new Response(face('Sans') + face('Display')))
    // jsdom makes no sheets but those of elements.
    vi.stubGlobal(
      'CSSStyleSheet',
      class {
        cssRules: unknown
        replaceSync(text: string) {
          const style = document.head.appendChild(document.createElement('style'))
          style.textContent = text
          this.cssRules = style.sheet?.cssRules
        }
      },
    )
    document.head.innerHTML = '<link rel="preload" as="fetch" data-first-faces href="/assets/faces-1.css">'
  })

  it('come after the first paint of words or pictures, all at once', async () => {
    run()
    painted('first-paint')
    expect(sheet).not.toHaveBeenCalled()
    painted('first-paint', 'first-contentful-paint')
    expect(sheet).toHaveBeenCalledWith(expect.stringMatching(/\/assets\/faces-1\.css$/))
    await vi.advanceTimersByTimeAsync(0)
    expect(loads).toHaveLength(2)
    loads[0]?.()
    await vi.advanceTimersByTimeAsync(100)
    expect(faces.size).toBe(0)
    loads[1]?.()
    await vi.advanceTimersByTimeAsync(0)
    expect([...faces].map(({ family }) => family)).toEqual(['Sans', 'Display'])
    expect(html.dataset['facesCame']).toBe('')
  })

  it('wait three seconds for one that does not come', async () => {
    run()
    painted('first-contentful-paint')
    await vi.advanceTimersByTimeAsync(0)
    loads[0]?.()
    await vi.advanceTimersByTimeAsync(2999)
    expect(faces.size).toBe(0)
    await vi.advanceTimersByTimeAsync(1)
    expect(faces.size).toBe(2)
  })

  it('stay the system’s own, and nothing is said, when their sheet does not come', async () => {
    sheet.mockRejectedValue(new TypeError('Failed to fetch'))
    run()
    painted('first-contentful-paint')
    await vi.advanceTimersByTimeAsync(0)
    expect(faces.size).toBe(0)
    expect(html.dataset['facesCame']).toBe('')
  })
})

it('has all rules come when the start is lost, which would have brought them', () => {
  document.head.innerHTML =
    '<script type="module"></script><img><link rel="stylesheet" data-whole-styles disabled href="/styles-1.css">'
  const [start, image, link] = [...document.head.children]
  run()
  image?.dispatchEvent(new Event('error'))
  expect(html.dataset['startFailed']).toBeUndefined()
  start?.dispatchEvent(new Event('error'))
  expect(html.dataset['startFailed']).toBe('')
  expect(link).toHaveProperty('disabled', false)
})
