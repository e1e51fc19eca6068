import { useEffect } from 'react'
import type { Photo } from '@/collections/post'
import { trustedSource } from '@/lib/renditions'
import { photoImage } from './photoImage'

/** How long the photo on show goes first, in ms. */
const AFTER_MS = 400

/** Fetches the pictures of the neighbours behind the one on show, so that turning shows them at once. */
export function usePreloadedPhotos(...photos: (Photo | null)[]) {
  const [first = null, second = null] = photos
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const photo of [second, first]) {
        const image = photo && photoImage(photo)
        const best = image && trustedSource(image.sources)
        if (!image || !best) continue
        const loader = new Image()
        loader.fetchPriority = 'low'
        loader.sizes = image.sizes
        if (best.srcSet) loader.srcset = best.srcSet
        loader.src = best.src
      }
    }, AFTER_MS)
    return () => clearTimeout(timer)
  }, [first, second])
}
