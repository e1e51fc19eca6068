import { type ComponentProps, useId } from 'react'
import styles from './ConnectDialog.module.scss'

interface Props extends Omit<ComponentProps<'input'>, 'id' | 'className' | 'onChange'> {
  label: string
  onChange: (typed: string) => void
}

/** Labelled text field of a dialog form. */
export function AccountField({ label, onChange, ...input }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      <input {...input} id={id} className={styles.field} onChange={(event) => onChange(event.target.value)} />
    </>
  )
}
