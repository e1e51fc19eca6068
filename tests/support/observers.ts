import { vi } from 'vitest'

/**
 * Stubs `IntersectionObserver`, which jsdom lacks. With `isIntersecting` it reports that for each element as soon as it is
 * observed; without, it never calls back.
 */
export function stubIntersectionObserver(isIntersecting?: boolean) {
  type Callback = (entries: { isIntersecting: boolean }[]) => void
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly #callback: Callback
      constructor(callback: Callback) {
        this.#callback = callback
      }
      observe() {
        if (isIntersecting !== undefined) this.#callback([{ isIntersecting }])
      }
      unobserve() {}
      disconnect() {}
    },
  )
}

/**
 * Stubs `ResizeObserver`, which jsdom lacks. `notify` calls the callbacks of all observers. With `initial` each is also
 * called as soon as it observes an element, as in browsers.
 */
export function stubResizeObserver({ initial = false } = {}) {
  const callbacks = new Set<() => void>()
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly #callback: () => void
      constructor(callback: () => void) {
        this.#callback = callback
      }
      observe() {
        callbacks.add(this.#callback)
        if (initial) this.#callback()
      }
      unobserve() {}
      disconnect() {
        callbacks.delete(this.#callback)
      }
    },
  )
  return {
    notify: () => {
      for (const callback of callbacks) callback()
    },
  }
}
