import { useId } from 'react'
import { Field } from './Field'
import type { DraftForm } from './useDraftForm'

interface Props {
  name: 'title' | 'alt' | 'summary'
  label: string
  hint?: string
  placeholder?: string
  /** Lines of a text that may have several; one that may not leaves it out. */
  rows?: number
  form: DraftForm
}

/** A text that every collection's items have. */
export function DraftField({ name, label, hint, placeholder, rows, form }: Props) {
  const id = useId()
  const fault = form.faults[name]
  const input = {
    id,
    name,
    placeholder,
    value: form.draft[name] ?? '',
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
    onChange: ({ target: { value } }: { target: { value: string } }) =>
      form.change({ [name]: name === 'title' ? value : value || null }),
  }
  return (
    <Field id={id} label={label} hint={hint} fault={fault}>
      {rows === undefined ? <input {...input} autoComplete="off" /> : <textarea {...input} rows={rows} />}
    </Field>
  )
}
