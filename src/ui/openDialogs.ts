import { useSyncExternalStore } from 'react'
import { createStore } from 'zustand/vanilla'

/** The modal dialogs that are open, the topmost last: whatever must stay usable above them goes into that one. */
const store = createStore<readonly HTMLElement[]>()(() => [])

/** Puts a dialog on top of the pile; the returned function takes it away. */
export const pushDialog = (dialog: HTMLElement) => add(store, dialog)

/** The modal dialogs on the page: those that are open, and those that are just leaving. */
const onPage = createStore<readonly HTMLElement[]>()(() => [])

/** Notes a dialog from its first rendering on; the returned function says that it has gone and given its focus back. */
export const noteDialog = (dialog: HTMLElement) => add(onPage, dialog)

function add(dialogs: typeof store, dialog: HTMLElement): () => void {
  dialogs.setState([...dialogs.getState(), dialog], true)
  return () =>
    dialogs.setState(
      dialogs.getState().filter((other) => other !== dialog),
      true,
    )
}

/** Calls back once, at once if so now, when no dialog is on the page any more; returns the way out. */
export function whenDialogsGone(gone: () => void): () => void {
  if (onPage.getState().length === 0) {
    gone()
    return () => {}
  }
  const stop = onPage.subscribe((dialogs) => {
    if (dialogs.length > 0) return
    stop()
    gone()
  })
  return stop
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
