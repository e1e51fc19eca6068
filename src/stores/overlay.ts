import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** What the overlay does: covers a page that comes, fades off a page that is there, is gone (specification §4). */
export type OverlayPhase = 'loading' | 'leaving' | 'gone'

export interface OverlayState {
  phase: OverlayPhase
  /** Counts the page visits: each starts its own clocks. */
  visit: number
  /** The first page stands in the document, with all that is needed for React to take it over. */
  adopted: boolean
  pageReady: boolean
  minimumPassed: boolean
}

export type OverlayEvent =
  /** The static HTML is that of the page, whose file has come. */
  | 'page-adopted'
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
  adopted: false,
  pageReady: false,
  minimumPassed: false,
}

/** The overlay's next state: it leaves when both the page is ready and the minimum time has passed. */
export function overlayAfter(state: OverlayState, event: OverlayEvent): OverlayState {
  if (event === 'page-adopted') return { ...state, adopted: true }
  if (event === 'page-mounted')
    return { ...firstOverlay, visit: state.visit + 1, adopted: state.visit === 0 && state.adopted }
  if (event === 'page-ready') return leaveWhenDue({ ...state, pageReady: true })
  if (event === 'minimum-passed') return leaveWhenDue({ ...state, minimumPassed: true })
  return state.phase === 'leaving' ? { ...state, phase: 'gone' } : state
}

function leaveWhenDue(state: OverlayState): OverlayState {
  const due = state.phase === 'loading' && state.pageReady && state.minimumPassed
  return due ? { ...state, phase: 'leaving' } : state
}

const store = createStore<OverlayState>()(() => firstOverlay)

/** Tells the one overlay of the page what has happened. */
export function tellOverlay(event: OverlayEvent) {
  store.setState(overlayAfter(store.getState(), event), true)
}

/** The overlay's state; the server and the first render know a page that is on its way. */
export function useOverlay(): OverlayState {
  return useSyncExternalStore(store.subscribe, store.getState, () => firstOverlay)
}

/** Whether the overlay hides the page: true until it begins to fade. */
export function usePageCovered(): boolean {
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().phase === 'loading',
    () => true,
  )
}

function whenOverlay(is: (state: OverlayState) => boolean, then: () => void): () => void {
  if (is(store.getState())) {
    then()
    return () => {}
  }
  const stop = store.subscribe((state) => {
    if (!is(state)) return
    stop()
    then()
  })
  return stop
}

/** Calls back once, at once if so now, when the page's own content is in the document; returns the way out. */
export function whenPageReady(ready: () => void): () => void {
  return whenOverlay(({ pageReady }) => pageReady, ready)
}

/** Calls back once, at once if so now, when the overlay begins to fade or is gone; returns the way out. */
export function whenUncovering(uncovering: () => void): () => void {
  return whenOverlay(({ phase }) => phase !== 'loading', uncovering)
}

/** Calls back once, at once if so now, when no overlay lies over the page any more; returns the way out. */
export function whenUncovered(uncovered: () => void): () => void {
  return whenOverlay(({ phase }) => phase === 'gone', uncovered)
}
