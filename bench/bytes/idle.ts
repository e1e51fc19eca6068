// A page whose idle time begins when the bench says so: what it asks for before is what its first view needs.
import type { Page } from 'playwright'

/**
 * Runs in the page before all else: nothing is called back in idle time until `letIdle`. The worker that keeps pages for a time
 * without network is left out: it begins by the clock, six seconds after the page.
 */
function holdIdle() {
  const ask = window.requestIdleCallback.bind(window)
  const cancel = window.cancelIdleCallback.bind(window)
  const held = new Map<number, () => number>()
  const asked = new Map<number, number>()
  let isHeld = true
  let handles = 0
  Object.assign(window, {
    requestIdleCallback: (callback: IdleRequestCallback, options?: IdleRequestOptions) => {
      if (!isHeld) return ask(callback, options)
      handles -= 1
      held.set(handles, () => ask(callback, options))
      return handles
    },
    cancelIdleCallback: (handle: number) => {
      if (!held.delete(handle)) cancel(asked.get(handle) ?? handle)
    },
    letIdle: () => {
      isHeld = false
      for (const [handle, begin] of held) asked.set(handle, begin())
      held.clear()
    },
  })
  Reflect.deleteProperty(Navigator.prototype, 'serviceWorker')
}

/** Has the page's idle time wait for `letIdle`. */
export const keepBusy = (page: { addInitScript(script: () => void): Promise<unknown> }): Promise<unknown> =>
  page.addInitScript(holdIdle)

/** Begins the page's idle time. */
export const letIdle = (page: Page): Promise<unknown> =>
  page.evaluate(() => {
    const begin: unknown = Reflect.get(window, 'letIdle')
    if (typeof begin === 'function') begin()
  })
