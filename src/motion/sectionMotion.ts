import type { gsap, ScrollTrigger } from './gsap'

/** What is true of the visitor's screen; builders are run anew when any of it changes. */
export interface MotionConditions {
  /** No preference for less motion. */
  normal: boolean
  /** The visitor asked for less motion: no pin, no scrub, no loop. */
  reduced: boolean
  /** From 768 px up. */
  desktop: boolean
  /** Below 768 px. */
  mobile: boolean
}

/** What a builder works with. */
export interface MotionKit {
  gsap: typeof gsap
  ScrollTrigger: typeof ScrollTrigger
  /** The section's own element. */
  root: HTMLElement
  conditions: MotionConditions
  /** The elements inside the section that match, in document order. */
  all: (selector: string) => HTMLElement[]
  /**
   * A timeline scrubbed by the way through the pinned section: 0 when the section's top reaches the view's top,
   * full length when its bottom reaches the view's bottom. Build it with `part()` slots, in units 0–100 a part,
   * and close it with `fill` so that its length is the storyboard's. Options go to ScrollTrigger.
   */
  scrubbed: (options?: ScrollTrigger.Vars) => gsap.core.Timeline
}

/** Builds a section's motion; may return what undoes things the library doesn't know of. */
export type BuildMotion = (kit: MotionKit) => void | (() => void)

/** The two ways a section moves, side by side; both must end in the same content (decisions §6). */
export interface SectionMotion {
  normal: BuildMotion
  /** Left out where the still section is all there is to see; the library isn't loaded then. */
  reduced?: BuildMotion
  /**
   * True when the pinned layout looks the same as the still one while the section's top is in view, so that the
   * switch may happen in front of the visitor.
   */
  startsAlike?: boolean
}

/** Media queries of the conditions; the breakpoint is the stylesheets' `down(mobile)`. */
export const CONDITION_QUERIES = {
  normal: '(prefers-reduced-motion: no-preference)',
  reduced: '(prefers-reduced-motion: reduce)',
  desktop: '(min-width: 768px)',
  mobile: '(max-width: 767.98px)',
} as const satisfies Record<keyof MotionConditions, string>
