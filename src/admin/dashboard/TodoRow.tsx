import type { ReactNode } from 'react'
import { useCountedRow } from './rowCount'
import styles from './TodoRow.module.scss'

/** How pressing it is, told by the sign's ground; the words tell it too. */
export type TodoTone = 'warn' | 'neutral' | 'error' | 'info'

interface Props {
  tone: TodoTone
  /** An icon of the desk. */
  sign: ReactNode
  /** What there is to do, with its count: “임시저장 2편”. */
  title: ReactNode
  /** What that means; more than words (a progress bar) may stand here too. */
  meaning?: ReactNode
  /** The one way to do it: a link or a button. */
  children?: ReactNode
}

/** A row of 할 일: a sign, a sentence, what it means, and one act. Stands in a list. */
export function TodoRow({ tone, sign, title, meaning, children }: Props) {
  useCountedRow()
  return (
    <li className={styles.row}>
      <span className={styles.sign} data-tone={tone}>
        {sign}
      </span>
      <div className={styles.words}>
        <p>{title}</p>
        {meaning !== undefined && <div>{meaning}</div>}
      </div>
      {children}
    </li>
  )
}
