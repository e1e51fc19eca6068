import { vi } from 'vitest'

/** A screen of which `holds` says what queries it answers; none of them changes. */
export function installMatchMedia(holds: (query: string) => boolean = () => false) {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: holds(query),
    media: query,
    addEventListener: () => {},
    removeEventListener: () => {},
  }))
}

/** An observer to which everything is in view at once. */
export function installIntersectionObserver() {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      tell: (entries: { isIntersecting: boolean }[]) => void
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        this.tell = tell
      }
      observe() {
        this.tell([{ isIntersecting: true }])
      }
      disconnect() {}
    },
  )
}

/** Has the next focus come by the keyboard, which jsdom cannot tell; returns what notes each element that is scrolled into view. */
export function watchReveals() {
  const scroll = vi.fn<() => void>()
  HTMLElement.prototype.scrollIntoView = scroll
  vi.spyOn(Element.prototype, 'matches').mockImplementation((selector) => selector === ':focus-visible')
  return scroll
}
