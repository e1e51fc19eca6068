import { createStore } from 'zustand/vanilla'

export interface Toast {
  id: number
  message: string
  tone: 'plain' | 'error'
  action?: { label: string; onSelect: () => void }
  /** Display time in ms; paused while the toast is hovered or focused. */
  durationMs: number
  /** Called once when the toast is removed, unless its action was chosen. */
  onExpire?: () => void
}

/** Default display time in ms: long enough to read two short lines. */
const DEFAULT_MS = 4000

/** The visible toasts, oldest first. */
export const toasts = createStore<readonly Toast[]>()(() => [])
let lastId = 0

function removeToast(id: number): Toast | undefined {
  const toast = toasts.getState().find((other) => other.id === id)
  if (toast)
    toasts.setState(
      toasts.getState().filter((other) => other !== toast),
      true,
    )
  return toast
}

/** Shows a short message above everything, including dialogs. Returns its id for `dismissToast`. */
export function showToast(message: string, options: Partial<Omit<Toast, 'id' | 'message'>> = {}): number {
  const id = ++lastId
  toasts.setState(
    [...toasts.getState(), { tone: 'plain', durationMs: DEFAULT_MS, ...options, id, message }],
    true,
  )
  return id
}

/** Removes a toast early; its `onExpire` is called. */
export function dismissToast(id: number) {
  removeToast(id)?.onExpire?.()
}

/** Removes a toast and runs its action. */
export function chooseToastAction(id: number) {
  removeToast(id)?.action?.onSelect()
}
