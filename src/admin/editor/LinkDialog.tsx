import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { isSafeHref } from '@/posts/richText'
import { Button } from '../components/Button'
import { Field } from './Field'
import { completedHref, leadsSomewhere } from './hrefs'
import { Sheet } from '../components/Sheet'

interface Props {
  open: boolean
  /** The address under the cursor, or empty. */
  href: string
  onClose: () => void
  /** The new address, or null to take the link off. */
  onSet: (href: string | null) => void
}

/** Asks where a link leads: http(s) or a mail address. */
export function LinkDialog({ open, ...rest }: Props) {
  return (
    <Sheet open={open} title="링크" onClose={rest.onClose}>
      <LinkForm {...rest} />
    </Sheet>
  )
}

function LinkForm({ href, onClose, onSet }: Omit<Props, 'open'>) {
  const [typed, setTyped] = useState(href)
  const [fault, setFault] = useState<string | null>(null)
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])

  function submit(event: FormEvent) {
    event.preventDefault()
    // The page's own form must not take this for its submit.
    event.stopPropagation()
    if (typed.trim() === '') return onSet(null)
    const completed = completedHref(typed)
    if (leadsSomewhere(completed)) return onSet(completed)
    return setFault(
      isSafeHref(completed)
        ? '어디로 가는 주소인지 알 수 없습니다. example.com처럼 적어 주세요.'
        : 'http, https나 메일 주소만 넣을 수 있습니다.',
    )
  }

  return (
    <form onSubmit={submit} noValidate>
      <Field id={id} label="주소" fault={fault}>
        <input
          ref={field}
          id={id}
          type="url"
          value={typed}
          placeholder="https://"
          aria-invalid={fault !== null}
          aria-describedby={fault ? `${id}-fault` : undefined}
          onChange={(event) => setTyped(event.target.value)}
        />
      </Field>
      <Sheet.Buttons>
        {href ? (
          <Button onClick={() => onSet(null)}>링크 지우기</Button>
        ) : (
          <Button onClick={onClose}>취소</Button>
        )}
        <Button look="filled" type="submit">
          넣기
        </Button>
      </Sheet.Buttons>
    </form>
  )
}
