import type { ReactNode } from 'react'
import styles from './PageHeading.module.scss'

/** The heading of an admin page: its h1, a line of text and its main action. */
export function PageHeading({
  title,
  lead,
  children,
}: {
  title: string
  lead: ReactNode
  children?: ReactNode
}) {
  return (
    <div className={styles.head}>
      <div>
        <h1>{title}</h1>
        <p aria-live="polite">{lead}</p>
      </div>
      {children}
    </div>
  )
}
