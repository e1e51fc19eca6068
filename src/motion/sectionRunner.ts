import { gsap, queueRefresh, ScrollTrigger } from './gsap'
import { holdView, whenSwitchable } from './holdPlace'
import { keepPlaceIn } from './keepPlace'
import {
  CONDITION_QUERIES,
  type BuildMotion,
  type MotionConditions,
  type MotionKit,
  type SectionMotion,
} from './sectionMotion'

/** A section with this attribute wears its pinned layout (PinnedSection.module.scss). */
const RUNNING = 'running'

function readConditions(conditions: gsap.Conditions | undefined): MotionConditions {
  return {
    normal: Boolean(conditions?.['normal']),
    reduced: Boolean(conditions?.['reduced']),
    desktop: Boolean(conditions?.['desktop']),
    mobile: Boolean(conditions?.['mobile']),
  }
}

function createKit(root: HTMLElement, conditions: MotionConditions): MotionKit {
  return {
    gsap,
    ScrollTrigger,
    root,
    conditions,
    all: (selector) => [...root.querySelectorAll<HTMLElement>(selector)],
    scrubbed: (options) =>
      gsap.timeline({
        scrollTrigger: { trigger: root, start: 'top top', end: 'bottom bottom', scrub: true, ...options },
      }),
  }
}

function wear(root: HTMLElement, running: boolean) {
  if ((root.dataset['motion'] === RUNNING) === running) return
  holdView(() => {
    if (running) root.dataset['motion'] = RUNNING
    else delete root.dataset['motion']
  })
}

/** Builds under conditions and returns how to undo it. */
function build(root: HTMLElement, builder: BuildMotion, conditions: MotionConditions): () => void {
  wear(root, conditions.normal)
  const forget = conditions.normal ? keepPlaceIn(root) : undefined
  const undo = builder(createKit(root, conditions))
  queueRefresh()
  return () => {
    undo?.()
    forget?.()
    // Crossing a breakpoint builds again at once: the length stays, and with it the visitor's place.
    if (!matchMedia(CONDITION_QUERIES.normal).matches) wear(root, false)
  }
}

/**
 * Runs a section's motion until the returned function is called: waits until the switch of layouts can't be seen,
 * then builds for the present conditions, and again whenever they change. Leaves no trigger and no style behind.
 */
export function runSection(root: HTMLElement, motion: SectionMotion): () => void {
  let media: gsap.MatchMedia | null = null
  const stopWaiting = whenSwitchable(root, motion.startsAlike ?? false, () => {
    media = gsap.matchMedia(root)
    media.add({ ...CONDITION_QUERIES }, (context) => {
      const conditions = readConditions(context.conditions)
      const builder = conditions.normal ? motion.normal : motion.reduced
      return builder ? build(root, builder, conditions) : undefined
    })
  })
  return () => {
    stopWaiting()
    media?.revert()
    delete root.dataset['motion']
  }
}
