import type { ReactNode } from 'react'
import { loadErrors } from '#messages/loadErrors'
import { classNames } from '@/lib/classNames'
import styles from './ErrorView.module.scss'

export interface ErrorViewProps {
  /** A short headline. */
  title?: string
  /** Explains the error and what the visitor can do. */
  children: ReactNode
  /** Buttons below the text. */
  actions?: ReactNode
  /** Further help below the buttons, outside the live region. */
  below?: ReactNode
  /** `section` is a part of a page with an h2; `page` (default) fills the page and has an h1. */
  scope?: 'page' | 'section'
  className?: string | undefined
}

/** An error message with an illustration of spilt ink and optional actions. */
export function ErrorView({
  title = loadErrors.title,
  children,
  actions,
  below,
  scope = 'page',
  className,
}: ErrorViewProps) {
  const Heading = scope === 'page' ? 'h1' : 'h2'
  return (
    <div className={classNames(styles.view, styles[scope], className)}>
      <svg className={styles.ink} viewBox="0 0 460 420" aria-hidden="true" fill="currentColor">
        <path d="M214 60c58-16 96 10 112 54 14 40 62 44 70 96 8 58-46 70-70 104-26 36-70 54-120 40-46-14-92-6-112-54-16-38 14-62 10-104-4-54 42-118 110-136Z" />
        <circle cx="404" cy="96" r="14" />
        <circle cx="432" cy="132" r="6" />
        <circle cx="62" cy="120" r="9" />
        <path
          d="M230 350c4 30-4 40 0 58"
          fill="none"
          stroke="currentColor"
          strokeWidth="9"
          strokeLinecap="round"
        />
      </svg>
      <div className={styles.words}>
        <div role="alert">
          <Heading className={styles.title}>{title}</Heading>
          <div className={styles.text}>{children}</div>
          {actions && <div className={styles.actions}>{actions}</div>}
        </div>
        {below}
      </div>
    </div>
  )
}
