import styles from './Crosshair.module.scss'

/** A decorative crosshair with the picture's size. The parent shows it on hover and focus. */
export function Crosshair({ width, height }: { width: number | null; height: number | null }) {
  return (
    <span className={styles.crosshair} aria-hidden="true">
      {width && height && <i>{`${width} × ${height}`}</i>}
    </span>
  )
}
