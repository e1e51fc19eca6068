import type { MotionKit } from '@/motion/sectionMotion'
import { scrollPageTo } from '@/motion/scrollPage'
import { shouldCarry } from './sequence'

/** Events by which a visitor takes the page into their own hands. */
const INPUTS = ['wheel', 'touchstart', 'touchmove', 'keydown', 'pointerdown'] as const
/** The page must have stood still, untouched, for so long (ms) before it is carried on. */
const REST_MS = 160

/**
 * Once a downward scroll has come to rest between the end of the pin and the next section, glides there in
 * `durationMs`; any input calls it off. Returns the way out.
 */
export function carryOn({ root }: MotionKit, timeline: gsap.core.Timeline, durationMs: number): () => void {
  let lastY = window.scrollY
  let downwards = false
  let touching = false
  let carrying = false
  let resting: ReturnType<typeof setTimeout> | undefined

  const carry = () => {
    const trigger = timeline.scrollTrigger
    const next = root.nextElementSibling
    if (!trigger || !next) return
    const y = window.scrollY
    const nextTop = next.getBoundingClientRect().top + y
    if (!shouldCarry({ y, end: trigger.end, next: nextTop, downwards, touching })) return
    carrying = true
    scrollPageTo(nextTop, durationMs)
  }
  const wait = () => {
    clearTimeout(resting)
    if (!carrying) resting = setTimeout(carry, REST_MS)
  }
  const onScroll = () => {
    const y = window.scrollY
    if (y !== lastY) downwards = y > lastY
    lastY = y
    if (carrying && !isInZone(y)) carrying = false
    wait()
  }
  const isInZone = (y: number) => {
    const end = timeline.scrollTrigger?.end ?? 0
    return y > end && y < end + window.innerHeight
  }
  const onInput = (event: Event) => {
    carrying = false
    if (event.type === 'touchstart') touching = true
    clearTimeout(resting)
  }
  const onRelease = () => {
    touching = false
    wait()
  }

  window.addEventListener('scroll', onScroll, { passive: true })
  for (const type of INPUTS) window.addEventListener(type, onInput, { passive: true })
  for (const type of ['touchend', 'touchcancel'] as const) window.addEventListener(type, onRelease)
  return () => {
    clearTimeout(resting)
    window.removeEventListener('scroll', onScroll)
    for (const type of INPUTS) window.removeEventListener(type, onInput)
    for (const type of ['touchend', 'touchcancel'] as const) window.removeEventListener(type, onRelease)
  }
}
