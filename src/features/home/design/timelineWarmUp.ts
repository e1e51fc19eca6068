import { whenIdle } from '@/lib/browser/whenIdle'
import type { MotionAnimation } from '@/motion/sectionMotion'

/** The timeline is gone through in so many steps, each in idle time of its own. */
const STEPS = 24

/** Size of the view as the timeline was measured for. */
const viewSize = () => `${window.innerWidth} ${window.innerHeight}`

/**
 * A timeline measures what it moves when it comes to it for the first time, all at once on a jump: too much for one
 * frame. A warm-up goes through it beforehand, unseen, a step in each idle moment; anew when the view has another
 * size, because shares of the view have become other lengths.
 */
export function createTimelineWarmUp() {
  let cancel: (() => void) | undefined
  let warmedUpFor = ''
  return {
    /** Begins at most once per size of the view, at a timeline that stands at `progress` (0–1). */
    begin: (timeline: MotionAnimation, progress: number) => {
      if (warmedUpFor === viewSize()) return
      if (warmedUpFor) timeline.progress(0, true).invalidate().progress(progress, true)
      warmedUpFor = viewSize()
      cancel?.()
      const schedule = (step: number) => {
        cancel = whenIdle(() => {
          const now = timeline.progress()
          timeline.progress(step / STEPS, true).progress(now, true)
          if (step < STEPS) schedule(step + 1)
        })
      }
      schedule(1)
    },
    stop: () => cancel?.(),
  }
}
