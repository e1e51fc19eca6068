import { createStore, useStore } from 'zustand'

type DialogStore = ReturnType<typeof createDialogStore>
const createDialogStore = () => createStore<readonly HTMLElement[]>()(() => [])

/** Open modal dialogs, the topmost last. Elements that must stay usable above them are portalled into the topmost one. */
const openDialogs = createDialogStore()

/** Modal dialogs in the document: the open ones and those whose closing animation is still running. */
const mountedDialogs = createDialogStore()

/** Adds a dialog on top of the open ones. Returns a function that removes it. */
export const addOpenDialog = (dialog: HTMLElement) => add(openDialogs, dialog)

/** Registers a mounted dialog. Call the returned function after it is unmounted and has restored the focus. */
export const addMountedDialog = (dialog: HTMLElement) => add(mountedDialogs, dialog)

function add(store: DialogStore, dialog: HTMLElement): () => void {
  store.setState([...store.getState(), dialog], true)
  return () =>
    store.setState(
      store.getState().filter((other) => other !== dialog),
      true,
    )
}

/** Calls `callback` once, as soon as no dialog is mounted. Returns an unsubscribe function. */
export function onDialogsClosed(callback: () => void): () => void {
  if (mountedDialogs.getState().length === 0) {
    callback()
    return () => {}
  }
  const unsubscribe = mountedDialogs.subscribe((dialogs) => {
    if (dialogs.length > 0) return
    unsubscribe()
    callback()
  })
  return unsubscribe
}

/** Returns true if any dialog is open; for code outside React. */
export const isDialogOpen = (): boolean => openDialogs.getState().length > 0

/** Calls `onChange` when a dialog opens or closes. Returns an unsubscribe function. */
export const subscribeToDialogs = (onChange: () => void) => openDialogs.subscribe(onChange)

/** Returns the topmost open dialog, or undefined. */
export const useTopDialog = (): HTMLElement | undefined => useStore(openDialogs, (dialogs) => dialogs.at(-1))
