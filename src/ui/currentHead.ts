import { createStore } from 'zustand/vanilla'

/** Head data of the current page, or null. */
export type CurrentHead = {
  path: string
  title?: string | undefined
  noindex?: boolean | undefined
} | null

const store = createStore<CurrentHead>()(() => null)

/** Sets the head of the current page, or clears it with null. Called by `PageHead`. */
export const setHead = (head: CurrentHead) => store.setState(head, true)

export const getCurrentHead = store.getState

/** Calls `onChange` when the current head changes. Returns an unsubscribe function. */
export const subscribeToHead = (onChange: () => void) => store.subscribe(onChange)
