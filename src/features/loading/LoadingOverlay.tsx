import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OVERLAY_ANIMATION_PX, OVERLAY_REMOVAL_MS } from '@/config/constants'
import { prefersReducedMotion } from '@/lib/motionChoice'
import { lazyExtra } from '@/ui/lazyPart'
import { tellOverlay, useOverlay } from '@/stores/overlay'
import { firstPaintMs, hamsterWaitMs, minimumWaitMs } from './overlayWaits'
import { syncSpinner } from './spinner'

const HamsterWheel = lazyExtra('HamsterWheel', () => import('./HamsterWheel'))

/**
 * The blank sheet over a page that is on its way (specification §2, §9): seen for at least 500 ms, then it fades and is
 * removed 800 ms later. The page is painted behind it. Its look is `overlay.scss`, which `index.html` links, so that
 * the same markup there stands before any script runs.
 */
export function LoadingOverlay() {
  const { phase, visit } = useOverlay()

  useEffect(() => {
    if (visit === 0) return undefined
    const wait = minimumWaitMs(visit, performance.now(), firstPaintMs())
    const timer = setTimeout(() => tellOverlay('minimum-passed'), wait)
    return () => clearTimeout(timer)
  }, [visit])

  useEffect(() => {
    if (phase !== 'leaving') return undefined
    const timer = setTimeout(() => tellOverlay('removal-passed'), OVERLAY_REMOVAL_MS)
    return () => clearTimeout(timer)
  }, [phase])

  return phase === 'gone' ? null : <OverlaySheet leaving={phase === 'leaving'} />
}

function OverlaySheet({ leaving }: { leaving: boolean }) {
  const ring = useRef<HTMLSpanElement>(null)
  useLayoutEffect(() => syncSpinner(ring.current), [])
  return (
    <div
      className="loading-overlay"
      data-testid="loading-overlay"
      data-state={leaving ? 'leaving' : 'loading'}
      role="status"
    >
      <div
        className="loading-wheel"
        data-testid="loading-animation"
        style={{ width: OVERLAY_ANIMATION_PX, height: OVERLAY_ANIMATION_PX }}
      >
        <span ref={ring} className="loading-ring" />
        <Hamster />
      </div>
      <p className="loading-words">페이지를 넘기는 중…</p>
    </div>
  )
}

/**
 * The wheel stands from the start (`overlay.scss`); it begins to turn when its animation has come. That is asked for after
 * the page's own files, by a page that comes while the visitor is on the site; when a page has not come 1 s after the
 * start (specification §2), before them. The first page, once it stands in the document, is not held up by it: on a slow
 * phone both would want the main thread at once.
 */
function Hamster() {
  const { adopted, pageReady, visit } = useOverlay()
  const [running, setRunning] = useState(() => hamsterKnown && !prefersReducedMotion())
  useEffect(() => {
    if (running || visit === 0 || adopted || prefersReducedMotion()) return undefined
    const show = () => {
      hamsterKnown = true
      setRunning(true)
    }
    if (!pageReady) {
      const timer = setTimeout(show, hamsterWaitMs(visit, performance.now()))
      return () => clearTimeout(timer)
    }
    if (visit === 1) return undefined
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [adopted, pageReady, running, visit])
  return running && <HamsterWheel />
}

/** Once asked for, the animation is there for every later page from its first frame. */
let hamsterKnown = false
