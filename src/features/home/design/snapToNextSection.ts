import { onPageScroll } from '@/lib/browser/onPageScroll'
import { scrollPageTo } from '@/motion/scrollPage'
import type { MotionKit, MotionTimeline } from '@/motion/sectionMotion'

interface RestingScroll {
  /** Scroll position in px. */
  y: number
  /** End of the pin and top of the next section, in px. */
  end: number
  next: number
  /** Whether the last scroll went down. */
  isDownwards: boolean
  /** Whether a finger touches the screen. */
  isTouching: boolean
}

/** Within this distance (px) of either end there is nothing to snap. */
const SNAP_MARGIN_PX = 2

/**
 * Returns whether a resting scroll snaps to the next section: after scrolling down, between the end of the pin and the
 * next section, with no finger on the screen.
 */
export function shouldSnap({ y, end, next, isDownwards, isTouching }: RestingScroll): boolean {
  return isDownwards && !isTouching && y > end + SNAP_MARGIN_PX && y < next - SNAP_MARGIN_PX
}

/** User input, which cancels a pending snap. */
const INPUT_EVENTS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown'] as const
const RELEASE_EVENTS = ['touchend', 'touchcancel'] as const
/** The scroll counts as resting after this time (ms) without scrolling or input. */
const REST_MS = 160

/**
 * Scrolls to the next section in `durationMs` when a downward scroll comes to rest between the end of the pin and that
 * section. User input cancels it. Returns a function that removes the listeners.
 */
export function snapToNextSection({ root }: MotionKit, timeline: MotionTimeline, durationMs: number) {
  let lastY = window.scrollY
  let isDownwards = false
  let isTouching = false
  let isSnapping = false
  let restTimer: ReturnType<typeof setTimeout> | undefined

  const snap = () => {
    const trigger = timeline.scrollTrigger
    const next = root.nextElementSibling
    if (!trigger || !next) return
    const y = window.scrollY
    const nextTop = next.getBoundingClientRect().top + y
    if (!shouldSnap({ y, end: trigger.end, next: nextTop, isDownwards, isTouching })) return
    isSnapping = true
    scrollPageTo(nextTop, durationMs)
  }
  const restartTimer = () => {
    clearTimeout(restTimer)
    if (!isSnapping) restTimer = setTimeout(snap, REST_MS)
  }
  const isBetweenSections = (y: number) => {
    const end = timeline.scrollTrigger?.end ?? 0
    return y > end && y < end + window.innerHeight
  }
  const onScroll = () => {
    const y = window.scrollY
    if (y !== lastY) isDownwards = y > lastY
    lastY = y
    if (isSnapping && !isBetweenSections(y)) isSnapping = false
    restartTimer()
  }
  const onInput = (event: Event) => {
    isSnapping = false
    if (event.type === 'touchstart') isTouching = true
    clearTimeout(restTimer)
  }
  const onRelease = () => {
    isTouching = false
    restartTimer()
  }

  const stopScroll = onPageScroll(onScroll)
  for (const type of INPUT_EVENTS) window.addEventListener(type, onInput, { passive: true })
  for (const type of RELEASE_EVENTS) window.addEventListener(type, onRelease)
  return () => {
    clearTimeout(restTimer)
    stopScroll()
    for (const type of INPUT_EVENTS) window.removeEventListener(type, onInput)
    for (const type of RELEASE_EVENTS) window.removeEventListener(type, onRelease)
  }
}
