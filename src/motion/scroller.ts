/**
 * The page's scroll loop: one scroller and one ticker, shared by smooth scrolling and scroll animations. Neither library
 * imports the other; whichever loads first works without the other.
 */

type FrameCallback = (timeMs: number) => void
type Ticker = (callback: FrameCallback) => () => void

/** Replaces native scrolling while smooth scrolling is active. */
export interface Scroller {
  /** Scrolls to `y` (px) in `durationMs`; 0 jumps. User input may cancel it. */
  scrollTo: (y: number, durationMs: number) => void
}

const animationFrames: Ticker = (callback) => {
  let id = requestAnimationFrame(function loop(time) {
    id = requestAnimationFrame(loop)
    callback(time)
  })
  return () => cancelAnimationFrame(id)
}

const frameCallbacks = new Map<FrameCallback, () => void>()
const scrollListeners = new Set<() => void>()
let ticker = animationFrames
let scroller: Scroller | null = null

/** Calls `callback` with the time (ms) in every frame of the shared loop. Returns an unsubscribe function. */
export function onFrame(callback: FrameCallback): () => void {
  frameCallbacks.set(callback, ticker(callback))
  return () => {
    frameCallbacks.get(callback)?.()
    frameCallbacks.delete(callback)
  }
}

/** Moves all frame callbacks to another ticker (the animation library's) until the page is closed. */
export function setTicker(next: Ticker) {
  ticker = next
  for (const [callback, stop] of frameCallbacks) {
    stop()
    frameCallbacks.set(callback, next(callback))
  }
}

/** Notifies scroll animations of a step of smooth scrolling, so that they follow in the same frame. */
export function notifyScrollStep() {
  for (const listener of scrollListeners) listener()
}

/** Calls `listener` after every step of smooth scrolling. Returns an unsubscribe function. */
export function onScrollStep(listener: () => void): () => void {
  scrollListeners.add(listener)
  return () => void scrollListeners.delete(listener)
}

/** Sets the page's scroller. Returns a function that removes it. */
export function setScroller(next: Scroller): () => void {
  scroller = next
  return () => {
    if (scroller === next) scroller = null
  }
}

/** Returns the page's scroller; null if smooth scrolling is not active. */
export const getScroller = () => scroller
