import { useId } from 'react'
import type { Collection } from '@/collections/definition'
import type { DraftErrors } from './draft'
import { Field } from './Field'
import styles from './MetaFields.module.scss'
import { metaFields, type MetaField } from './metaFields'

interface Props {
  collection: Collection
  /** What stands in each field, by name. */
  texts: Readonly<Record<string, string>>
  errors: DraftErrors
  /** Whether EXIF has filled some of them. */
  filled: boolean
  onChange: (name: string, text: string) => void
}

/** The fields that only this collection has. */
export function MetaFields({ collection, texts, errors, filled, onChange }: Props) {
  const id = useId()
  const isPhoto = collection.camera !== undefined
  const title = isPhoto ? '촬영 정보' : '작품 정보'
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {isPhoto && (
          <p data-filled={filled || undefined} aria-live="polite">
            {filled ? '자동으로 채웠습니다' : '사진을 올리면 자동으로 채웁니다'}
          </p>
        )}
      </div>
      <div className={styles.fields}>
        {metaFields[collection.key].map((field) => (
          <Field
            key={field.name}
            id={`${id}-${field.name}`}
            label={field.label}
            fault={errors[`meta.${field.name}`]}
            className={field.wide ? styles.wide : undefined}
          >
            <MetaInput
              field={field}
              id={`${id}-${field.name}`}
              text={texts[field.name] ?? ''}
              fault={errors[`meta.${field.name}`]}
              onChange={(text) => onChange(field.name, text)}
            />
          </Field>
        ))}
      </div>
    </section>
  )
}

interface InputProps {
  field: MetaField
  id: string
  text: string
  fault: string | undefined
  onChange: (text: string) => void
}

function MetaInput({ field, id, text, fault, onChange }: InputProps) {
  const shared = {
    id,
    name: `meta.${field.name}`,
    value: text,
    'aria-invalid': fault !== undefined,
    'aria-describedby': fault === undefined ? undefined : `${id}-fault`,
  }
  if (field.kind === 'choice')
    return (
      <select {...shared} onChange={(event) => onChange(event.target.value)}>
        <option value="">없음</option>
        {field.choices?.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    )
  if (field.kind === 'lines')
    return (
      <textarea
        {...shared}
        rows={4}
        placeholder={field.placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <input
      {...shared}
      inputMode={field.kind === 'number' ? 'decimal' : field.kind === 'url' ? 'url' : undefined}
      placeholder={field.placeholder}
      autoComplete="off"
      onChange={(event) => onChange(event.target.value)}
    />
  )
}
