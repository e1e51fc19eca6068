import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { OVERLAY_HAMSTER_AFTER_MS } from '@/config/constants'
import { prefersReducedMotion } from '@/lib/browser/motionChoice'
import type { OverlayState } from '@/lib/browser/loadingOverlay'
import { useOverlay } from '@/stores/overlay'
import { lazyExtra } from '@/ui/lazyPart'

const HamsterWheel = lazyExtra('HamsterWheel', () => import('./HamsterWheel'))

/** Once loaded, the animation runs from the first frame of every later page. */
let hamsterLoaded = false

/**
 * Runs the hamster in the loading overlay. The overlay shows its wheel standing still from the start; the animation is loaded
 * when a page takes longer than 1 s, and after the page's own files on a page change. A first page that comes in time does
 * without.
 */
export function LoadingAnimation() {
  const { phase, visit, pageReady } = useOverlay()
  if (phase === 'gone' || visit === 0) return null
  return <Hamster key={visit} visit={visit} pageReady={pageReady} />
}

function Hamster({ visit, pageReady }: Pick<OverlayState, 'visit' | 'pageReady'>) {
  const [running, setRunning] = useState(() => hamsterLoaded && !prefersReducedMotion())
  useEffect(() => {
    if (running || (pageReady && visit === 1) || prefersReducedMotion()) return undefined
    const run = () => {
      hamsterLoaded = true
      setRunning(true)
    }
    if (!pageReady) {
      const timer = setTimeout(run, OVERLAY_HAMSTER_AFTER_MS)
      return () => clearTimeout(timer)
    }
    const frame = requestAnimationFrame(run)
    return () => cancelAnimationFrame(frame)
  }, [pageReady, running, visit])
  const wheel = running && document.querySelector('.loading-overlay .loading-wheel')
  return wheel ? createPortal(<HamsterWheel />, wheel) : null
}
