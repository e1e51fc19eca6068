import { useMemo, useSyncExternalStore } from 'react'
import { parsePlaces, type Places, storedPlaces, watchPlaces } from './resume'

/** Where the visitor was; nothing is known in static HTML and while that is being hydrated. */
export function usePlaces(): Places {
  const text = useSyncExternalStore(watchPlaces, storedPlaces, () => null)
  return useMemo(() => parsePlaces(text), [text])
}
