import { useId, useState } from 'react'
import { formFields } from '#messages/admin/formFields'
import { RESERVED } from '@/config/constants'
import { CREATIVE_COMMONS } from '@/config/creativeCommons'
import { classNames } from '@/lib/classNames'
import { Field } from './Field'
import { readRightsDraft, type RightsDraft, withRights } from './rightsDraft'
import type { DraftForm } from './useDraftForm'
import styles from './MetaFields.module.scss'

/** Option for a licence by its address. */
const OTHER = 'other'

const licenses = () => [
  { value: '', label: formFields.rights.sameAsSite },
  { value: RESERVED, label: formFields.rights.reserved },
  ...CREATIVE_COMMONS.map(({ name, url }) => ({ value: url, label: name })),
  { value: OTHER, label: formFields.rights.other },
]
const answers = () => [
  { value: '', label: formFields.rights.sameAsSite },
  { value: 'yes', label: formFields.rights.yes },
  { value: 'no', label: formFields.rights.no },
]

/** The post's own terms. Without them those of its collection or of the site apply. */
export function RightsFields({ form }: { form: DraftForm }) {
  const id = useId()
  const rights = readRightsDraft(form.draft.meta)
  const isKnown = licenses().some(({ value }) => value === rights.license)
  const [isTyping, setIsTyping] = useState(false)
  const isOther = isTyping || !isKnown
  const change = (changes: Partial<RightsDraft>) =>
    form.update(({ meta }) => ({ meta: withRights(meta, { ...readRightsDraft(meta), ...changes }) }))
  return (
    <fieldset className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>{formFields.fields['meta.rights']}</h2>
      </div>
      <div className={styles.fields}>
        <Field id={`${id}-license`} label={formFields.rights.license} className={styles.cell}>
          <Choice
            id={`${id}-license`}
            value={isOther ? OTHER : rights.license}
            choices={licenses()}
            onChange={(value) => {
              setIsTyping(value === OTHER)
              change({ license: value === OTHER ? '' : value })
            }}
          />
        </Field>
        <Field id={`${id}-train`} label={formFields.rights.train} className={styles.cell}>
          <Choice
            id={`${id}-train`}
            value={rights.train}
            choices={answers()}
            onChange={(value) => change({ train: value === 'yes' || value === 'no' ? value : '' })}
          />
        </Field>
        {isOther && (
          <LicenseUrl
            id={`${id}-url`}
            value={rights.license}
            fault={form.faults['meta.rights']}
            onChange={(license) => change({ license })}
          />
        )}
      </div>
    </fieldset>
  )
}

interface LicenseUrlProps {
  id: string
  value: string
  fault: string | undefined
  onChange: (url: string) => void
}

const LicenseUrl = ({ id, value, fault, onChange }: LicenseUrlProps) => (
  <Field
    id={id}
    label={formFields.rights.address}
    fault={fault}
    className={classNames(styles.cell, styles.wide)}
  >
    <input
      id={id}
      name="meta.rights"
      inputMode="url"
      autoComplete="off"
      placeholder="https://"
      value={value}
      aria-invalid={fault !== undefined}
      aria-describedby={fault === undefined ? undefined : `${id}-fault`}
      onChange={({ target }) => onChange(target.value.trim())}
    />
  </Field>
)

interface ChoiceProps {
  id: string
  value: string
  choices: readonly { value: string; label: string }[]
  onChange: (value: string) => void
}

const Choice = ({ id, value, choices, onChange }: ChoiceProps) => (
  <select id={id} value={value} onChange={({ target }) => onChange(target.value)}>
    {choices.map((choice) => (
      <option key={choice.value} value={choice.value}>
        {choice.label}
      </option>
    ))}
  </select>
)
