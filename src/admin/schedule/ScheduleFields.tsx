import { useId, useState } from 'react'
import { isAhead, TIME_MISSING, TIME_PASSED } from '@/posts/scheduled'
import { ClockIcon } from '../components/icons'
import {
  momentInSeoul,
  seoulFields,
  seoulMomentWithDay,
  timeOfDevice,
  timeUntil,
  todayInSeoul,
} from '../components/seoulTime'
import styles from './Schedule.module.scss'

interface Props {
  /** The moment (ISO 8601), empty while the fields name none. */
  moment: string
  fault?: string | undefined
  onChange: (moment: string) => void
}

/** Date and time to publish at, in Seoul whatever the device says, with what they mean. */
export function ScheduleFields({ moment, fault, onChange }: Props) {
  const id = useId()
  const [typed, setTyped] = useState({ date: '', time: '' })
  // Others may have chosen another time than what was typed here.
  const isTyped = moment === momentInSeoul(typed.date, typed.time)
  const fields = isTyped || moment === '' ? typed : seoulFields(moment)
  function change(part: Partial<typeof fields>) {
    const next = { ...fields, ...part }
    setTyped(next)
    onChange(momentInSeoul(next.date, next.time))
  }
  const described = {
    'aria-invalid': fault !== undefined,
    'aria-describedby': `${id}-zone${fault === undefined ? '' : ` ${id}-fault`}`,
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
          {...described}
        />
      </label>
      <label>
        시각
        <input
          type="time"
          value={fields.time}
          onChange={({ target }) => change({ time: target.value })}
          {...described}
        />
      </label>
      <p id={`${id}-zone`} className={styles.zone}>
        시간대 Asia/Seoul · 서울 (UTC+9)
      </p>
      {fault !== undefined && (
        <p id={`${id}-fault`} className={styles.fault}>
          {fault}
        </p>
      )}
      <Meaning moment={moment} />
    </div>
  )
}

function Meaning({ moment }: { moment: string }) {
  const device = moment === '' ? null : timeOfDevice(moment)
  return (
    <output className={styles.meaning} hidden={moment === '' || !isAhead(moment)}>
      <ClockIcon />
      {moment !== '' && isAhead(moment) && (
        <span>
          {seoulMomentWithDay(moment)}에 게시합니다. 지금부터 {timeUntil(moment)} 뒤입니다.
          {device !== null && ` 이 기기의 시각으로는 ${device}입니다.`}
        </span>
      )}
    </output>
  )
}

/** What is wrong with a moment to publish at, in the owner's words. */
export function scheduleFault(moment: string): string | undefined {
  if (moment === '') return TIME_MISSING
  return isAhead(moment) ? undefined : TIME_PASSED
}
