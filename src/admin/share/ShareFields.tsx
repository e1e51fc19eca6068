import { useId } from 'react'
import {
  LONGEST_SHARE_DESCRIPTION,
  LONGEST_SHARE_TITLE,
  SHOWN_SHARE_DESCRIPTION,
  SHOWN_SHARE_TITLE,
} from '@/config/constants'
import { graphemesOf } from '@/lib/korean/graphemes'
import { objectParticle } from '@/lib/korean/josa'
import { Field } from '../editor/Field'
import { WarnIcon } from '../components/icons'
import styles from './ShareFields.module.scss'
import { cutAt } from './services'

interface Props {
  label: '공유 제목' | '공유 설명'
  name: 'title' | 'description'
  value: string
  /** What is used while nothing stands here. */
  instead: string
  onChange: (value: string) => void
}

const limits = {
  title: { shown: SHOWN_SHARE_TITLE, longest: LONGEST_SHARE_TITLE, noun: '제목' },
  description: { shown: SHOWN_SHARE_DESCRIPTION, longest: LONGEST_SHARE_DESCRIPTION, noun: '설명' },
} as const

/** A text of the link with its length, and with what is cut off of it in the narrowest places. */
export function ShareField({ label, name, value, instead, onChange }: Props) {
  const id = useId()
  const { shown, longest, noun } = limits[name]
  const { cut } = cutAt(value, shown)
  const count = graphemesOf(value).length
  return (
    <Field
      id={id}
      label={label}
      hint={
        <span id={`${id}-count`} className={styles.count} data-cut={cut !== '' || undefined}>
          {count}/{shown}자
        </span>
      }
    >
      <textarea
        id={id}
        name={`share.${name}`}
        rows={2}
        value={value}
        maxLength={longest}
        placeholder={instead}
        aria-describedby={`${id}-count ${id}-note`}
        // A link's words are one line; a composition keeps its Enter.
        onChange={({ target }) => onChange(target.value.replaceAll('\n', ' '))}
      />
      <p id={`${id}-note`} className={styles.note} data-cut={cut !== '' || undefined}>
        {cut === '' ? (
          `비워 두면 ${name === 'title' ? '글의 제목' : '요약'}${objectParticle(name === 'title' ? '제목' : '요약')} 씁니다.`
        ) : (
          <>
            <WarnIcon />
            <span>
              {noun}이 잘립니다: {count}/{shown}자. 네이버와 Google에서 ‘<mark>{cut.trim()}</mark>’부터 보이지
              않습니다.
            </span>
          </>
        )}
      </p>
    </Field>
  )
}
