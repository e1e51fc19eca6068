import { useEffect, useRef } from 'react'
import { usePrefersReducedMotion } from '@/lib/browser/motionChoice'
import { motionTarget } from '../motionTargets'
import { createSparkles } from './sparklePlacement'
import styles from './Sparkles.module.scss'

const sparkles = createSparkles()
const STAR = 'M0-10Q0 0 10 0 0 0 0 10 0 0-10 0 0 0 0-10Z'

/** Made once: the sky wakes and sleeps, but no star is ever another. */
const stars = sparkles.map((sparkle, index) => (
  <i
    // The places never change, so neither does their order.
    key={index}
    className={styles.star}
    {...motionTarget('sparkle')}
    style={{
      '--x': `${sparkle.x}%`,
      '--y': `${sparkle.y}%`,
      '--mobile-x': `${sparkle.mobileX}%`,
      '--mobile-y': `${sparkle.mobileY}%`,
      '--size': `${sparkle.size}px`,
      '--period': `${sparkle.period}ms`,
      '--phase': `-${sparkle.phase}ms`,
    }}
  >
    <svg viewBox="-10 -10 20 20">
      <path
        d={STAR}
        transform={`rotate(${sparkle.rotation})`}
        fill="currentColor"
        fillOpacity={sparkle.opacity}
      />
    </svg>
  </i>
))

/**
 * The stars breathe in steps of so many ms, two frames of the film. The stylesheet's animations are held and moved on by
 * hand: running, a browser would work out forty of them for each frame of the screen, to draw a few of these.
 */
const STEP_MS = 133

/** Forty stars around the sheet, which breathe while `awake`. */
export function Sparkles({ awake }: { awake: boolean }) {
  const sky = useRef<HTMLDivElement>(null)
  const calm = usePrefersReducedMotion()

  useEffect(() => {
    if (!awake || calm) return undefined
    const timer = setInterval(() => breathe(sky.current), STEP_MS)
    return () => clearInterval(timer)
  }, [awake, calm])

  return (
    <div ref={sky} className={styles.sky} {...motionTarget('layer', 'sparkles')} aria-hidden="true">
      {stars}
    </div>
  )
}

/** Moves every star on by a step; one that is out has no breath. All are asked for at once: each asking restyles the sky. */
function breathe(sky: HTMLElement | null) {
  for (const breath of sky?.getAnimations?.({ subtree: true }) ?? [])
    breath.currentTime = Number(breath.currentTime) + STEP_MS
}
