import { useId } from 'react'
import { commissions as words } from '#messages/admin/commissions'
import { metaFields } from '../editor/formFields'
import styles from './UseField.module.scss'

interface Props {
  value: string
  onChange: (use: string) => void
}

/** The use that the price includes: one of three. */
export function UseField({ value, onChange }: Props) {
  const name = useId()
  const choices = metaFields.commissions.find((field) => field.name === 'use')?.choices?.() ?? []
  return (
    <fieldset className={styles.field}>
      <legend>{words.fields['meta.use']}</legend>
      <div className={styles.choices}>
        {choices.map((choice) => (
          <label key={choice.value}>
            <input
              type="radio"
              name={name}
              value={choice.value}
              checked={choice.value === value}
              onChange={() => onChange(choice.value)}
            />
            {choice.label}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
