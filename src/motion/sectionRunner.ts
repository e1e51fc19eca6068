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

type ConditionName = keyof MotionConditions

const names: readonly ConditionName[] = ['normal', 'reduced', 'desktop', 'mobile']

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

/** Builds under the present conditions, and anew whenever one of them changes; returns the way out. */
function buildForScreen(root: HTMLElement, motion: SectionMotion): () => void {
  const queries = names.map((name) => matchMedia(CONDITION_QUERIES[name]))
  let builtFor = ''
  let context: gsap.Context | undefined
  const rebuild = () => {
    const [normal = false, reduced = false, desktop = false, mobile = false] = queries.map((q) => q.matches)
    const conditions: MotionConditions = { normal, reduced, desktop, mobile }
    const now = JSON.stringify(conditions)
    // One turn of a phone changes several of them.
    if (now === builtFor) return
    builtFor = now
    context?.revert()
    const builder = normal ? motion.normal : motion.reduced
    context = gsap.context(() => (builder ? build(root, builder, conditions) : undefined), root)
  }
  // The library's own matchMedia keeps its listeners for ever.
  for (const query of queries) query.addEventListener('change', rebuild)
  rebuild()
  return () => {
    for (const query of queries) query.removeEventListener('change', rebuild)
    context?.revert()
  }
}

/**
 * Runs a section's motion until the returned function is called: waits until the switch of layouts can't be seen,
 * then builds for the present conditions, and again whenever they change. Leaves no trigger and no style behind.
 */
export function runSection(root: HTMLElement, motion: SectionMotion): () => void {
  let stop: (() => void) | undefined
  const stopWaiting = whenSwitchable(root, motion.startsAlike ?? false, () => {
    stop = buildForScreen(root, motion)
  })
  return () => {
    stopWaiting()
    stop?.()
    delete root.dataset['motion']
  }
}
