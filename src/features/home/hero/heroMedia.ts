import { withBase } from '@/config/base'
import { savesData } from '@/lib/browser/savesData'
import { whenPageIdle } from '@/lib/browser/whenIdle'
import { onOverlayFadeStart } from '@/stores/overlay'

/** From this width (device px) up the large video is worth its bytes, and the work of decoding it. */
const LARGE_FROM_PX = 1600
/** Idle time is waited for no longer than this once the page has loaded, in ms. */
const IDLE_LIMIT_MS = 2000

/** The loop's files for a view of `width` device px, the smaller codec first; the address is fixed (specification §1). */
export function videoFiles(width: number) {
  const name = width >= LARGE_FROM_PX ? 'hero' : 'hero-960'
  return [
    { src: withBase(`/video/${name}.webm`), type: 'video/webm' },
    { src: withBase(`/video/${name}.mp4`), type: 'video/mp4' },
  ]
}

/**
 * Calls back when the page is uncovered, loaded and idle, unless the visitor asked for fewer bytes; returns the way out.
 * A film that came under the overlay would count as the largest paint, unseen as it is.
 */
export function whenVideoMayLoad(ready: () => void): () => void {
  if (savesData()) return () => {}
  let stopIdle: (() => void) | undefined
  const stopWaiting = onOverlayFadeStart(() => {
    stopIdle = whenPageIdle(ready, IDLE_LIMIT_MS)
  })
  return () => {
    stopWaiting()
    stopIdle?.()
  }
}
