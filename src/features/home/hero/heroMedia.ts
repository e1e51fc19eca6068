import { withBase } from '@/config/base'
import { whenIdle } from '@/lib/whenIdle'

/** From this width (device px) up the large video is worth its bytes, and the work of decoding it. */
const LARGE_FROM_PX = 1600
/** Idle time is waited for no longer than this, in ms. */
const IDLE_LIMIT_MS = 2000

/** The loop's files for a view of `width` device px, the smaller codec first; the address is fixed (specification §1). */
export function videoFiles(width: number) {
  const name = width >= LARGE_FROM_PX ? 'hero' : 'hero-960'
  return [
    { src: withBase(`/video/${name}.webm`), type: 'video/webm' },
    { src: withBase(`/video/${name}.mp4`), type: 'video/mp4' },
  ]
}

/** Whether the visitor asked for fewer bytes. */
function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : null
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}

/**
 * Calls back when the poster is painted, the page loaded and idle, unless the visitor asked for fewer bytes;
 * returns the way out.
 */
export function whenVideoMayLoad(poster: HTMLImageElement | null, ready: () => void): () => void {
  if (savesData()) return () => {}
  let stopIdle: (() => void) | undefined
  const next = () => {
    if (document.readyState !== 'complete' || !poster?.complete) return
    stop()
    stopIdle = whenIdle(ready, IDLE_LIMIT_MS)
  }
  const stop = () => {
    stopIdle?.()
    window.removeEventListener('load', next)
    poster?.removeEventListener('load', next)
    poster?.removeEventListener('error', next)
  }
  window.addEventListener('load', next)
  poster?.addEventListener('load', next)
  poster?.addEventListener('error', next)
  next()
  return stop
}
