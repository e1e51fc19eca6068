import { createSparkles } from './sparkles'
import styles from './Sparkles.module.scss'

const sparkles = createSparkles()
const STAR = 'M0-10Q0 0 10 0 0 0 0 10 0 0-10 0 0 0 0-10Z'

/** Forty stars around the sheet; the stylesheet makes them breathe, `paused` holds their breath. */
export function Sparkles({ paused }: { paused: boolean }) {
  return (
    <div className={styles.sky} data-layer="sparkles" data-paused={paused} aria-hidden="true">
      {sparkles.map((sparkle, index) => (
        <i
          // The places never change, so neither does their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.star}
          data-sparkle
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
      ))}
    </div>
  )
}
