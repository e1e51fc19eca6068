import { below } from '@/config/breakpoints'
import { afterNextFrame } from '@/lib/browser/afterNextFrame'
import { logger } from '@/lib/logger'
import { matchesMedia, onMediaChange } from '@/lib/browser/mediaQuery'
import { onMotionChange, prefersReducedMotion } from '@/lib/browser/motionChoice'
import { nextTask } from '@/lib/browser/nextTask'
import { gsap, queueRefresh, ScrollTrigger, WARNS_OF_MISSING } from './gsap'
import { anchorPinnedSection } from './pinnedScrollAnchoring'
import { changeLayoutInPlace } from './scrollAnchoring'
import type { BuildMotion, MotionConditions, MotionKit, SectionMotion } from './sectionMotion'
import { isLayoutChangeUnseen, whenLayoutChangeIsUnseen } from './unseenLayoutChange'

export { setUpLibrary } from './gsap'

const MOBILE = below('tablet')

function findAll(selector: string, within: Element): HTMLElement[] {
  const found = [...within.querySelectorAll<HTMLElement>(selector)]
  if (found.length === 0 && WARNS_OF_MISSING) logger.warn(`Motion target ${selector} not found.`)
  return found
}

/** A builder's kit, and what the builder has left to be done in tasks. */
function createKit(root: HTMLElement, conditions: MotionConditions) {
  const left: (() => void)[] = []
  const kit: MotionKit = {
    gsap,
    ScrollTrigger,
    root,
    conditions,
    all: (selector, within = root) => findAll(selector, within),
    one: (selector, within = root) => findAll(selector, within)[0],
    scrubbed: (options) =>
      gsap.timeline({
        scrollTrigger: { trigger: root, start: 'top top', end: 'bottom bottom', scrub: true, ...options },
      }),
    inTasks: (pieces) => void left.push(...pieces),
  }
  return { kit, left }
}

/** `data-pinned` gives a section its pinned layout (PinnedSection.module.scss). */
function setPinnedLayout(root: HTMLElement, pinned: boolean) {
  if ('pinned' in root.dataset === pinned) return
  changeLayoutInPlace(() => root.toggleAttribute('data-pinned', pinned))
}

/** Whether the visitor would see the section change its length now. */
function isLengthSeen(root: HTMLElement, { startsAlike = false }: SectionMotion): boolean {
  return !isLayoutChangeUnseen(root.getBoundingClientRect(), window.innerHeight, startsAlike)
}

/** Lays a section out as `runSection` is going to find it, if the visitor would not see it change. */
export async function layOutSection(root: HTMLElement, motion: SectionMotion): Promise<void> {
  if (!prefersReducedMotion() && !isLengthSeen(root, motion)) setPinnedLayout(root, true)
  await afterNextFrame()
}

interface Build {
  root: HTMLElement
  builder: BuildMotion
  conditions: MotionConditions
  /** What undoes the library's part. */
  context: gsap.Context
}

/** Builds under conditions and returns how to undo the rest. */
function build({ root, builder, conditions, context }: Build): () => void {
  const forget = conditions.reduced ? undefined : anchorPinnedSection(root)
  const { kit, left } = createKit(root, conditions)
  const undo = builder(kit)
  let undone = false
  const finish = async () => {
    for (const piece of left) {
      await nextTask()
      if (undone) return
      context.add(piece)
    }
    if (!conditions.reduced) root.dataset['motion'] = 'running'
    queueRefresh()
  }
  // Where nothing is left it is finished at once.
  void finish()
  return () => {
    undone = true
    delete root.dataset['motion']
    undo?.()
    forget?.()
  }
}

/** Builds under the present conditions, and anew whenever one of them changes; returns the way out. */
function buildForScreen(root: HTMLElement, motion: SectionMotion): () => void {
  let builtFor = ''
  let context: gsap.Context | undefined
  const rebuild = () => {
    const conditions: MotionConditions = { reduced: prefersReducedMotion(), mobile: matchesMedia(MOBILE) }
    const now = JSON.stringify(conditions)
    // One change of the screen may be told twice.
    if (now === builtFor) return
    builtFor = now
    context?.revert()
    // Crossing a breakpoint leaves the length as it is, and with it the visitor's place.
    setPinnedLayout(root, !conditions.reduced)
    const builder = conditions.reduced ? motion.reduced : motion.normal
    context = gsap.context(
      (self) => (builder ? build({ root, builder, conditions, context: self }) : undefined),
      root,
    )
  }
  // The library's own matchMedia keeps its listeners for ever.
  const ways = [onMotionChange(rebuild), onMediaChange(MOBILE, rebuild)]
  rebuild()
  return () => {
    for (const leave of ways) leave()
    context?.revert()
  }
}

/**
 * Runs a section's motion until the returned function is called: waits until the switch of layouts can't be seen, if
 * `layOutSection` has not made it, then builds for the present conditions, and again whenever they change. Leaves no
 * trigger and no style behind.
 */
export function runSection(root: HTMLElement, motion: SectionMotion): () => void {
  let stop: (() => void) | undefined
  let stopWaiting: (() => void) | undefined
  const start = () => {
    stop = buildForScreen(root, motion)
  }
  if ('pinned' in root.dataset) start()
  else stopWaiting = whenLayoutChangeIsUnseen(root, motion.startsAlike ?? false, start)
  return () => {
    stopWaiting?.()
    stop?.()
    root.removeAttribute('data-pinned')
  }
}
