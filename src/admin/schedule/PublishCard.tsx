import { useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { schedule } from '#messages/admin/schedule'
import { DAY_MS } from '@/lib/durations'
import { isFuture } from '@/posts/owner/schedule'
import { serverNow } from '@/supabase/serverClock'
import { ClockIcon } from '../components/icons'
import { formatSeoulDateTimeWithWeekday, fromSeoulFields, toSeoulFields } from '../components/seoulTime'
import { ScheduleFields } from './ScheduleFields'
import styles from './Schedule.module.scss'

/** Initial time of a schedule: tomorrow at this hour. */
const DEFAULT_TIME = '09:00'

const tomorrow = () =>
  fromSeoulFields(toSeoulFields(new Date(serverNow() + DAY_MS).toISOString()).date, DEFAULT_TIME)

interface Props {
  /** Publication time (ISO 8601), empty while incomplete; null publishes now. */
  moment: string | null
  error: string | undefined
  onChange: (moment: string | null) => void
  /** Without a visible heading, and a scheduled time as one line with a button that opens its fields. */
  compact?: boolean
  /** A sentence below the choices. */
  note?: string
}

/** Lets the owner publish now or schedule a time in Seoul. */
export function PublishCard({ moment, error, onChange, compact = false, note }: Props) {
  const name = useId()
  const card = useRef<HTMLFieldSetElement>(null)
  const [isOpen, setIsOpen] = useState(!compact)
  const isFolded = !isOpen && error === undefined && moment !== null && moment !== '' && isFuture(moment)

  function open() {
    flushSync(() => setIsOpen(true))
    card.current?.querySelector<HTMLInputElement>('[type="date"]')?.focus()
  }

  return (
    <fieldset ref={card} className={styles.card} data-compact={compact || undefined}>
      <legend className={compact ? 'visually-hidden' : undefined}>{schedule.title}</legend>
      <div className={styles.choices}>
        <label>
          <input type="radio" name={name} checked={moment === null} onChange={() => onChange(null)} />
          {schedule.now}
        </label>
        <label>
          <input
            type="radio"
            name={name}
            checked={moment !== null}
            onChange={() => {
              setIsOpen(true)
              onChange(tomorrow())
            }}
          />
          {schedule.later}
        </label>
      </div>
      {isFolded && (
        <p className={styles.summary} data-tabular="">
          <ClockIcon />
          <span id={`${name}-moment`}>{formatSeoulDateTimeWithWeekday(moment)}</span>
          <button type="button" aria-describedby={`${name}-moment`} onClick={open}>
            {schedule.change}
          </button>
        </p>
      )}
      {moment !== null && !isFolded && <ScheduleFields moment={moment} error={error} onChange={onChange} />}
      {note !== undefined && <p className={styles.note}>{note}</p>}
    </fieldset>
  )
}
