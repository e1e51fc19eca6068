import { useEffect, useId, useRef } from 'react'
import { LONGEST_ALT } from '@/config/constants'
import { Field } from './Field'

interface Props {
  value: string
  onChange: (words: string) => void
}

/** Asks for the words of an image in the text; has the focus from the start. */
export function ImageWordsField({ value, onChange }: Props) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <Field id={id} label="이미지 설명" hint="보지 못하는 사람이 듣는 글">
      <input
        ref={field}
        id={id}
        value={value}
        maxLength={LONGEST_ALT}
        onChange={(event) => onChange(event.target.value)}
      />
    </Field>
  )
}

/** Words of an image as the text keeps them. */
export const imageWords = (typed: string) => typed.normalize('NFC').trim()
