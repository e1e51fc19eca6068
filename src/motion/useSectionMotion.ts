import { useEffect, type DependencyList, type RefObject } from 'react'
import { loadMotion } from './loadMotion'
import { CONDITION_QUERIES, type SectionMotion } from './sectionMotion'

/**
 * Gives a section its motion: loads the library when the page is idle, runs `motion` on the element of `ref`,
 * again whenever `deps` change, and undoes everything on unmount. React renders nothing for it.
 *
 *     const ref = useRef<HTMLElement>(null)
 *     useSectionMotion(ref, webtoonMotion)            // webtoonMotion: SectionMotion, from webtoon.motion.ts
 *     return <PinnedSection ref={ref} id="webtoon" screens={24} world="pink" label="…">…</PinnedSection>
 *
 * While motion runs the element carries `data-motion="running"`; style the still, stacked layout without it and
 * the pinned stage with it. `motion` should be a constant or memoised; it is only read when `deps` change.
 */
export function useSectionMotion(
  ref: RefObject<HTMLElement | null>,
  motion: SectionMotion,
  deps: DependencyList = [],
) {
  useEffect(() => {
    const root = ref.current
    if (!root) return undefined
    const preference = matchMedia(CONDITION_QUERIES.reduced)
    let cancelled = false
    let stop: (() => void) | undefined

    const start = async () => {
      const library = await loadMotion()
      if (!cancelled) stop = library?.runSection(root, motion)
    }
    const startOnce = () => void start()
    if (preference.matches && !motion.reduced)
      preference.addEventListener('change', startOnce, { once: true })
    else startOnce()

    return () => {
      cancelled = true
      preference.removeEventListener('change', startOnce)
      stop?.()
    }
    // The caller names what the motion depends on, as with any effect.
    // oxlint-disable-next-line react/exhaustive-deps
  }, deps)
}
