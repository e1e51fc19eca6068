import { type RefObject, useEffect, useMemo, useState } from 'react'
import { loadMotion } from '@/motion/loadMotion'
import { useSectionMotion } from '@/motion/useSectionMotion'
import { useScroll } from '@/stores/scroll'
import type { Gallery } from './useLatestPhotos'

/**
 * Moves the prints of the section once they hang there. Returns whether 'more' shows: when the way through has passed
 * its point, and where nothing moves.
 */
export function useGalleryMotion(section: RefObject<HTMLElement | null>, gallery: Gallery | null): boolean {
  const [passed, setPassed] = useState(false)
  const onActive = useScroll((state) => state.setPhotoSectionActive)
  const count = gallery?.cards.length ?? 0
  const createMotion = count > 0 ? gallery?.parts?.createGalleryMotion : undefined
  const motion = useMemo(
    () => createMotion?.({ onActive, onMore: setPassed }) ?? null,
    [createMotion, onActive],
  )
  useSectionMotion(section, motion, [motion, count])
  useEffect(() => {
    if (!motion) return undefined
    let gone = false
    const showWithoutMotion = async () => {
      if ((await loadMotion()) === null && !gone) setPassed(true)
    }
    void showWithoutMotion()
    return () => {
      gone = true
    }
  }, [motion])
  return passed
}
