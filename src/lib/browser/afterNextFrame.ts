import { nextTask } from './nextTask'

/**
 * Resolves in a new task after the next frame, when pending style and layout changes are applied. A hidden tab draws no
 * frames, so there it resolves in the next task.
 */
export function afterNextFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return nextTask()
  return new Promise((resolve) => requestAnimationFrame(() => void nextTask().then(resolve)))
}
