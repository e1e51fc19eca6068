import { useEffect, type DependencyList, type RefObject } from 'react'
import { nextTask } from '@/lib/browser/nextTask'
import { onMotionChange, prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { waitForSectionBuilds } from './deferSectionBuilds'
import { loadMotion } from './loadMotion'
import type { SectionMotion } from './sectionMotion'

let queue: Promise<void> = Promise.resolve()

/** Runs the work after all earlier work has settled. */
function enqueue(work: () => Promise<void>): Promise<void> {
  queue = queue.catch(() => undefined).then(work)
  return queue
}

/**
 * Runs a section's motion: loads the library when the page is idle, waits while section builds are deferred, runs `motion`
 * on the element of `ref`, runs it again when `deps` change, and reverts everything on unmount. It causes no renders.
 *
 *     const ref = useRef<HTMLElement>(null)
 *     useSectionMotion(ref, webtoonMotion)            // webtoonMotion: SectionMotion, from webtoon.motion.ts
 *     return <PinnedSection ref={ref} id="webtoon" screens={24} theme="pink" labelledBy="…" skipTo="…">…</PinnedSection>
 *
 * The element has `data-pinned` from then on and `data-motion="running"` once its motion runs; style the unpinned layout
 * without the former and the pinned stage with it. `motion` should be a constant or memoised, because it is only read when
 * `deps` change. Pass null for no motion.
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
      await waitForSectionBuilds()
      // One section at a time, and layout before measuring, so that no task is long.
      await enqueue(async () => {
        if (cancelled) return
        await library.layOutSection(root, motion)
        if (!cancelled) stop = library.runSection(root, motion)
        // Lets the queued refresh measure this section before the next one changes the layout.
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
    // The caller passes the dependencies, as with any effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, deps)
}
