import type { ReactNode } from 'react'
import { useCountedRow } from './rowCount'
import styles from './TodoRow.module.scss'

/** Urgency, shown by the colour of the icon; the text says it too. */
export type TodoTone = 'warn' | 'neutral' | 'error' | 'info'

interface Props {
  tone: TodoTone
  icon: ReactNode
  /** Task with its count: “2 drafts”. */
  title: ReactNode
  /** Details below the title, possibly with a progress bar. */
  description?: ReactNode
  /** Action: a link or a button. */
  children?: ReactNode
}

/** List item of the to-do list: icon, title, description and one action. */
export function TodoRow({ tone, icon, title, description, children }: Props) {
  useCountedRow()
  return (
    <li className={styles.row}>
      <span className={styles.icon} data-tone={tone}>
        {icon}
      </span>
      <div className={styles.text}>
        <p>{title}</p>
        {description !== undefined && <div>{description}</div>}
      </div>
      {children}
    </li>
  )
}
