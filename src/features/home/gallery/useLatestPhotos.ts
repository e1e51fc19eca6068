import { useEffect, useState, type RefObject } from 'react'
import { watchInView } from '@/lib/browser/inView'
import { logger } from '@/lib/logger'
import { whenPageIdle } from '@/lib/browser/whenIdle'
import { whenLayoutChangeIsUnseen } from '@/motion/unseenLayoutChange'
import type * as parts from './galleryParts'
import type { LatestPhotos } from './latestPhotos'

type GalleryParts = typeof parts

/** The photos are read when the section is so near, in shares of the view, … */
const NEAR = '150% 0px'
/** … or when the loaded page has been idle; it is waited for no longer than this (ms). */
const IDLE_LIMIT_MS = 4000

function whenWanted(section: Element, wanted: () => void): () => void {
  const stopWatching = watchInView(section, (near) => near && wanted(), { rootMargin: NEAR })
  const cancelIdle = whenPageIdle(wanted, IDLE_LIMIT_MS)
  return () => {
    stopWatching()
    cancelIdle()
  }
}

/** The latest photos with the code that shows them; null where that did not come. */
export interface Gallery extends LatestPhotos {
  parts: GalleryParts | null
}

/** The newest photos of both cameras, once the section is near or the page idle; null until they are known. */
export function useLatestPhotos(ref: RefObject<HTMLElement | null>): Gallery | null {
  const [gallery, setGallery] = useState<Gallery | null>(null)
  useEffect(() => {
    const section = ref.current
    if (!section) return undefined
    let gone = false
    let shown = false
    let stopReading: (() => void) | undefined
    let stopWaiting: (() => void) | undefined
    const read = async () => {
      stopWanting()
      try {
        const parts = await import('./galleryParts')
        if (gone) return
        stopReading = parts.readLatestPhotos((photos) => {
          const show = () => setGallery({ ...photos, parts })
          // More photos make a longer pin.
          if (shown) stopWaiting = whenLayoutChangeIsUnseen(section, true, show)
          else show()
          shown = true
        })
      } catch (error) {
        logger.error('posts_x100vi, posts_a7c2', error)
        if (!gone) setGallery({ cards: [], complete: false, parts: null })
      }
    }
    const stopWanting = whenWanted(section, () => void read())
    return () => {
      gone = true
      stopWanting()
      stopReading?.()
      stopWaiting?.()
    }
  }, [ref])
  return gallery
}
