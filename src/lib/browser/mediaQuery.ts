import { useCallback, useSyncExternalStore } from 'react'

/** Matches when the primary pointer is a mouse or trackpad. */
export const FINE_POINTER = '(pointer: fine)'

/** Whether a media query matches now. */
export const matchesMedia = (query: string): boolean => window.matchMedia(query).matches

/** Calls `listener` whenever the result of a media query changes. Returns an unsubscribe function. */
export function onMediaChange(query: string, listener: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', listener)
  return () => list.removeEventListener('change', listener)
}

/** Whether a media query matches. Returns `serverValue` in static HTML and during hydration. */
export function useMediaQuery(query: string, serverValue = false): boolean {
  return useSyncExternalStore(
    useCallback((listener: () => void) => onMediaChange(query, listener), [query]),
    () => matchesMedia(query),
    () => serverValue,
  )
}
