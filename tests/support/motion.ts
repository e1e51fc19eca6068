import { vi } from 'vitest'

/** Where the section under test begins in its page, below the first view, and how long it is pinned (px). */
const START_PX = 2000
const PIN_PX = 1000
/** The files of the library come in the real time of the loader. */
const LIBRARY_MS = 20_000

/**
 * A desktop's screen without a wish for less motion, idle at once. The animation library asks for media queries as soon
 * as it is loaded: import what needs it afterwards.
 */
export function stubDesktop() {
  vi.stubGlobal('matchMedia', (media: string) => ({
    media,
    matches: false,
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal('scrollTo', () => {})
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
}

/** Where the page stands (px), for ourselves and for the library. */
function placePage(y: number) {
  for (const name of ['scrollY', 'pageYOffset']) vi.stubGlobal(name, y)
}

/** Gives a section its place, because jsdom lays nothing out, and waits until its motion has been built. */
export async function motionOf(section: HTMLElement) {
  placePage(0)
  section.getBoundingClientRect = () =>
    new DOMRect(0, START_PX - window.scrollY, window.innerWidth, window.innerHeight + PIN_PX)
  await vi.waitFor(
    () => {
      if (section.dataset['motion'] !== 'running') throw new Error(`#${section.id} does not move yet.`)
    },
    { timeout: LIBRARY_MS },
  )
}

/** Scrolls to a share (0–1) of the way through the section. */
export async function scrollThrough(progress: number) {
  const { ScrollTrigger } = await import('@/motion/gsap')
  placePage(START_PX + progress * PIN_PX)
  ScrollTrigger.update()
}
