import { useId } from 'react'
import { serverNow } from '@/supabase/serverClock'
import { DAY_MS } from '@/lib/durations'
import { fromSeoulFields, toSeoulFields } from '../components/seoulTime'
import styles from './Schedule.module.scss'
import { ScheduleFields } from './ScheduleFields'

/** Initial time for 예약: tomorrow at this hour. */
const DEFAULT_TIME = '09:00'

const tomorrow = () =>
  fromSeoulFields(toSeoulFields(new Date(serverNow() + DAY_MS).toISOString()).date, DEFAULT_TIME)

interface Props {
  /** Publication time (ISO 8601), empty while incomplete; null publishes now. */
  moment: string | null
  error: string | undefined
  onChange: (moment: string | null) => void
}

/** Lets the owner publish now or schedule a time in Seoul. */
export function PublishCard({ moment, error, onChange }: Props) {
  const name = useId()
  return (
    <fieldset className={styles.card}>
      <legend>게시</legend>
      <div className={styles.choices}>
        <label>
          <input type="radio" name={name} checked={moment === null} onChange={() => onChange(null)} />
          지금
        </label>
        <label>
          <input type="radio" name={name} checked={moment !== null} onChange={() => onChange(tomorrow())} />
          예약
        </label>
      </div>
      {moment !== null && <ScheduleFields moment={moment} error={error} onChange={onChange} />}
    </fieldset>
  )
}
