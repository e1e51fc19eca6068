import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** Whether the site header is hidden by scrolling down. */
const store = createStore<boolean>()(() => false)

/** Only the header calls this. */
export const setHeaderHidden = (hidden: boolean) => store.setState(hidden, true)

/** Returns whether the header is hidden, for sticky bars below it. False in static HTML. */
export function useHeaderHidden(): boolean {
  return useSyncExternalStore(store.subscribe, store.getState, () => false)
}
