import { onPageScroll } from '@/lib/browser/pageScroll'
import type { MotionKit, MotionTimeline } from '@/motion/sectionMotion'
import { scrollPageTo } from '@/motion/scrollPage'
import { shouldSnap } from './sequence'

/** Events by which a visitor takes the page into their own hands. */
const INPUTS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown'] as const
const RELEASES = ['touchend', 'touchcancel'] as const
/** The page must have stood still, untouched, for so long (ms) before it snaps. */
const REST_MS = 160

/**
 * Once a downward scroll has come to rest between the end of the pin and the next section, glides there in
 * `durationMs`; any input calls it off. Returns the way out.
 */
export function snapToNext({ root }: MotionKit, timeline: MotionTimeline, durationMs: number): () => void {
  let lastY = window.scrollY
  let downwards = false
  let touching = false
  let snapping = false
  let resting: ReturnType<typeof setTimeout> | undefined

  const snap = () => {
    const trigger = timeline.scrollTrigger
    const next = root.nextElementSibling
    if (!trigger || !next) return
    const y = window.scrollY
    const nextTop = next.getBoundingClientRect().top + y
    if (!shouldSnap({ y, end: trigger.end, next: nextTop, downwards, touching })) return
    snapping = true
    scrollPageTo(nextTop, durationMs)
  }
  const wait = () => {
    clearTimeout(resting)
    if (!snapping) resting = setTimeout(snap, REST_MS)
  }
  const onScroll = () => {
    const y = window.scrollY
    if (y !== lastY) downwards = y > lastY
    lastY = y
    if (snapping && !isInZone(y)) snapping = false
    wait()
  }
  const isInZone = (y: number) => {
    const end = timeline.scrollTrigger?.end ?? 0
    return y > end && y < end + window.innerHeight
  }
  const onInput = (event: Event) => {
    snapping = false
    if (event.type === 'touchstart') touching = true
    clearTimeout(resting)
  }
  const onRelease = () => {
    touching = false
    wait()
  }

  const stopScroll = onPageScroll(onScroll)
  for (const type of INPUTS) window.addEventListener(type, onInput, { passive: true })
  for (const type of RELEASES) window.addEventListener(type, onRelease)
  return () => {
    clearTimeout(resting)
    stopScroll()
    for (const type of INPUTS) window.removeEventListener(type, onInput)
    for (const type of RELEASES) window.removeEventListener(type, onRelease)
  }
}
