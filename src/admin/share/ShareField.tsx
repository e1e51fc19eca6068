import { useId } from 'react'
import {
  MAX_SHARE_DESCRIPTION_LENGTH,
  MAX_SHARE_TITLE_LENGTH,
  VISIBLE_SHARE_DESCRIPTION_LENGTH,
  VISIBLE_SHARE_TITLE_LENGTH,
} from '@/config/constants'
import { splitGraphemes } from '@/lib/korean/graphemes'
import { objectParticle } from '@/lib/korean/josa'
import { Field } from '../editor/Field'
import { WarnIcon } from '../components/icons'
import styles from './ShareField.module.scss'
import { splitText } from './services'

interface Props {
  label: '공유 제목' | '공유 설명'
  name: 'title' | 'description'
  value: string
  /** Used while the field is empty; shown as its placeholder. */
  fallback: string
  onChange: (value: string) => void
}

const limits = {
  title: { visibleLength: VISIBLE_SHARE_TITLE_LENGTH, maxLength: MAX_SHARE_TITLE_LENGTH, noun: '제목' },
  description: {
    visibleLength: VISIBLE_SHARE_DESCRIPTION_LENGTH,
    maxLength: MAX_SHARE_DESCRIPTION_LENGTH,
    noun: '설명',
  },
} as const

/** Text field with a character count and the part that the strictest services cut off. */
export function ShareField({ label, name, value, fallback, onChange }: Props) {
  const id = useId()
  const { visibleLength, maxLength, noun } = limits[name]
  const { hidden } = splitText(value, visibleLength)
  const count = splitGraphemes(value).length
  return (
    <Field
      id={id}
      label={label}
      hint={
        <span id={`${id}-count`} className={styles.count} data-cut={hidden !== '' || undefined}>
          {count}/{visibleLength}자
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
          `비워 두면 ${name === 'title' ? '글의 제목' : '요약'}${objectParticle(name === 'title' ? '제목' : '요약')} 씁니다.`
        ) : (
          <>
            <WarnIcon />
            <span>
              {noun}이 잘립니다: {count}/{visibleLength}자. 네이버와 Google에서 ‘<mark>{hidden.trim()}</mark>
              ’부터 보이지 않습니다.
            </span>
          </>
        )}
      </p>
    </Field>
  )
}
