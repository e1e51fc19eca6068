import { createSparkles } from './sparkles'
import styles from './Sparkles.module.scss'

const sparkles = createSparkles()
const STAR = 'M0-10C.9-2.6 2.6-.9 10 0 2.6.9.9 2.6 0 10-.9 2.6-2.6.9-10 0-2.6-.9-.9-2.6 0-10Z'

/** Forty stars around the sheet; the stylesheet makes them breathe, `paused` holds their breath. */
export function Sparkles({ paused }: { paused: boolean }) {
  return (
    <div className={styles.sky} data-layer="sparkles" data-paused={paused} aria-hidden="true">
      {sparkles.map((sparkle, index) => (
        <svg
          // The places never change, so neither does their order.
          // oxlint-disable-next-line react/no-array-index-key
          key={index}
          className={styles.star}
          data-sparkle
          viewBox="-10 -10 20 20"
          style={{
            '--x': `${sparkle.x}%`,
            '--y': `${sparkle.y}%`,
            '--mobile-x': `${sparkle.mobileX}%`,
            '--mobile-y': `${sparkle.mobileY}%`,
            '--size': `${sparkle.size}px`,
            '--bright': sparkle.opacity,
            '--turn': `${sparkle.rotation}deg`,
            '--period': `${sparkle.period}ms`,
            '--phase': `-${sparkle.phase}ms`,
            '--drift': `-${sparkle.drift}px`,
          }}
        >
          <path d={STAR} fill="currentColor" />
        </svg>
      ))}
    </div>
  )
}
