import { useEffect, type DependencyList, type RefObject } from 'react'
import { nextTask } from '@/lib/nextTask'
import { onMotionChange, prefersReducedMotion } from '@/lib/motionChoice'
import { loadMotion } from './loadMotion'
import type { SectionMotion } from './sectionMotion'

/**
 * Gives a section its motion: loads the library when the page is idle, runs `motion` on the element of `ref`,
 * again whenever `deps` change, and undoes everything on unmount. React renders nothing for it.
 *
 *     const ref = useRef<HTMLElement>(null)
 *     useSectionMotion(ref, webtoonMotion)            // webtoonMotion: SectionMotion, from webtoon.motion.ts
 *     return <PinnedSection ref={ref} id="webtoon" screens={24} world="pink" label="…">…</PinnedSection>
 *
 * While motion runs the element carries `data-motion="running"`; style the still, stacked layout without it and
 * the pinned stage with it. `motion` should be a constant or memoised; it is only read when `deps` change. Null is none.
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
      // Each section is built in a task of its own.
      await nextTask()
      if (!cancelled) stop = library?.runSection(root, motion)
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
      stop?.()
    }
    // The caller names what the motion depends on, as with any effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, deps)
}
