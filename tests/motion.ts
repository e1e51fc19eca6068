import { vi } from 'vitest'

/**
 * The animation library and the runner of sections as a desktop without a wish for less motion meets them. Loaded only
 * here: the library asks for media queries as soon as it is.
 */
export async function loadMotionForDesktop() {
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    matches: query.includes('no-preference') || query.includes('min-width'),
    addListener: () => {},
    removeListener: () => {},
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
  vi.stubGlobal('scrollTo', () => {})
  const { runSection } = await import('@/motion/sectionRunner')
  const { ScrollTrigger } = await import('@/motion/gsap')
  /** What the scroll does: the only trigger reports a new progress (0–1). */
  const scrollTo = (progress: number) => {
    const [trigger] = ScrollTrigger.getAll()
    trigger!.vars.onUpdate!(Object.assign(Object.create(trigger!), { progress }))
  }
  return { runSection, ScrollTrigger, scrollTo }
}
