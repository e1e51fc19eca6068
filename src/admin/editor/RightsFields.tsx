import { useId, useState } from 'react'
import { CREATIVE_COMMONS } from '@/config/creativeCommons'
import { RESERVED } from '@/config/constants'
import { classNames } from '@/lib/classNames'
import { Field } from './Field'
import styles from './MetaFields.module.scss'
import { readRightsDraft, type RightsDraft, withRights } from './rightsDraft'
import type { DraftForm } from './useDraftForm'

/** Option for a licence by its address. */
const OTHER = 'other'

const licenses = [
  { value: '', label: '사이트를 따름' },
  { value: RESERVED, label: '모든 권리를 갖습니다' },
  ...CREATIVE_COMMONS.map(({ name, url }) => ({ value: url, label: name })),
  { value: OTHER, label: '다른 허락, 주소로' },
]
const answers = [
  { value: '', label: '사이트를 따름' },
  { value: 'yes', label: '됩니다' },
  { value: 'no', label: '안 됩니다' },
]

/** The post's own terms. Without them those of its collection or of the site apply. */
export function RightsFields({ form }: { form: DraftForm }) {
  const id = useId()
  const rights = readRightsDraft(form.draft.meta)
  const isKnown = licenses.some(({ value }) => value === rights.license)
  const [isTyping, setIsTyping] = useState(false)
  const isOther = isTyping || !isKnown
  const change = (changes: Partial<RightsDraft>) =>
    form.update(({ meta }) => ({ meta: withRights(meta, { ...readRightsDraft(meta), ...changes }) }))
  return (
    <fieldset className={styles.card} aria-labelledby={id}>
      <div className={styles.head}>
        <h2 id={id}>권리</h2>
      </div>
      <div className={styles.fields}>
        <Field id={`${id}-license`} label="이용 허락" className={styles.cell}>
          <Choice
            id={`${id}-license`}
            value={isOther ? OTHER : rights.license}
            choices={licenses}
            onChange={(value) => {
              setIsTyping(value === OTHER)
              change({ license: value === OTHER ? '' : value })
            }}
          />
        </Field>
        <Field id={`${id}-train`} label="기계 학습" className={styles.cell}>
          <Choice
            id={`${id}-train`}
            value={rights.train}
            choices={answers}
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
  <Field id={id} label="허락의 주소" fault={fault} className={classNames(styles.cell, styles.wide)}>
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
