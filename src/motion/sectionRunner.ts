import { below } from '@/config/breakpoints'
import { afterNextFrame } from '@/lib/browser/afterNextFrame'
import { logger } from '@/lib/logger'
import { matchesMedia, onMediaChange } from '@/lib/browser/mediaQuery'
import { onMotionChange, prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { nextTask } from '@/lib/browser/nextTask'
import { gsap, queueRefresh, ScrollTrigger, WARN_ON_MISSING_TARGET } from './gsap'
import {
  withScrollAnchoring,
  findAnchor,
  type Box,
  anchorPosition,
  type ScrollAnchor,
} from './scrollAnchoring'
import type { BuildMotion, MotionConditions, MotionKit, SectionMotion } from './sectionMotion'
import { isLayoutChangeHidden, onLayoutChangeHidden } from './hiddenLayoutChange'
import { onPageScroll } from '@/lib/browser/onPageScroll'
import { scrollPageTo } from './scrollPage'

interface PinnedAnchor extends ScrollAnchor {
  root: HTMLElement
  /** The section's height (px) at that time. It uses `svh`, so phones' address bars do not change it. */
  height: number
}

/** A resize ends after this long without another resize event (ms). */
const RESIZE_END_MS = 250

const pinnedRoots = new Set<HTMLElement>()
let anchor: PinnedAnchor | null = null
/** Set while the window is being resized. */
let resizeTimer: ReturnType<typeof setTimeout> | undefined

/** Returns the scroll range (px) of a pinned section. */
function pinRange(root: HTMLElement): Box {
  const { top, height } = root.getBoundingClientRect()
  return { top: top + window.scrollY, height: height - window.innerHeight }
}

/** Returns the pinned section at the scroll position and the progress in it; null outside of all pinned sections. */
function currentAnchor(): PinnedAnchor | null {
  for (const root of pinnedRoots) {
    const pin = pinRange(root)
    const pinAnchor = findAnchor(window.scrollY, [pin])
    if (pinAnchor && pin.height > 0 && window.scrollY <= pin.top + pin.height)
      return { ...pinAnchor, root, height: root.getBoundingClientRect().height }
  }
  return null
}

function saveAnchor() {
  if (resizeTimer === undefined) anchor = currentAnchor()
}

/** Scrolls back to the saved progress if the section's length has changed. */
function restoreAnchor() {
  if (resizeTimer === undefined || !anchor || !pinnedRoots.has(anchor.root)) return
  if (Math.abs(anchor.root.getBoundingClientRect().height - anchor.height) < 1) return
  const y = anchorPosition(anchor, [pinRange(anchor.root)])
  if (Math.abs(y - window.scrollY) >= 1) scrollPageTo(y)
}

function endResize() {
  restoreAnchor()
  resizeTimer = undefined
  saveAnchor()
}

/** A new width or an orientation change alters the length of every section. */
function restoreDuringResize() {
  clearTimeout(resizeTimer)
  resizeTimer = setTimeout(endResize, RESIZE_END_MS)
  restoreAnchor()
}

let stopScroll = () => {}

/**
 * Keeps the progress in a pinned section when the window is resized or rotated. Returns a cleanup function. All sections
 * share one set of listeners.
 */
function anchorPinnedSection(root: HTMLElement): () => void {
  if (pinnedRoots.size === 0) {
    stopScroll = onPageScroll(saveAnchor)
    window.addEventListener('resize', restoreDuringResize)
    // Crossing a breakpoint rebuilds every section, and the refresh scrolls to the top.
    ScrollTrigger.addEventListener('refresh', restoreAnchor)
  }
  pinnedRoots.add(root)
  return () => {
    pinnedRoots.delete(root)
    if (pinnedRoots.size > 0) return
    stopScroll()
    window.removeEventListener('resize', restoreDuringResize)
    ScrollTrigger.removeEventListener('refresh', restoreAnchor)
  }
}

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
