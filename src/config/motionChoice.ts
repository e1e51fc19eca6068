/** decisions §11: everything moves; as `prefers-reduced-motion` wants it; nothing moves at all. */
export type MotionChoice = 'full' | 'calm' | 'still'

/** What counts as a choice where one is kept. */
export const MOTION_CHOICE = /^(full|calm|still)$/

/** How a system says that its owner wants less motion. */
export const REDUCED_MOTION = '(prefers-reduced-motion: reduce)'
