import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** Whether the bar over the page has slid away. */
const store = createStore<boolean>()(() => false)

/** Tells it; the header alone does. */
export const tellHeaderHidden = (hidden: boolean) => store.setState(hidden, true)

/** For bars that stand below the header while it shows; in static HTML it does. */
export function useHeaderHidden(): boolean {
  return useSyncExternalStore(store.subscribe, store.getState, () => false)
}
