import { type ReactNode, useId } from 'react'
import styles from './SeriesShelf.module.scss'

/** A group of items on the shelf, with a caption below the board. */
export function ShelfGroup({ caption, children }: { caption: string; children: ReactNode }) {
  const id = useId()
  return (
    <div className={styles.group}>
      <ul aria-labelledby={id}>{children}</ul>
      <div id={id}>{caption}</div>
    </div>
  )
}
