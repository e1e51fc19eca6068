import type { ReactNode } from 'react'
import styles from './EmptyState.module.scss'

interface Props {
  title: string
  text: string
  heading?: 'h1' | 'h2'
  /** Without the drawing, for errors. */
  plain?: boolean
  /** Buttons or links. */
  children?: ReactNode
}

/** Shown instead of a list or page that is empty or could not be loaded. */
export function EmptyState({ title, text, heading: Heading = 'h2', plain = false, children }: Props) {
  return (
    <div className={styles.sheet}>
      {!plain && (
        <svg width="120" height="150" viewBox="0 0 120 150" fill="none" aria-hidden="true">
          <path d="M10 10h76l24 24v106H10z" fill="var(--paper-sheet)" stroke="currentColor" strokeWidth="2" />
          <path d="M86 10v24h24" stroke="currentColor" strokeWidth="2" />
        </svg>
      )}
      <Heading className={styles.title}>{title}</Heading>
      <p className={styles.text}>{text}</p>
      {children}
    </div>
  )
}
