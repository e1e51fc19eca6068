/**
 * Durations and easings of the motion tokens, for script. `src/styles/_tokens.scss` says the same for CSS
 * (`--dur-hover`, `--ease-ink`); `tests/styles/motion.test.ts` holds the two together.
 */

/** Milliseconds. */
export const DURATION = {
  press: 120,
  hover: 200,
  menu: 300,
  panel: 400,
  snap: 600,
  overlay: 800,
  ink: 1200,
  scroll: 1500,
} as const

/** Control points of the cubic Bézier curves, as in CSS `cubic-bezier()`. Scrubbed motion is linear. */
export const EASING = {
  ink: [0.16, 1, 0.3, 1],
  page: [0.76, 0, 0.18, 1],
  snap: [0.3, 1.4, 0.5, 1],
  out: [0.4, 0, 1, 1],
} as const

export type Duration = keyof typeof DURATION
export type Easing = keyof typeof EASING

/** A duration in seconds, the unit of the animation library. */
export const seconds = (name: Duration): number => DURATION[name] / 1000

/** An easing as CSS reads it, for inline styles and the Web Animations API. */
export const cssEasing = (name: Easing): string => `cubic-bezier(${EASING[name].join(', ')})`
