import styles from './NewBadge.module.scss'

/** The number of new inquiries on a round ground. No text: the name of the link or button says it. */
export const NewBadge = ({ count }: { count: number }) => <b className={styles.badge} data-count={count} />
