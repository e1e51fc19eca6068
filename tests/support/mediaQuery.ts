import { vi } from 'vitest'

/**
 * Stubs `matchMedia`, which jsdom lacks. `matches` decides which media queries match and is evaluated on every
 * access; by default none matches. `notify` calls all change listeners.
 */
export function stubMatchMedia(matches: (query: string) => boolean = () => false) {
  let listeners: { query: string; listener: () => void }[] = []
  const add = (query: string, listener: () => void) => {
    if (!listeners.some((entry) => entry.query === query && entry.listener === listener))
      listeners = [...listeners, { query, listener }]
  }
  const remove = (query: string, listener: () => void) => {
    listeners = listeners.filter((entry) => entry.query !== query || entry.listener !== listener)
  }
  vi.stubGlobal('matchMedia', (query: string) => ({
    media: query,
    get matches() {
      return matches(query)
    },
    // GSAP uses the deprecated methods.
    addListener: (listener: () => void) => add(query, listener),
    removeListener: (listener: () => void) => remove(query, listener),
    addEventListener: (_: string, listener: () => void) => add(query, listener),
    removeEventListener: (_: string, listener: () => void) => remove(query, listener),
  }))
  return {
    notify: () => {
      for (const { listener } of listeners) listener()
    },
    listenerCount: () => listeners.length,
  }
}
