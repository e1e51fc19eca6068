import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'
import { firstOverlay, type OverlayEvent, overlayAfter, type OverlayState } from './overlayPhase'

const store = createStore<OverlayState>()(() => firstOverlay)

/** Tells the one overlay of the page what has happened. */
export function tellOverlay(event: OverlayEvent) {
  store.setState(overlayAfter(store.getState(), event), true)
}

/** The overlay's state; the server and the first render know a page that is on its way. */
export function useOverlay(): OverlayState {
  return useSyncExternalStore(store.subscribe, store.getState, () => firstOverlay)
}
