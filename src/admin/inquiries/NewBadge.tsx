import styles from './NewBadge.module.scss'

/** The number of new inquiries on a round ground. The name of the link or button says it. */
export function NewBadge({ count }: { count: number }) {
  return (
    <b className={styles.badge} aria-hidden="true">
      {count}
    </b>
  )
}
