import { useEffect, useState } from 'react'
import { onIdle } from '@/lib/browser/onIdle'
import { prefersReducedData } from '@/lib/browser/prefersReducedData'
import { preloadSource } from '@/lib/image/imageSource'
import type { Cut } from '@/posts/meta'
import { cutSizes, cutSources } from './cutSources'

/** Loads the pictures one after another, in the files that the strip shows. Stops at the first failure. */
async function loadPictures(cuts: readonly Cut[], signal: AbortSignal) {
  try {
    for (const [best] of cuts.map(cutSources)) if (best) await preloadSource(best, cutSizes(), signal)
  } catch {
    // Offline, or the page was left. The next visit continues, because cached pictures are not requested again.
  }
}

/** Calls `callback` as soon as a service worker controls the page, which on a first visit happens after its load. */
function onceControlled(callback: () => void, signal: AbortSignal) {
  // Missing in contexts that are not secure.
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker
  if (workers?.controller) callback()
  else workers?.addEventListener('controllerchange', callback, { once: true, signal })
}

/**
 * Loads all cuts of an episode when it has been begun and the browser is idle, so that the service worker keeps them for reading
 * offline. Continues when the visitor scrolls back. Does nothing if the browser saves data.
 */
export function useOfflineCuts(cuts: readonly Cut[], isBegun: boolean) {
  const [wasBegun, setWasBegun] = useState(isBegun)
  if (isBegun && !wasBegun) setWasBegun(true)
  useEffect(() => {
    if (!wasBegun || prefersReducedData()) return undefined
    const controller = new AbortController()
    const { signal } = controller
    onceControlled(() => {
      const cancel = onIdle(() => void loadPictures(cuts, signal))
      signal.addEventListener('abort', cancel)
    }, signal)
    return () => controller.abort()
  }, [cuts, wasBegun])
}
