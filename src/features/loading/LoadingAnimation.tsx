import { useEffect, useState } from 'react'
import { createPortal } from 'react-dom'
import { OVERLAY_HAMSTER_AFTER_MS } from '@/config/constants'
import type { OverlayState } from '@/lib/browser/loadingOverlay'
import { prefersReducedMotion } from '@/lib/browser/reducedMotion'
import { useOverlay } from '@/stores/overlay'
import { lazyOptionalPart } from '@/ui/lazyPart'

const HamsterWheel = lazyOptionalPart('HamsterWheel', () => import('./HamsterWheel'))

/** Once loaded, the animation plays immediately on every later page. */
let hamsterLoaded = false

/**
 * Plays the hamster animation in the loading overlay, which initially shows a still frame. The animation is loaded if a page takes
 * longer than 1 s, and after the page's own files on a page change. A first page that is ready in time does not load it.
 */
export function LoadingAnimation() {
  const { phase, visit, pageReady } = useOverlay()
  if (phase === 'gone' || visit === 0) return null
  return <Hamster key={visit} visit={visit} pageReady={pageReady} />
}

function Hamster({ visit, pageReady }: Pick<OverlayState, 'visit' | 'pageReady'>) {
  const [isPlaying, setIsPlaying] = useState(() => hamsterLoaded && !prefersReducedMotion())
  useEffect(() => {
    if (isPlaying || (pageReady && visit === 1) || prefersReducedMotion()) return undefined
    const play = () => {
      hamsterLoaded = true
      setIsPlaying(true)
    }
    if (!pageReady) {
      const timer = setTimeout(play, OVERLAY_HAMSTER_AFTER_MS)
      return () => clearTimeout(timer)
    }
    const frame = requestAnimationFrame(play)
    return () => cancelAnimationFrame(frame)
  }, [pageReady, isPlaying, visit])
  const wheel = isPlaying && document.querySelector('.loading-overlay .loading-wheel')
  return wheel ? createPortal(<HamsterWheel />, wheel) : null
}
