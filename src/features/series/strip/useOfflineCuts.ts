import { useEffect } from 'react'
import { onIdle } from '@/lib/browser/onIdle'
import { prefersReducedData } from '@/lib/browser/prefersReducedData'
import type { Cut } from '@/posts/meta'
import { imageUrl } from '@/supabase/storageUrls'

/** Requests the pictures one after another. Stops at the first failure. */
async function fetchPictures(sources: readonly string[], signal: AbortSignal) {
  try {
    for (const src of sources) await fetch(src, { signal, credentials: 'omit', priority: 'low' })
  } catch {
    // Offline, or the page was left. The next visit continues, because cached pictures are not requested again.
  }
}

/**
 * Loads all cuts of an episode that was begun when the browser is idle, so that the service worker keeps them for reading offline.
 * Does nothing without a service worker or if the browser saves data.
 */
export function useOfflineCuts(cuts: readonly Cut[], isBegun: boolean) {
  useEffect(() => {
    if (!isBegun || !navigator.serviceWorker?.controller || prefersReducedData()) return undefined
    const controller = new AbortController()
    const sources = cuts.flatMap(({ image }) => imageUrl(image) ?? [])
    const cancel = onIdle(() => void fetchPictures(sources, controller.signal))
    return () => {
      cancel()
      controller.abort()
    }
  }, [cuts, isBegun])
}
