import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { OVERLAY_ANIMATION_PX, OVERLAY_MINIMUM_MS, OVERLAY_REMOVAL_MS } from '@/config/constants'
import { warnOnce } from '@/lib/logger'
import { ErrorBoundary } from '@/ui/ErrorBoundary'
import { tellOverlay, useOverlay } from './overlayStore'
import { keepTurning } from './ring'

const HamsterWheel = lazy(() => import('./HamsterWheel'))

/**
 * The blank sheet over a page that is on its way (specification §2, §9): at least 500 ms, then it fades and is
 * removed 800 ms later. The page is painted behind it. Its look is `overlay.scss`, which `index.html` links, so that
 * the same markup there stands before any script runs.
 */
export function LoadingOverlay() {
  const { phase, visit } = useOverlay()

  useEffect(() => {
    if (visit === 0) return undefined
    const timer = setTimeout(() => tellOverlay('minimum-passed'), OVERLAY_MINIMUM_MS)
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
  useLayoutEffect(() => keepTurning(ring.current), [])
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

/** The hamster comes after the page's own files and is no reason to wait; without it the ring turns alone. */
function Hamster() {
  const { pageReady } = useOverlay()
  const [known, setKnown] = useState(hamsterKnown)
  useEffect(() => {
    if (!pageReady || known) return undefined
    const id = requestAnimationFrame(() => {
      hamsterKnown = true
      setKnown(true)
    })
    return () => cancelAnimationFrame(id)
  }, [pageReady, known])
  if (!known) return null
  return (
    <ErrorBoundary name="HamsterWheel" fallback={withoutHamster}>
      <Suspense fallback={null}>
        <HamsterWheel />
      </Suspense>
    </ErrorBoundary>
  )
}

/** Once asked for, the animation is there for every later page from its first frame. */
let hamsterKnown = false

function withoutHamster() {
  warnOnce('hamster', '불러오는 화면의 그림을 받지 못했습니다.')
  return null
}
