import { faces } from '@content/faces'

const { sans, latin, korean, reading } = faces

/** Font stacks of the cards. The reading font may contain rare syllables that the Korean display font lacks. */
export const FAMILY = {
  /** English display. */
  display: [latin, korean, reading, sans].map(({ family }) => family).join(', '),
  /** Korean display. */
  title: [korean, latin, reading, sans].map(({ family }) => family).join(', '),
  /** Plain text and numbers. */
  text: sans.family,
  /** Text of novels. */
  reading: [reading, sans].map(({ family }) => family).join(', '),
} as const
