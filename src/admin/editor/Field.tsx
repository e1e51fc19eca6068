import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Field.module.scss'

interface Props {
  id: string
  label: string
  /** Error message. The input must set `aria-describedby` to `${id}-fault`. */
  fault?: string | null | undefined
  /** Short text beside the label. */
  hint?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A field with its label above and its fault below. */
export function Field({ id, label, fault, hint, className, children }: Props) {
  return (
    <div className={classNames(styles.field, className)} data-fault={fault ? true : undefined}>
      <div className={styles.head}>
        <label htmlFor={id} id={`${id}-label`}>
          {label}
        </label>
        {hint !== undefined && <span className={styles.hint}>{hint}</span>}
      </div>
      {children}
      {fault && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
    </div>
  )
}
