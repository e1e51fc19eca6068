import styles from './Crosshair.module.scss'

/** One vermilion crosshair with its coordinates; motion moves it, without motion it isn't there. */
export function Crosshair() {
  return (
    <div className={styles.crosshair} aria-hidden="true">
      <i className={styles.across} data-cross="across" />
      <i className={styles.down} data-cross="down" />
      <b className={styles.reading} data-cross="reading" />
    </div>
  )
}
