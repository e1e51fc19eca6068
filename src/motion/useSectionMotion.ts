import { useEffect, type DependencyList, type RefObject } from 'react'
import { nextTask } from '@/lib/browser/nextTask'
import { onMotionChange, prefersReducedMotion } from '@/lib/browser/motionChoice'
import { sectionsReleased } from './holdSections'
import { loadMotion } from './loadMotion'
import type { SectionMotion } from './sectionMotion'

let lastTurn: Promise<void> = Promise.resolve()

/** Does the work once all that was asked for before is done, whatever came of it. */
function inTurn(work: () => Promise<void>): Promise<void> {
  lastTurn = lastTurn.catch(() => undefined).then(work)
  return lastTurn
}

/**
 * Gives a section its motion: loads the library when the page is idle, runs `motion` on the element of `ref` once nothing
 * holds the sections, again whenever `deps` change, and undoes everything on unmount. React renders nothing for it.
 *
 *     const ref = useRef<HTMLElement>(null)
 *     useSectionMotion(ref, webtoonMotion)            // webtoonMotion: SectionMotion, from webtoon.motion.ts
 *     return <PinnedSection ref={ref} id="webtoon" screens={24} world="pink" labelledBy="…" skipTo="…">…</PinnedSection>
 *
 * The element carries `data-pinned` from then on, and `data-motion="running"` once its motion runs; style the still, stacked
 * layout without the first and the pinned stage with it. `motion` should be a constant or memoised; it is only read when
 * `deps` change. Null is none.
 */
export function useSectionMotion(
  ref: RefObject<HTMLElement | null>,
  motion: SectionMotion | null,
  deps: DependencyList = [],
) {
  useEffect(() => {
    const root = ref.current
    if (!root || !motion) return undefined
    let cancelled = false
    let stop: (() => void) | undefined
    let stopWaiting: (() => void) | undefined

    const start = async () => {
      const library = await loadMotion()
      if (!library) return
      await sectionsReleased()
      // One section after another, and what the page then looks like before anything is measured: no task is long.
      await inTurn(async () => {
        if (cancelled) return
        await library.layOutSection(root, motion)
        if (!cancelled) stop = library.runSection(root, motion)
        // What it changed is measured before the next one changes more.
        await nextTask()
      })
    }
    if (prefersReducedMotion() && !motion.reduced) {
      stopWaiting = onMotionChange(() => {
        if (prefersReducedMotion()) return
        stopWaiting?.()
        void start()
      })
    } else void start()

    return () => {
      cancelled = true
      stopWaiting?.()
      if (stop) stop()
      else root.removeAttribute('data-pinned')
    }
    // The caller names what the motion depends on, as with any effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, deps)
}
