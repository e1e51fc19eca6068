import type { ReactNode } from 'react'
import { classNames } from '@/lib/classNames'
import styles from './Field.module.scss'

interface Props {
  id: string
  label: string
  /** What is wrong, in the owner's words; the input names `${id}-fault` as its description. */
  fault?: string | null | undefined
  /** A short line beside the label. */
  hint?: ReactNode
  className?: string | undefined
  children: ReactNode
}

/** A labelled field with its fault beneath. */
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
