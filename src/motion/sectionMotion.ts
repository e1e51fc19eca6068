import type { gsap, ScrollTrigger } from './gsap'

/** Types of GSAP for modules that must not import it. */
export type MotionTimeline = gsap.core.Timeline
export type MotionAnimation = gsap.core.Animation

/** Conditions of a build. A section is rebuilt when one of them changes. */
export interface MotionConditions {
  /** Reduced motion: no pinning, no scrubbing, no loops. */
  reduced: boolean
  /** Whether the viewport is below the `tablet` breakpoint. */
  mobile: boolean
}

/** Tools that a builder receives. */
export interface MotionKit {
  gsap: typeof gsap
  ScrollTrigger: typeof ScrollTrigger
  /** The section's own element. */
  root: HTMLElement
  conditions: MotionConditions
  /** Returns the matching elements inside the section, or inside `within`. Warns if nothing matches, like GSAP does. */
  findAll: (selector: string, within?: Element) => HTMLElement[]
  /** Returns the first matching element. Warns if nothing matches. */
  findOne: (selector: string, within?: Element) => HTMLElement | undefined
  /**
   * Creates the section's timeline, scrubbed by the scroll progress through the pinned section: it starts when the section's
   * top reaches the viewport's top and ends when its bottom reaches the viewport's bottom. Tweens animate fixed ranges: use
   * `segment()` for positions (100 units per segment) and end with an empty `set`, so that the timeline has the storyboard's
   * full length. Values that are computed from the progress go into `onUpdate` and, after a change of the layout,
   * `onRefresh`. Options go to ScrollTrigger.
   */
  createTimeline: (options?: ScrollTrigger.Vars) => MotionTimeline
  /** Runs slow steps after the builder, each in a separate task. Stops if the build is reverted meanwhile. */
  runInTasks: (steps: readonly (() => void)[]) => void
}

/** Builds a section's motion. May return a cleanup function for changes that GSAP does not revert. */
export type BuildMotion = (kit: MotionKit) => void | (() => void)

/** A section's motion in normal and in reduced form. Both must end with the same content. */
export interface SectionMotion {
  normal: BuildMotion
  /** Omit it if the section is static with reduced motion; the library is not loaded then. */
  reduced?: BuildMotion
  /** Allows the switch to the pinned layout while the section's top is in view, because both layouts look the same there. */
  looksSameAtTop?: boolean
}
