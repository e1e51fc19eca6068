import { drafts } from '#messages/drafts'
import { useId, useState } from 'react'
import { isFuture } from '@/posts/schedule'
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
        날짜
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
        시각
        <input
          type="time"
          value={fields.time}
          onChange={({ target }) => change({ time: target.value })}
          {...ariaProps}
        />
      </label>
      <p id={`${id}-zone`} className={styles.zone}>
        시간대 Asia/Seoul · 서울 (UTC+9)
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
          {formatSeoulDateTimeWithWeekday(moment)}에 게시합니다. 지금부터 {timeUntil(moment)} 뒤입니다.
          {device !== null && ` 이 기기의 시각으로는 ${device}입니다.`}
        </span>
      )}
    </output>
  )
}

/** Returns the Korean error message for a publication time, or undefined if it is valid. */
export function validateSchedule(moment: string): string | undefined {
  if (moment === '') return drafts.timeMissing
  return isFuture(moment) ? undefined : drafts.timePassed
}
