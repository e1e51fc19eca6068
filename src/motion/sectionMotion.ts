import type { gsap, ScrollTrigger } from './gsap'

/** The library's types, for what is no `*.motion.ts` itself. */
export type MotionTimeline = gsap.core.Timeline
export type MotionAnimation = gsap.core.Animation

/** What is true of the visitor's screen; builders are run anew when any of it changes. */
export interface MotionConditions {
  /** The visitor asked for less motion: no pin, no scrub, no loop. */
  reduced: boolean
  /** The stylesheets' `down(mobile)`. */
  mobile: boolean
}

/** What a builder works with. */
export interface MotionKit {
  gsap: typeof gsap
  ScrollTrigger: typeof ScrollTrigger
  /** The section's own element. */
  root: HTMLElement
  conditions: MotionConditions
  /**
   * The elements that match inside the section, or `within` one of its elements, in document order. Nothing found is
   * warned of, as the library does for its own targets.
   */
  all: (selector: string, within?: Element) => HTMLElement[]
  /** The first of them. */
  one: (selector: string, within?: Element) => HTMLElement | undefined
  /**
   * A timeline scrubbed by the way through the pinned section: 0 when the section's top reaches the view's top,
   * full length when its bottom reaches the view's bottom. Build it with `segment()` ranges, in units 0–100 a segment,
   * and close it with an empty `set` so that its length is the storyboard's. Options go to ScrollTrigger.
   */
  scrubbed: (options?: ScrollTrigger.Vars) => MotionTimeline
  /** Does what takes long after the builder, each piece in a task of its own; what is undone meanwhile is not gone on with. */
  inTasks: (pieces: readonly (() => void)[]) => void
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
