import { vi } from 'vitest'
import { stubMatchMedia } from './mediaQuery'
import { stubIntersectionObserver } from './observers'

/** Position of the section under test, below the first viewport, in px. */
const START_PX = 2000
/** Length of its pin in px. */
const PIN_PX = 1000
/** Upper bound for loading the animation library; the module loader uses real time. */
const LIBRARY_TIMEOUT_MS = 20_000

/**
 * Stubs the browser of a desktop without reduced motion that is always idle. The animation library calls `matchMedia` as
 * soon as it is imported, so import modules that need it afterwards.
 */
export function stubDesktop() {
  stubMatchMedia()
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => setTimeout(callback, 0))
  vi.stubGlobal('cancelIdleCallback', clearTimeout)
  vi.stubGlobal('scrollTo', () => {})
  stubIntersectionObserver()
}

/** Sets the scroll position (px); GSAP reads `pageYOffset`. */
function setScrollPosition(y: number) {
  for (const name of ['scrollY', 'pageYOffset']) vi.stubGlobal(name, y)
}

/** Gives a section a layout, which jsdom does not compute, and waits until its motion is running. */
export async function waitForMotion(section: HTMLElement) {
  setScrollPosition(0)
  section.getBoundingClientRect = () =>
    new DOMRect(0, START_PX - window.scrollY, window.innerWidth, window.innerHeight + PIN_PX)
  await vi.waitFor(
    () => {
      if (section.dataset['motion'] !== 'running')
        throw new Error(`The motion of #${section.id} is not running.`)
    },
    { timeout: LIBRARY_TIMEOUT_MS },
  )
}

/** Scrolls to a progress (0–1) of the section's pin. */
export async function scrollToProgress(progress: number) {
  const { ScrollTrigger } = await import('@/motion/gsap')
  setScrollPosition(START_PX + progress * PIN_PX)
  ScrollTrigger.update()
}
