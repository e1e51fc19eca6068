import { useId, useState } from 'react'
import { schedule } from '#messages/admin/schedule'
import { drafts } from '#messages/drafts'
import { isFuture } from '@/posts/owner/schedule'
import { ClockIcon } from '../components/icons'
import {
  fromSeoulFields,
  toSeoulFields,
  formatSeoulDateTimeWithWeekday,
  deviceTimeText,
  timeUntil,
  todayInSeoul,
} from '../components/seoulTime'
import styles from './Schedule.module.scss'

interface Props {
  /** ISO 8601; empty while the fields are incomplete. */
  moment: string
  error?: string | undefined
  onChange: (moment: string) => void
}

/** Date and time fields in Seoul time, regardless of the device's time zone, with a summary. */
export function ScheduleFields({ moment, error, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState({ date: '', time: '' })
  // `moment` may have been changed from outside since the last input.
  const isTyped = moment === fromSeoulFields(typed.date, typed.time)
  const fields = isTyped || moment === '' ? typed : toSeoulFields(moment)
  function change(part: Partial<typeof fields>) {
    const next = { ...fields, ...part }
    setTyped(next)
    onChange(fromSeoulFields(next.date, next.time))
  }
  const ariaProps = {
    'aria-invalid': error !== undefined,
    'aria-describedby': `${id}-zone${error === undefined ? '' : ` ${id}-error`}`,
  }
  return (
    <div className={styles.fields}>
      <label>
        {schedule.date}
        <input
          type="date"
          name="published_at"
          value={fields.date}
          min={todayInSeoul()}
          onChange={({ target }) => change({ date: target.value })}
          {...ariaProps}
        />
      </label>
      <label>
        {schedule.time}
        <input
          type="time"
          value={fields.time}
          onChange={({ target }) => change({ time: target.value })}
          {...ariaProps}
        />
      </label>
      <p id={`${id}-zone`} className={styles.zone}>
        {schedule.zone}
      </p>
      {error !== undefined && (
        <p id={`${id}-error`} className={styles.error}>
          {error}
        </p>
      )}
      <ScheduleSummary moment={moment} />
    </div>
  )
}

function ScheduleSummary({ moment }: { moment: string }) {
  const device = moment === '' ? null : deviceTimeText(moment)
  return (
    <output className={styles.meaning} hidden={moment === '' || !isFuture(moment)}>
      <ClockIcon />
      {moment !== '' && isFuture(moment) && (
        <span>
          {schedule.summary(formatSeoulDateTimeWithWeekday(moment), timeUntil(moment))}
          {device !== null && ` ${schedule.onDevice(device)}`}
        </span>
      )}
    </output>
  )
}

/** Returns the error message for a publication time, or undefined if it is valid. */
export function validateSchedule(moment: string): string | undefined {
  if (moment === '') return drafts.timeMissing
  return isFuture(moment) ? undefined : drafts.timePassed
}
