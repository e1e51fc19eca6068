import { motionTarget } from '../motionTargets'
import styles from './Crosshair.module.scss'

/** One vermilion crosshair with its coordinates; motion moves it, without motion it isn't there. */
export function Crosshair() {
  return (
    <div className={styles.crosshair} aria-hidden="true">
      <i className={styles.across} {...motionTarget('cross', 'across')} />
      <i className={styles.down} {...motionTarget('cross', 'down')} />
      <b className={styles.reading} {...motionTarget('cross', 'reading')} />
    </div>
  )
}
