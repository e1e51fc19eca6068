import styles from './Crosshair.module.scss'

/** A vermilion crosshair with the picture's size, as a designer measures: decoration, shown by what it lies in. */
export function Crosshair({ width, height }: { width: number | null; height: number | null }) {
  return (
    <span className={styles.crosshair} aria-hidden="true">
      {width && height && <i>{`${width} × ${height}`}</i>}
    </span>
  )
}
