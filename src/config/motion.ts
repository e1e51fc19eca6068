import { HOME_GALLERY_MORE_FADE_MS, MENU_FADE_MS, MENU_SLIDE_MS, OVERLAY_REMOVAL_MS } from './constants'

/**
 * Durations and easings of the motion tokens for scripts. `src/styles/tokens/_motion.scss` defines the same values for CSS
 * (`--dur-hover`, `--ease-ink`); `tests/styles/motion.test.ts` checks that they match.
 */

/** Durations in ms. */
export const DURATION = {
  hover: 200,
  menu: MENU_FADE_MS,
  panel: MENU_SLIDE_MS,
  more: HOME_GALLERY_MORE_FADE_MS,
  overlay: OVERLAY_REMOVAL_MS,
} as const

/** Control points as in CSS `cubic-bezier()`. Scrubbed animations are linear. */
export const EASING = {
  ink: [0.16, 1, 0.3, 1],
  page: [0.76, 0, 0.18, 1],
  snap: [0.3, 1.4, 0.5, 1],
  out: [0.4, 0, 1, 1],
} as const

export type Easing = keyof typeof EASING

/** Returns an easing in CSS syntax, for inline styles and the Web Animations API. */
export const cssEasing = (name: Easing): string => `cubic-bezier(${EASING[name].join(', ')})`
