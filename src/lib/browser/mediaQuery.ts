import { useCallback, useSyncExternalStore } from 'react'

/** A mouse or trackpad, as opposed to a finger. */
export const FINE_POINTER = '(pointer: fine)'

/** Whether a media query holds now. */
export const matchesMedia = (query: string): boolean => window.matchMedia(query).matches

/** Calls back whenever a media query begins or ceases to hold; returns the way out. */
export function onMediaChange(query: string, changed: () => void): () => void {
  const list = window.matchMedia(query)
  list.addEventListener('change', changed)
  return () => list.removeEventListener('change', changed)
}

/** Whether a media query holds now; `inStaticHtml`, where nobody knows the screen, and while that is being hydrated. */
export function useMediaQuery(query: string, inStaticHtml = false): boolean {
  return useSyncExternalStore(
    useCallback((changed: () => void) => onMediaChange(query, changed), [query]),
    () => matchesMedia(query),
    () => inStaticHtml,
  )
}
