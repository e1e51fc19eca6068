/** Where the browser knows no idle time (Safari), a callback waits so long (ms). */
const WITHOUT_IDLE_MS = 200

/** Calls back when the browser is idle, at the latest after `limitMs`; returns the way out. */
export function whenIdle(callback: () => void, limitMs?: number): () => void {
  if ('requestIdleCallback' in globalThis) {
    const handle = requestIdleCallback(callback, limitMs === undefined ? {} : { timeout: limitMs })
    return () => cancelIdleCallback(handle)
  }
  const timer = setTimeout(callback, Math.min(WITHOUT_IDLE_MS, limitMs ?? WITHOUT_IDLE_MS))
  return () => clearTimeout(timer)
}

/** What the first view does without waits for a page that is never idle no longer than this after its load, in ms. */
const LATEST_MS = 10_000

/** Calls back when the page has loaded and is idle, at the latest `limitMs` after its load event; returns the way out. */
export function whenPageIdle(callback: () => void, limitMs = LATEST_MS): () => void {
  let cancelIdle: (() => void) | undefined
  const wait = () => {
    cancelIdle = whenIdle(callback, limitMs)
  }
  if (document.readyState === 'complete') wait()
  else window.addEventListener('load', wait, { once: true })
  return () => {
    window.removeEventListener('load', wait)
    cancelIdle?.()
  }
}
