import type { StillStyle } from '@/features/list/stillViews'
import type { LaidOut } from './framePlaces'
import styles from './LightAxisBar.module.scss'

/** A word over one frame alone has no room for its hour. */
const NARROW = 1

const spanStyle = (span: number): StillStyle => ({ '--span': span })

/** The day's light along the table: a chip for each frame, and what the light is called. Frames say their hours themselves. */
export function LightAxisBar({ hours, labels }: Pick<LaidOut, 'hours' | 'labels'>) {
  return (
    <div className={styles.axis} aria-hidden="true">
      <div className={styles.chips}>
        {hours.map((hour, at) => (
          <i key={at} data-light={hour === null ? 'unknown' : hour} />
        ))}
      </div>
      <div className={styles.labels}>
        {labels.map(({ name, hour, span }) => (
          <span key={`${name} ${hour}`} style={spanStyle(span)} data-unknown={hour === null || undefined}>
            <b>{name}</b>
            {hour !== null && span > NARROW && <small>{`${String(hour).padStart(2, '0')}시`}</small>}
          </span>
        ))}
      </div>
    </div>
  )
}
