/** decisions §11: everything moves; as `prefers-reduced-motion` wants it; nothing moves at all. */
export type MotionChoice = 'full' | 'calm' | 'still'

/** What counts as a choice where one is kept. */
export const MOTION_CHOICE = /^(full|calm|still)$/

/** How a system says that its owner wants less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'

/** The value of `html[data-motion-choice]`: the visitor's stored choice, otherwise what the system asks for. */
export function motionChoiceFrom(stored: string | null): string {
  if (stored !== null && MOTION_CHOICE.test(stored)) return stored
  return window.matchMedia(REDUCED_MOTION).matches ? 'calm' : 'full'
}
