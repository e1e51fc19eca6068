import { below } from '@/config/breakpoints'
import { afterNextFrame } from '@/lib/browser/afterNextFrame'
import { matchesMedia, onMediaChange } from '@/lib/browser/mediaQuery'
import { nextTask } from '@/lib/browser/nextTask'
import { onMotionChange, prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { logger } from '@/lib/logger'
import { gsap, queueRefresh, ScrollTrigger, WARN_ON_MISSING_TARGET } from './gsap'
import { isLayoutChangeHidden, onLayoutChangeHidden } from './hiddenLayoutChange'
import { anchorPinnedSection } from './pinAnchor'
import { withScrollAnchoring } from './scrollAnchoring'
import type { BuildMotion, MotionConditions, MotionKit, SectionMotion } from './sectionMotion'

/** Exported for `loadMotion`, which imports only this module: importing two would split the library into two chunks. */
export { setUpGsap } from './gsap'

const MOBILE = below('tablet')

function queryAll(selector: string, within: Element): HTMLElement[] {
  const elements = [...within.querySelectorAll<HTMLElement>(selector)]
  if (elements.length === 0 && WARN_ON_MISSING_TARGET) logger.warn(`Motion target ${selector} not found.`)
  return elements
}

/** Creates a builder's kit and the list of steps that the builder adds with `runInTasks`. */
function createKit(root: HTMLElement, conditions: MotionConditions) {
  const steps: (() => void)[] = []
  const kit: MotionKit = {
    gsap,
    ScrollTrigger,
    root,
    conditions,
    findAll: (selector, within = root) => queryAll(selector, within),
    findOne: (selector, within = root) => queryAll(selector, within)[0],
    createTimeline: (options) =>
      gsap.timeline({
        scrollTrigger: { trigger: root, start: 'top top', end: 'bottom bottom', scrub: true, ...options },
      }),
    runInTasks: (added) => void steps.push(...added),
  }
  return { kit, steps }
}

/** Switches the pinned layout, which `PinnedSection.module.scss` applies to `data-pinned`. */
function setPinnedLayout(root: HTMLElement, pinned: boolean) {
  if ('pinned' in root.dataset === pinned) return
  withScrollAnchoring(() => root.toggleAttribute('data-pinned', pinned))
}

/** Whether a change of the section's length would be visible now. */
function isLayoutChangeVisible(root: HTMLElement, { looksSameAtTop = false }: SectionMotion): boolean {
  return !isLayoutChangeHidden(root.getBoundingClientRect(), window.innerHeight, looksSameAtTop)
}

/** Switches a section to the pinned layout before `runSection`, unless the visitor would see the change. */
export async function layOutSection(root: HTMLElement, motion: SectionMotion): Promise<void> {
  if (!prefersReducedMotion() && !isLayoutChangeVisible(root, motion)) setPinnedLayout(root, true)
  await afterNextFrame()
}

interface Build {
  root: HTMLElement
  builder: BuildMotion
  conditions: MotionConditions
  /** Reverts everything that GSAP has changed. */
  context: gsap.Context
}

/** Runs a builder. Returns a cleanup function for what the GSAP context does not revert. */
function build({ root, builder, conditions, context }: Build): () => void {
  const removeAnchor = conditions.reduced ? undefined : anchorPinnedSection(root)
  const { kit, steps } = createKit(root, conditions)
  const cleanUp = builder(kit)
  let reverted = false
  const finish = async () => {
    for (const step of steps) {
      await nextTask()
      if (reverted) return
      context.add(step)
    }
    if (!conditions.reduced) root.dataset['motion'] = 'running'
    queueRefresh()
  }
  // Without steps this completes synchronously.
  void finish()
  return () => {
    reverted = true
    delete root.dataset['motion']
    cleanUp?.()
    removeAnchor?.()
  }
}

/** Builds for the current conditions and rebuilds when they change. Returns a cleanup function. */
function buildForConditions(root: HTMLElement, motion: SectionMotion): () => void {
  let builtFor = ''
  let context: gsap.Context | undefined
  const rebuild = () => {
    const conditions: MotionConditions = { reduced: prefersReducedMotion(), mobile: matchesMedia(MOBILE) }
    const key = JSON.stringify(conditions)
    // Both listeners may report the same change.
    if (key === builtFor) return
    builtFor = key
    context?.revert()
    // Crossing a breakpoint keeps the pinned layout, and with it the scroll position.
    setPinnedLayout(root, !conditions.reduced)
    const builder = conditions.reduced ? motion.reduced : motion.normal
    context = gsap.context(
      (self) => (builder ? build({ root, builder, conditions, context: self }) : undefined),
      root,
    )
  }
  // Not gsap.matchMedia(): it never removes its media query listeners.
  const unsubscribers = [onMotionChange(rebuild), onMediaChange(MOBILE, rebuild)]
  rebuild()
  return () => {
    for (const unsubscribe of unsubscribers) unsubscribe()
    context?.revert()
  }
}

/**
 * Runs a section's motion until the returned function is called, which removes every trigger and style. Unless
 * `layOutSection` has already pinned the section, it waits until the layout change is not visible. Then it builds for the
 * current conditions and rebuilds when they change.
 */
export function runSection(root: HTMLElement, motion: SectionMotion): () => void {
  let stop: (() => void) | undefined
  let stopWaiting: (() => void) | undefined
  const start = () => {
    stop = buildForConditions(root, motion)
  }
  if ('pinned' in root.dataset) start()
  else stopWaiting = onLayoutChangeHidden(root, motion.looksSameAtTop ?? false, start)
  return () => {
    stopWaiting?.()
    stop?.()
    root.removeAttribute('data-pinned')
  }
}
