import { OVERLAY_MINIMUM_MS, OVERLAY_REMOVAL_MS } from '@/config/constants'

/** `loading` covers a page, `leaving` fades off it, `gone` is out of the document. */
export type OverlayPhase = 'loading' | 'leaving' | 'gone'

export interface OverlayState {
  phase: OverlayPhase
  /** Number of pages mounted since the document was loaded. */
  visit: number
  /** Whether the content of the current page is in the document. */
  pageReady: boolean
}

export interface LoadingOverlay {
  getState: () => OverlayState
  /** Calls `listener` after every change. Returns an unsubscribe function. */
  subscribe: (listener: () => void) => () => void
  /** A page is being mounted. Covers it, except for the first page, which the document came with. */
  pageMounted: () => void
  /**
   * The page's content is in the document: the overlay leaves once it has been seen for 500 ms. Returns a cleanup function for
   * the page's unmounting, after which the next page decides when the overlay leaves.
   */
  pageReady: () => () => void
  /** Fades now and removes the element 800 ms later. */
  leave: () => void
}

declare global {
  interface Window {
    /** Set by the inline script (`src/firstPaint.ts`) before the first paint. */
    loadingOverlay?: LoadingOverlay
    /** The button that was clicked last before hydration. */
    earlyClick?: HTMLButtonElement
  }
}

/** Time of the first contentful paint in ms since navigation; undefined before it, in a hidden tab, and in jsdom. */
const firstPaintMs = (): number | undefined =>
  performance.getEntriesByName?.('first-contentful-paint')[0]?.startTime

/** Returns the time in ms until an overlay that is shown since `shownAt`, or else since the first paint, may leave. */
function remainingMs(shownAt: number | undefined): number {
  const now = performance.now()
  return Math.max(0, OVERLAY_MINIMUM_MS - (now - (shownAt ?? firstPaintMs() ?? now)))
}

/**
 * Controls the one loading overlay of the document, the `.loading-overlay` element of `index.html`. The element stays
 * outside React's root, so that it can leave before React has loaded; it is removed when gone and put back for the next page.
 */
export function createLoadingOverlay(): LoadingOverlay {
  const listeners = new Set<() => void>()
  let state: OverlayState = { phase: 'loading', visit: 0, pageReady: false }
  let element: HTMLElement | null = null
  let shownAt: number | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  const setState = (change: Partial<OverlayState>) => {
    state = { ...state, ...change }
    for (const listener of listeners) listener()
  }
  /** Replaces the running timer. */
  const startTimer = (callback: () => void, ms: number) => {
    clearTimeout(timer)
    return (timer = setTimeout(callback, ms))
  }
  /** Looked up late: the script that creates the controller runs before the element is parsed. */
  const getElement = () => (element ??= document.querySelector<HTMLElement>('.loading-overlay'))

  const show = () => {
    clearTimeout(timer)
    shownAt = performance.now()
    getElement()?.setAttribute('data-state', 'loading')
    if (element && !element.isConnected) document.body.prepend(element)
  }
  const leave = () => {
    if (state.phase !== 'loading') return
    const leaving = getElement()
    leaving?.setAttribute('data-state', 'leaving')
    startTimer(() => {
      leaving?.remove()
      setState({ phase: 'gone' })
    }, OVERLAY_REMOVAL_MS)
    setState({ phase: 'leaving' })
  }

  return {
    getState: () => state,
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    pageMounted: () => {
      if (state.visit === 0) return setState({ visit: 1, pageReady: false })
      show()
      setState({ phase: 'loading', visit: state.visit + 1, pageReady: false })
    },
    pageReady: () => {
      const leaveTimer = state.phase === 'loading' ? startTimer(leave, remainingMs(shownAt)) : undefined
      setState({ pageReady: true })
      return () => clearTimeout(leaveTimer)
    },
    leave,
  }
}
