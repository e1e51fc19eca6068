import type { AdminSeries } from './adminSeries'
import styles from './SeriesChip.module.scss'

/** A block in the colour of a series. Its name stands beside it. */
export function SeriesMark({ color }: { color: string }) {
  return <i className={styles.mark} style={{ backgroundColor: color }} aria-hidden="true" />
}

/** The name of a series or novel with a block in its colour. */
export function SeriesChip({ series: { title, color } }: { series: AdminSeries }) {
  return (
    <span className={styles.chip}>
      <SeriesMark color={color} />
      {title}
    </span>
  )
}
