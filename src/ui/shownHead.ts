import { createStore } from 'zustand/vanilla'

/** What the page on show says of itself in the head; null while there is none. */
export type ShownHead = {
  path: string
  title?: string | undefined
  noindex?: boolean | undefined
} | null

const store = createStore<ShownHead>()(() => null)

/** Tells it; the page's head does, and null when it goes. */
export const tellHead = (head: ShownHead) => store.setState(head, true)

export const shownHead = store.getState

/** Calls back when another page, or the same under another title, is on show; returns the way out. */
export const watchHead = (changed: () => void) => store.subscribe(changed)
