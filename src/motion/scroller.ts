/**
 * Who moves the page and who beats the time, so that smooth scrolling and the scroll animation share one loop
 * without loading one another: whichever arrives first works alone, the second joins it.
 */

type FrameCallback = (timeMs: number) => void
type Ticker = (callback: FrameCallback) => () => void

/** Moves the page by its own means; smooth scrolling provides one while it is on. */
export interface Scroller {
  /** Glides to `y` (px) in `durationMs`; 0 jumps. Resolves nothing: the visitor's own input may cancel it. */
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

/** Calls back once per frame (ms) from the page's only loop; returns the way out. */
export function onFrame(callback: FrameCallback): () => void {
  frameCallbacks.set(callback, ticker(callback))
  return () => {
    frameCallbacks.get(callback)?.()
    frameCallbacks.delete(callback)
  }
}

/** Hands every frame callback over to another ticker (the animation library's), for as long as the page lives. */
export function adoptTicker(next: Ticker) {
  ticker = next
  for (const [callback, stop] of frameCallbacks) {
    stop()
    frameCallbacks.set(callback, next(callback))
  }
}

/** Smooth scrolling reports each step it makes, so that scroll animation follows in the same frame. */
export function reportScroll() {
  for (const listener of scrollListeners) listener()
}

/** Listens to the steps of smooth scrolling; returns the way out. */
export function onScrollStep(listener: () => void): () => void {
  scrollListeners.add(listener)
  return () => void scrollListeners.delete(listener)
}

/** Makes `next` the page's scroller until the returned function is called. */
export function provideScroller(next: Scroller): () => void {
  scroller = next
  return () => {
    if (scroller === next) scroller = null
  }
}

/** The page's present scroller, if smooth scrolling is on. */
export const currentScroller = () => scroller
