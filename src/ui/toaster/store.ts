import { createStore } from 'zustand/vanilla'

export interface Toast {
  id: number
  message: string
  tone: 'plain' | 'error'
  action?: { label: string; onSelect: () => void }
  /** How long it stays, in ms; hovering or focusing it holds the clock. */
  durationMs: number
  /** Called once when it goes, whatever the reason, unless its action was chosen. */
  onExpire?: () => void
}

/** Long enough to read two short lines. */
const DEFAULT_MS = 4000

/** The toasts on show, oldest first. */
export const toasts = createStore<readonly Toast[]>()(() => [])
let lastId = 0

function take(id: number): Toast | undefined {
  const toast = toasts.getState().find((other) => other.id === id)
  if (toast)
    toasts.setState(
      toasts.getState().filter((other) => other !== toast),
      true,
    )
  return toast
}

/** Shows a short message above everything, dialogs included; returns its number for `dismissToast`. */
export function showToast(message: string, options: Partial<Omit<Toast, 'id' | 'message'>> = {}): number {
  const id = ++lastId
  toasts.setState(
    [...toasts.getState(), { tone: 'plain', durationMs: DEFAULT_MS, ...options, id, message }],
    true,
  )
  return id
}

/** Takes a toast away before its time; its `onExpire` runs. */
export function dismissToast(id: number) {
  take(id)?.onExpire?.()
}

/** Takes a toast away and does what its button says. */
export function chooseToastAction(id: number) {
  take(id)?.action?.onSelect()
}
