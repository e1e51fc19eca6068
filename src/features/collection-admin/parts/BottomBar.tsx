import { type ReactNode, useRef } from 'react'
import styles from './BottomBar.module.scss'
import { useBottomBar } from './useBottomBar'

interface Props {
  inert?: boolean
  /** Whether narrow screens show the note, too. */
  always?: boolean
  /** How the work stands, while nothing is wrong. */
  note: string
  /** What went wrong. */
  failure: string | null
  /** More that is to be said. */
  words?: ReactNode
  /** What can be done. */
  children: ReactNode
}

/** The foot of a page where something is saved: how it stands, what went wrong, what can be done. */
export function BottomBar({ inert = false, always = false, note, failure, words, children }: Props) {
  const bar = useRef<HTMLElement>(null)
  useBottomBar(bar)
  return (
    <footer ref={bar} className={styles.bar} inert={inert}>
      <div className={styles.words} data-always={always || undefined}>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        {words}
        <p className={styles.note}>{note}</p>
      </div>
      <div className={styles.buttons}>{children}</div>
    </footer>
  )
}
