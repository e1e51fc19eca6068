import { useEffect, useState, type RefObject } from 'react'
import { publicGalleries } from '@/content/publicContent'
import { observeInView } from '@/lib/browser/observeInView'
import { onPageIdle } from '@/lib/browser/onIdle'
import { logger } from '@/lib/logger'
import { onLayoutChangeHidden } from '@/motion/hiddenLayoutChange'
import type * as parts from './galleryParts'
import type { LatestPhotos } from './latestPhotos'

type GalleryParts = typeof parts

/** The photos are loaded when the section is this close to the viewport … */
const ROOT_MARGIN = '150% 0px'
/** … or when the page is idle, at the latest this long (ms) after it has loaded. */
const IDLE_LIMIT_MS = 4000

/** Calls `callback` when the section is near or the page is idle. Returns a cleanup function. */
function onNearOrIdle(section: Element, callback: () => void): () => void {
  const stopWatching = observeInView(section, (isNear) => isNear && callback(), { rootMargin: ROOT_MARGIN })
  const cancelIdle = onPageIdle(callback, IDLE_LIMIT_MS)
  return () => {
    stopWatching()
    cancelIdle()
  }
}

/** The latest photos and the lazily loaded modules that show them. */
export interface Gallery extends LatestPhotos {
  /** Null if the modules failed to load. */
  parts: GalleryParts | null
}

/** Loads the newest photos of all cameras when the section is near or the page is idle. Returns null until then. */
export function useLatestPhotos(ref: RefObject<HTMLElement | null>): Gallery | null {
  const [gallery, setGallery] = useState<Gallery | null>(null)
  useEffect(() => {
    const section = ref.current
    if (!section) return undefined
    let isUnmounted = false
    let hasPhotos = false
    let stopReading: (() => void) | undefined
    let stopWaiting: (() => void) | undefined
    const load = async () => {
      stopWatching()
      try {
        const parts = await import('./galleryParts')
        if (isUnmounted) return
        stopReading = parts.readLatestPhotos((photos) => {
          const show = () => setGallery({ ...photos, parts })
          // More photos make the pinned section longer, which must not shift the layout in view.
          if (hasPhotos) stopWaiting = onLayoutChangeHidden(section, true, show)
          else show()
          hasPhotos = true
        })
      } catch (error) {
        logger.error(publicGalleries.map(({ key }) => `posts_${key}`).join(', '), error)
        if (!isUnmounted) setGallery({ cards: [], complete: false, parts: null })
      }
    }
    const stopWatching = onNearOrIdle(section, () => void load())
    return () => {
      isUnmounted = true
      stopWatching()
      stopReading?.()
      stopWaiting?.()
    }
  }, [ref])
  return gallery
}
