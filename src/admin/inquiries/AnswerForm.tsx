import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { inquiry as words } from '#messages/admin/inquiry'
import { MAX_ANSWER_LENGTH } from '@/config/constants'
import type { Inquiry } from '@/inquiries/ownerInquiries'
import { isComposing } from '@/lib/browser/isComposing'
import { copyText } from '@/ui/copyText'
import { AdminButton } from '../components/AdminButton'
import { errorMessage } from '../components/errorMessage'
import { Field } from '../editor/Field'
import type { InquiryForm } from './inquiryForm'
import { useAnswer } from './useAnswer'
import styles from './AnswerForm.module.scss'

interface Props {
  inquiry: Inquiry
  form: InquiryForm
}

/** The owner's answer. A letter that was withdrawn takes none; what was written until then can be copied. */
export function AnswerForm({ inquiry, form }: Props) {
  const answer = useAnswer(inquiry, form)
  return inquiry.state === 'withdrawn' ? (
    <Withdrawn text={answer.text} />
  ) : (
    <Answer answer={answer} canMove={inquiry.state === 'received'} />
  )
}

function Withdrawn({ text }: { text: string }) {
  const { withdrawn, kept, copyKept, copied, notCopied } = words.answer
  return (
    <div className={styles.withdrawn}>
      <p>
        {withdrawn} {text !== '' && kept}
      </p>
      {text !== '' && (
        <AdminButton onClick={() => void copyText(text, { copied, failed: notCopied(text) })}>
          {copyKept}
        </AdminButton>
      )}
    </div>
  )
}

interface AnswerProps {
  answer: ReturnType<typeof useAnswer>
  /** The letter has the state that an answer changes. */
  canMove: boolean
}

function Answer({ answer, canMove }: AnswerProps) {
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const { fault, isSending } = answer

  function send(event: FormEvent | KeyboardEvent) {
    event.preventDefault()
    if (!answer.send()) field.current?.focus()
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || isComposing(event.nativeEvent)) return
    send(event)
  }

  return (
    <form className={styles.form} onSubmit={send} noValidate>
      <Field
        id={id}
        label={words.answer.label}
        fault={fault}
        hint={
          <span data-over={answer.letters > MAX_ANSWER_LENGTH || undefined} className={styles.count}>
            {words.answer.count(answer.letters, MAX_ANSWER_LENGTH)}
          </span>
        }
      >
        <textarea
          ref={field}
          id={id}
          rows={6}
          value={answer.text}
          readOnly={isSending}
          aria-invalid={fault !== null}
          aria-describedby={fault === null ? undefined : `${id}-fault`}
          aria-keyshortcuts="Control+Enter"
          onChange={({ target }) => answer.write(target.value)}
          onKeyDown={onKeyDown}
        />
      </Field>
      <Foot answer={answer} canMove={canMove} />
    </form>
  )
}

function Foot({ answer, canMove }: AnswerProps) {
  const { failure, isSending } = answer
  return (
    <>
      {failure !== null && (
        <p role="alert" className={styles.failure}>
          {words.answer.failed(errorMessage(failure))}
        </p>
      )}
      <div className={styles.foot}>
        {canMove && (
          <label className={styles.moves}>
            <input
              type="checkbox"
              checked={answer.moves}
              onChange={({ target }) => answer.setMoves(target.checked)}
            />
            {words.answer.moves}
          </label>
        )}
        <AdminButton type="submit" look="filled" aria-busy={isSending}>
          {isSending ? words.answer.sending : words.answer.send}
        </AdminButton>
      </div>
    </>
  )
}
