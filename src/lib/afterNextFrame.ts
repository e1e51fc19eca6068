import { nextTask } from './nextTask'

/** Resolves in a task of its own once the next frame is drawn: what was changed before is laid out then. A hidden tab draws none. */
export function afterNextFrame(): Promise<void> {
  if (document.visibilityState === 'hidden') return nextTask()
  return new Promise((resolve) => requestAnimationFrame(() => void nextTask().then(resolve)))
}

/**
 * Frees elements of the inline style that has kept them from being laid out, one after another, a frame for each: all in one take
 * a phone a tenth of a second.
 */
export async function layOutInTurn(parts: readonly HTMLElement[], style: string): Promise<void> {
  for (const part of parts) {
    await afterNextFrame()
    part.style.removeProperty(style)
  }
}
