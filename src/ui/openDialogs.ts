import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** The modal dialogs that are open, the topmost last: whatever must stay usable above them goes into that one. */
const store = createStore<readonly HTMLElement[]>()(() => [])

/** Puts a dialog on top of the pile; the returned function takes it away. */
export function pushDialog(dialog: HTMLElement): () => void {
  store.setState([...store.getState(), dialog], true)
  return () =>
    store.setState(
      store.getState().filter((other) => other !== dialog),
      true,
    )
}

/** Whether any is open, for code outside React. */
export const isDialogOpen = (): boolean => store.getState().length > 0

/** Calls back when one opens or closes; returns the way out. */
export const watchDialogs = (changed: () => void) => store.subscribe(changed)

/** The topmost open dialog, or undefined. */
export function useTopDialog(): HTMLElement | undefined {
  return useSyncExternalStore(
    store.subscribe,
    () => store.getState().at(-1),
    () => undefined,
  )
}
