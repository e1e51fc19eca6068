import { useEffect } from 'react'
import type { PhotoMeta } from '@/posts/meta'
import type { Neighbours } from '@/posts/repository'
import { trustedSource } from '@/lib/image/renditions'
import { photoImage } from './photoImage'

/** How long the photo on show goes first, in ms. */
const AFTER_MS = 400

/** Fetches the pictures of the neighbours behind the one on show, so that turning shows them at once. */
export function usePreloadedPhotos({ previous, next }: Neighbours<PhotoMeta>) {
  useEffect(() => {
    const timer = setTimeout(() => {
      for (const photo of [next, previous]) {
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
  }, [previous, next])
}
