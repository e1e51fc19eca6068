import { useId } from 'react'
import { share as words } from '#messages/admin/share'
import {
  MAX_SHARE_DESCRIPTION_LENGTH,
  MAX_SHARE_TITLE_LENGTH,
  VISIBLE_SHARE_DESCRIPTION_LENGTH,
  VISIBLE_SHARE_TITLE_LENGTH,
} from '@/config/constants'
import { splitGraphemes } from '@/lib/korean/graphemes'
import { WarnIcon } from '../components/icons'
import { Field } from '../editor/Field'
import { splitText } from './services'
import styles from './ShareField.module.scss'

interface Props {
  name: 'title' | 'description'
  value: string
  /** Used while the field is empty; shown as its placeholder. */
  fallback: string
  onChange: (value: string) => void
}

const limits = {
  title: { visibleLength: VISIBLE_SHARE_TITLE_LENGTH, maxLength: MAX_SHARE_TITLE_LENGTH },
  description: {
    visibleLength: VISIBLE_SHARE_DESCRIPTION_LENGTH,
    maxLength: MAX_SHARE_DESCRIPTION_LENGTH,
  },
} as const

/** Text field with a character count and the part that the strictest services cut off. */
export function ShareField({ name, value, fallback, onChange }: Props) {
  const id = useId()
  const { visibleLength, maxLength } = limits[name]
  const field = words.fields[name]
  const { hidden } = splitText(value, visibleLength)
  const count = splitGraphemes(value).length
  const cut = field.cut(count, visibleLength)
  return (
    <Field
      id={id}
      label={field.label}
      hint={
        <span id={`${id}-count`} className={styles.count} data-cut={hidden !== '' || undefined}>
          {words.fields.length(count, visibleLength)}
        </span>
      }
    >
      <textarea
        id={id}
        name={`share.${name}`}
        rows={2}
        value={value}
        maxLength={maxLength}
        placeholder={fallback}
        aria-describedby={`${id}-count ${id}-note`}
        // Link texts are a single line. Replacing on change keeps Enter usable for IME composition.
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
      />
      <p id={`${id}-note`} className={styles.note} data-cut={hidden !== '' || undefined}>
        {hidden === '' ? (
          field.fallback
        ) : (
          <>
            <WarnIcon />
            <span>
              {cut.before}
              <mark>{hidden.trim()}</mark>
              {cut.after}
            </span>
          </>
        )}
      </p>
    </Field>
  )
}
