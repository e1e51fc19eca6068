import { useId } from 'react'
import { editor } from '#messages/admin/editor'
import { classNames } from '@/lib/classNames'
import type { Collection } from '@/posts/collections'
import { useUsedTexts } from '@/posts/owner/ownerQueries'
import type { DraftFaults } from '@/posts/owner/postDraft'
import { unparsedMeta } from '@/posts/post'
import { CheckIcon } from '../components/icons'
import { Field } from './Field'
import { metaFields, type MetaField } from './formFields'
import type { MetaTexts } from './useDraftForm'
import type { ExifOutcome } from './useExifPrefill'
import styles from './MetaFields.module.scss'

interface Props {
  collection: Collection
  /** Field texts by name. */
  texts: MetaTexts
  faults: DraftFaults
  /** The row's `meta` as stored. */
  stored: object
  exif: ExifOutcome
  onChange: (name: string, text: string) => void
}

/** Longest shown name of a hidden field, in characters. */
const MAX_NAME_LENGTH = 40

/** Returns the names of stored values that no field can show. Saving keeps these values. */
function hiddenMetaNames(collection: Collection, meta: object): string[] {
  return Object.entries(unparsedMeta(collection, meta)).flatMap(([name, value]) => {
    const label = metaFields[collection.key].find((field) => field.name === name)?.label()
    return value === null ? [] : [label ?? Array.from(name).slice(0, MAX_NAME_LENGTH).join('')]
  })
}

/** Names what the row stores in its `meta` and no field can show. Nothing if there is no such value. */
export function HiddenMeta({ collection, stored }: Pick<Props, 'collection' | 'stored'>) {
  const names = hiddenMetaNames(collection, stored)
  return names.length > 0 && <p className={styles.unsupported}>{editor.meta.hidden(names)}</p>
}

/** The fields of the collection's `meta`. */
export function MetaFields({ collection, texts, faults, stored, exif, onChange }: Props) {
  const id = useId()
  const isPhoto = collection.camera !== undefined
  const title = isPhoto ? editor.meta.photo : editor.meta.work
  return (
    <section className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{title}</h2>
        {isPhoto && (
          <p data-exif={exif} aria-live="polite">
            {exif === 'filled' && <CheckIcon />} {editor.meta.exif[exif]}
          </p>
        )}
      </div>
      <div className={styles.fields}>
        {metaFields[collection.key].map((field) => (
          <Field
            key={field.name}
            id={`${id}-${field.name}`}
            label={field.label()}
            fault={faults[`meta.${field.name}`]}
            className={classNames(styles.cell, field.wide && styles.wide)}
          >
            <MetaInput
              collection={collection}
              field={field}
              id={`${id}-${field.name}`}
              text={texts[field.name] ?? ''}
              fault={faults[`meta.${field.name}`]}
              onChange={(text) => onChange(field.name, text)}
            />
          </Field>
        ))}
      </div>
      <HiddenMeta collection={collection} stored={stored} />
    </section>
  )
}

interface InputProps {
  collection: Collection
  field: MetaField
  id: string
  text: string
  fault: string | undefined
  onChange: (text: string) => void
}

function MetaInput({ collection, field, id, text, fault, onChange }: InputProps) {
  const used = useUsedTexts(collection, field.suggestsUsed ? field.name : null)
  const placeholder = field.placeholder ? editor.meta.example(field.placeholder()) : editor.meta.empty
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
        <option value="">{editor.meta.none}</option>
        {field.choices?.().map(({ value, label }) => (
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
        placeholder={placeholder}
        onChange={(event) => onChange(event.target.value)}
      />
    )
  return (
    <>
      <input
        {...shared}
        inputMode={field.kind === 'number' ? 'decimal' : field.kind === 'url' ? 'url' : undefined}
        placeholder={placeholder}
        autoComplete="off"
        list={field.suggestsUsed ? `${id}-used` : undefined}
        onChange={(event) => onChange(event.target.value)}
      />
      {field.suggestsUsed && (
        <datalist id={`${id}-used`}>
          {used.map((value) => (
            <option key={value}>{value}</option>
          ))}
        </datalist>
      )}
    </>
  )
}
