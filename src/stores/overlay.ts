import { useSyncExternalStore } from 'react'
import { createLoadingOverlay, type LoadingOverlay, type OverlayState } from '@/lib/browser/loadingOverlay'

/** State on the server and during hydration. */
const COVERED: OverlayState = { phase: 'loading', visit: 0, pageReady: false }

/**
 * Returns the document's loading overlay. The inline script creates it; without that script, as in tests, the first
 * call does.
 */
export const loadingOverlay = (): LoadingOverlay => (window.loadingOverlay ??= createLoadingOverlay())

const subscribe = (listener: () => void) => loadingOverlay().subscribe(listener)

/** Returns the overlay's state. */
export const useOverlay = (): OverlayState =>
  useSyncExternalStore(
    subscribe,
    () => loadingOverlay().getState(),
    () => COVERED,
  )

/** Calls `callback` once, as soon as `condition` holds. Returns an unsubscribe function. */
function onceOverlay(condition: (state: OverlayState) => boolean, callback: () => void): () => void {
  const overlay = loadingOverlay()
  if (condition(overlay.getState())) {
    callback()
    return () => {}
  }
  const unsubscribe = overlay.subscribe(() => {
    if (!condition(overlay.getState())) return
    unsubscribe()
    callback()
  })
  return unsubscribe
}

/** Calls `callback` once, as soon as the page's content is in the document. Returns an unsubscribe function. */
export const onPageReady = (callback: () => void) => onceOverlay(({ pageReady }) => pageReady, callback)

/** Calls `callback` once, as soon as the overlay begins to fade or is gone. Returns an unsubscribe function. */
export const onOverlayFadeStart = (callback: () => void) =>
  onceOverlay(({ phase }) => phase !== 'loading', callback)

/** Calls `callback` once, as soon as the overlay is gone. Returns an unsubscribe function. */
export const onOverlayHidden = (callback: () => void) =>
  onceOverlay(({ phase }) => phase === 'gone', callback)
