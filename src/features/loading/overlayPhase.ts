/** What the overlay does: covers a page that comes, fades off a page that is there, is gone (specification §4). */
export type OverlayPhase = 'loading' | 'leaving' | 'gone'

export interface OverlayState {
  phase: OverlayPhase
  /** Counts the page visits: each starts its own clocks. */
  visit: number
  pageReady: boolean
  minimumPassed: boolean
}

export type OverlayEvent =
  /** Another page has been mounted; its file may still be on the way. */
  | 'page-mounted'
  /** The page itself is in the document. */
  | 'page-ready'
  /** 500 ms have passed since the mount. */
  | 'minimum-passed'
  /** 800 ms have passed since the overlay began to leave. */
  | 'removal-passed'

/** A page is on its way from the start. */
export const firstOverlay: OverlayState = {
  phase: 'loading',
  visit: 0,
  pageReady: false,
  minimumPassed: false,
}

/** The overlay's next state: it leaves when both the page is ready and the minimum time has passed. */
export function overlayAfter(state: OverlayState, event: OverlayEvent): OverlayState {
  if (event === 'page-mounted') return { ...firstOverlay, visit: state.visit + 1 }
  if (event === 'page-ready') return leaveWhenDue({ ...state, pageReady: true })
  if (event === 'minimum-passed') return leaveWhenDue({ ...state, minimumPassed: true })
  return state.phase === 'leaving' ? { ...state, phase: 'gone' } : state
}

function leaveWhenDue(state: OverlayState): OverlayState {
  const due = state.phase === 'loading' && state.pageReady && state.minimumPassed
  return due ? { ...state, phase: 'leaving' } : state
}
