import { useId } from 'react'
import { Field } from './Field'
import type { DraftForm } from './useDraftForm'

interface DraftFieldProps {
  name: 'title' | 'alt' | 'summary'
  label: string
  hint?: string
  placeholder?: string
  /** Height in lines. Omitted for a single-line text. */
  rows?: number
  form: DraftForm
}

/** A text field that all collections have. */
export function DraftField({ name, label, hint, placeholder, rows, form }: DraftFieldProps) {
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
