import { classNames } from '@/lib/classNames'
import styles from './Prints.module.scss'

/** Unexposed sheets that hang while the photos are in the bath, or where there are none. */
export function BlankPrints({ count }: { count: number }) {
  return Array.from({ length: count }, (_, index) => (
    <li key={index} className={styles.hanging} aria-hidden="true">
      <span className={classNames(styles.print, styles.blank)}>
        <span className={styles.paper} />
        <span className={styles.peg} />
        <span className={styles.photo} />
      </span>
    </li>
  ))
}
