/** The storyboard is gone through in so many steps, each in idle time of its own. */
const STEPS = 24

/** Size of the view as the timeline was measured for. */
const viewSize = () => `${window.innerWidth} ${window.innerHeight}`

function whenIdle(action: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const id = requestIdleCallback(action)
    return () => cancelIdleCallback(id)
  }
  const id = setTimeout(action, 50)
  return () => clearTimeout(id)
}

/**
 * A timeline measures what it moves when it comes to it for the first time, all at once on a jump: too much for one
 * frame. A rehearsal goes through it beforehand, unseen, a step in each idle moment; anew when the view has another
 * size, because shares of the view have become other lengths.
 */
export function createRehearsal() {
  let cancel: (() => void) | undefined
  let rehearsedFor = ''
  return {
    /** Begins at most once per size of the view, at a timeline that stands at `progress` (0–1). */
    begin: (timeline: gsap.core.Animation, progress: number) => {
      if (rehearsedFor === viewSize()) return
      if (rehearsedFor) timeline.progress(0, true).invalidate().progress(progress, true)
      rehearsedFor = viewSize()
      cancel?.()
      const take = (step: number) => {
        cancel = whenIdle(() => {
          const now = timeline.progress()
          timeline.progress(step / STEPS, true).progress(now, true)
          if (step < STEPS) take(step + 1)
        })
      }
      take(1)
    },
    stop: () => cancel?.(),
  }
}
