import { type Ref, useId, useRef, useState } from 'react'
import { inquiries } from '#messages/admin/inquiries'
import { inquiry as words } from '#messages/admin/inquiry'
import { INQUIRY_STATES, type InquiryState } from '@/inquiries/letter'
import { AdminButton } from '../components/AdminButton'
import { Field } from '../editor/Field'
import type { InquiryFields } from './inquiryEdits'
import { hasEdits, type InquiryForm } from './inquiryForm'
import styles from './InquiryFields.module.scss'

interface Props {
  form: InquiryForm
  /** The fields as the page shows them: the latest row with the edits. */
  fields: InquiryFields
}

const isState = (value: string): value is InquiryState => INQUIRY_STATES.some((state) => state === value)

/** State and promised day, saved as they change. A state of work without a day asks for one, once. */
export function StateFields({ form, fields }: Props) {
  const id = useId()
  const date = useRef<HTMLInputElement>(null)
  const [question, setQuestion] = useState<'not yet' | 'open' | 'answered'>('not yet')

  function changeState(value: string) {
    if (!isState(value)) return
    form.edit({ state: value })
    void form.save({ asks: true })
    if (value === 'working' && fields.promisedOn === '' && question === 'not yet') setQuestion('open')
  }
  const isAsked = question === 'open' && fields.state === 'working' && fields.promisedOn === ''

  return (
    <section className={styles.card} data-pair="">
      <Field id={`${id}-state`} label={words.fields.state}>
        <select id={`${id}-state`} value={fields.state} onChange={({ target }) => changeState(target.value)}>
          {INQUIRY_STATES.map((state) => (
            <option key={state} value={state}>
              {inquiries.states[state]}
            </option>
          ))}
        </select>
      </Field>
      <Field id={`${id}-date`} label={words.fields.promisedOn}>
        <DateInput
          id={`${id}-date`}
          input={date}
          value={fields.promisedOn}
          onChange={(promisedOn) => form.edit({ promisedOn })}
          onLeave={() => void (hasEdits(form.store.getState()) && form.save({ asks: true }))}
        />
      </Field>
      <div role="status" className={styles.question}>
        {isAsked && (
          <Question
            onChoose={() => date.current?.focus()}
            onPostpone={() => {
              setQuestion('answered')
              date.current?.focus()
            }}
          />
        )}
      </div>
    </section>
  )
}

function Question({ onChoose, onPostpone }: { onChoose: () => void; onPostpone: () => void }) {
  return (
    <>
      <p>{words.dateQuestion}</p>
      <AdminButton onClick={onChoose}>{words.chooseDate}</AdminButton>
      <AdminButton look="ghost" onClick={onPostpone}>
        {words.withoutDate}
      </AdminButton>
    </>
  )
}

interface DateInputProps {
  id: string
  input: Ref<HTMLInputElement>
  /** ISO 8601 date, or empty. */
  value: string
  onChange: (value: string) => void
  onLeave: () => void
}

/** A date field. While a year is typed it shows years like 0002, which are no change. */
function DateInput({ id, input, value, onChange, onLeave }: DateInputProps) {
  const [typed, setTyped] = useState<string | null>(null)
  return (
    <input
      ref={input}
      id={id}
      type="date"
      min="2000-01-01"
      max="2999-12-31"
      value={typed ?? value}
      onChange={({ target }) => {
        setTyped(target.value)
        if (target.validity.valid) onChange(target.value)
      }}
      onBlur={() => {
        setTyped(null)
        onLeave()
      }}
    />
  )
}
