import { motionTarget } from '../motionTargets'
import { createSparkles } from './sparklePlacement'
import styles from './Sparkles.module.scss'

const sparkles = createSparkles()
const STAR = 'M0-10Q0 0 10 0 0 0 0 10 0 0-10 0 0 0 0-10Z'

/** Forty stars around the sheet; the stylesheet makes them breathe, `paused` holds their breath. */
export function Sparkles({ paused }: { paused: boolean }) {
  return (
    <div
      className={styles.sky}
      {...motionTarget('layer', 'sparkles')}
      data-paused={paused}
      aria-hidden="true"
    >
      {sparkles.map((sparkle, index) => (
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
            '--pace': `steps(${sparkle.steps})`,
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
      ))}
    </div>
  )
}
