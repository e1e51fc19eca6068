import { useEffect, useRef } from 'react'
import { usePrefersReducedMotion } from '@/lib/browser/reducedMotion'
import { motionTarget } from '../motionTargets'
import { createSparkles } from './createSparkles'
import styles from './Sparkles.module.scss'

const sparkles = createSparkles()
const STAR = 'M0-10Q0 0 10 0 0 0 0 10 0 0-10 0 0 0 0-10Z'

/** Created once, because the stars never change. */
const stars = sparkles.map((sparkle, index) => (
  <i
    // The order is constant.
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
 * Interval in ms at which the stars' animations advance: two frames of the video. The CSS animations are paused and
 * advanced by script, because 40 running animations would be computed for every frame of the screen.
 */
const STEP_MS = 133

/** The stars around the sheet. They twinkle while `animated`. */
export function Sparkles({ animated }: { animated: boolean }) {
  const sky = useRef<HTMLDivElement>(null)
  const reducedMotion = usePrefersReducedMotion()

  useEffect(() => {
    if (!animated || reducedMotion) return undefined
    const timer = setInterval(() => advanceAnimations(sky.current), STEP_MS)
    return () => clearInterval(timer)
  }, [animated, reducedMotion])

  return (
    <div ref={sky} className={styles.sky} {...motionTarget('layer', 'sparkles')} aria-hidden="true">
      {stars}
    </div>
  )
}

/** Advances every star's animation by a step. One `getAnimations` call for all, because each call recalculates styles. */
function advanceAnimations(sky: HTMLElement | null) {
  for (const animation of sky?.getAnimations?.({ subtree: true }) ?? [])
    animation.currentTime = Number(animation.currentTime) + STEP_MS
}
