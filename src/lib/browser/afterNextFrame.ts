import { nextTask } from './nextTask'

/** Resolves in a task of its own once the next frame is drawn: what was changed before is laid out then. A hidden tab draws none. */
export function afterNextFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return nextTask()
  return new Promise((resolve) => requestAnimationFrame(() => void nextTask().then(resolve)))
}
