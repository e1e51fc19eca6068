/** `full`: all motion. `calm`: reduced motion. `still`: reduced motion, and every transition has duration 0. */
export type MotionChoice = 'full' | 'calm' | 'still'

/** Matches a valid stored choice. */
export const MOTION_CHOICE_PATTERN = /^(full|calm|still)$/

/** Media query for the system's reduced-motion setting. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** Returns the value of `html[data-motion-choice]`: the stored choice or, without a valid one, the system's setting. */
export function resolveMotionChoice(stored: string | null): string {
  if (stored !== null && MOTION_CHOICE_PATTERN.test(stored)) return stored
  return window.matchMedia(REDUCED_MOTION).matches ? 'calm' : 'full'
}
