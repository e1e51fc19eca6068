import { useId } from 'react'
import { serverNow } from '@/supabase/serverClock'
import { DAY_MS } from '@/lib/korean/durations'
import { momentInSeoul, seoulFields } from '../components/seoulTime'
import styles from './Schedule.module.scss'
import { ScheduleFields } from './ScheduleFields'

/** What 예약 begins with: tomorrow at this time. */
const FIRST_TIME = '09:00'

const tomorrow = () =>
  momentInSeoul(seoulFields(new Date(serverNow() + DAY_MS).toISOString()).date, FIRST_TIME)

interface Props {
  /** The moment to publish at, empty while nobody has said; null publishes now. */
  moment: string | null
  fault: string | undefined
  onChange: (moment: string | null) => void
}

/** When the post is to be seen: 지금, or 예약 at a time in Seoul (decisions §12.4). */
export function PublishCard({ moment, fault, onChange }: Props) {
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
      {moment !== null && <ScheduleFields moment={moment} fault={fault} onChange={onChange} />}
    </fieldset>
  )
}
