import { below } from '@/config/breakpoints'
import { afterNextFrame } from '@/lib/browser/afterNextFrame'
import { logger } from '@/lib/logger'
import { matchesMedia, onMediaChange } from '@/lib/browser/mediaQuery'
import { onMotionChange, prefersReducedMotion } from '@/lib/browser/motionChoice'
import { nextTask } from '@/lib/browser/nextTask'
import { gsap, queueRefresh, ScrollTrigger, WARNS_OF_MISSING } from './gsap'
import { changeLayoutInPlace, anchorAt, type Box, lineOf, type ScrollAnchor } from './scrollAnchoring'
import type { BuildMotion, MotionConditions, MotionKit, SectionMotion } from './sectionMotion'
import { isLayoutChangeUnseen, whenLayoutChangeIsUnseen } from './unseenLayoutChange'
import { onPageScroll } from '@/lib/browser/pageScroll'
import { scrollPageTo } from './scrollPage'

interface PinnedAnchor extends ScrollAnchor {
  root: HTMLElement
  /** The section's height (px) at that time; phones' address bars don't change it. */
  height: number
}

/** The window counts as being resized until it has been still for so long (ms). */
const RESIZE_SETTLES_MS = 250

const pinnedRoots = new Set<HTMLElement>()
let anchor: PinnedAnchor | null = null
let settling: ReturnType<typeof setTimeout> | undefined

/** The way (px of scroll) through a pinned section, from the first moment of its pin to the last. */
function pinOf(root: HTMLElement): Box {
  const { top, height } = root.getBoundingClientRect()
  return { top: top + window.scrollY, height: height - window.innerHeight }
}

/** Where in which pinned section the window is; null outside of all. */
function currentAnchor(): PinnedAnchor | null {
  for (const root of pinnedRoots) {
    const pin = pinOf(root)
    const found = anchorAt(window.scrollY, [pin])
    if (found && pin.height > 0 && window.scrollY <= pin.top + pin.height)
      return { ...found, root, height: root.getBoundingClientRect().height }
  }
  return null
}

function remember() {
  if (settling === undefined) anchor = currentAnchor()
}

/** Goes back to the remembered moment when the section's length is another one now. */
function restore() {
  if (settling === undefined || !anchor || !pinnedRoots.has(anchor.root)) return
  if (Math.abs(anchor.root.getBoundingClientRect().height - anchor.height) < 1) return
  const y = lineOf(anchor, [pinOf(anchor.root)])
  if (Math.abs(y - window.scrollY) >= 1) scrollPageTo(y)
}

function settle() {
  restore()
  settling = undefined
  remember()
}

/** A new width or a turned phone changes every length. */
function restoreDuringResize() {
  clearTimeout(settling)
  settling = setTimeout(settle, RESIZE_SETTLES_MS)
  restore()
}

let stopScroll = () => {}

/**
 * Keeps the visitor at the same moment of a pinned section when the window is resized or turned mid-pin; returns
 * the way out. One set of listeners serves all sections.
 */
function anchorPinnedSection(root: HTMLElement): () => void {
  if (pinnedRoots.size === 0) {
    stopScroll = onPageScroll(remember)
    window.addEventListener('resize', restoreDuringResize)
    // Crossing a breakpoint builds every section anew, which takes the page to its top and measures again.
    ScrollTrigger.addEventListener('refresh', restore)
  }
  pinnedRoots.add(root)
  return () => {
    pinnedRoots.delete(root)
    if (pinnedRoots.size > 0) return
    stopScroll()
    window.removeEventListener('resize', restoreDuringResize)
    ScrollTrigger.removeEventListener('refresh', restore)
  }
}

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
