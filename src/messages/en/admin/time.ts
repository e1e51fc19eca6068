import type { time as Korean } from '../../ko/admin/time.ts'
import { plural } from '../plural.ts'

const moment = new Intl.DateTimeFormat('en-US', {
  timeZone: 'Asia/Seoul',
  dateStyle: 'medium',
  timeStyle: 'short',
})
const shortDay = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', month: 'short', day: 'numeric' })
const shortDayWithYear = new Intl.DateTimeFormat('en-US', { timeZone: 'UTC', dateStyle: 'medium' })

/** “9:00 AM”. */
const clockTime = (hours: number, minutes: string) =>
  `${hours % 12 || 12}:${minutes} ${hours < 12 ? 'AM' : 'PM'}`

export const time: typeof Korean = {
  day: (date, { timeZone, year, weekday }) =>
    new Intl.DateTimeFormat('en-US', {
      timeZone,
      year: year ? 'numeric' : undefined,
      month: 'long',
      day: 'numeric',
      weekday: weekday ? 'long' : undefined,
    }).format(date),
  clock: clockTime,
  dateTime: (day, clock) => `${day} at ${clock}`,
  moment: (date) => moment.format(date),
  edited: (year, month, day, clock) => {
    const [hours = '', minutes = ''] = clock.split(':')
    const format = year === null ? shortDay : shortDayWithYear
    return `${format.format(Date.UTC(year ?? 2000, month - 1, day))}, ${clockTime(Number(hours), minutes)}`
  },
  duration: (days, hours, minutes) =>
    [
      days > 0 && plural(days, 'day'),
      hours > 0 && plural(hours, 'hour'),
      minutes > 0 && plural(minutes, 'minute'),
    ]
      .filter(Boolean)
      .join(' ') || 'less than a minute',
  elapsed: (minutes, seconds) => (minutes === 0 ? `${seconds} s` : `${minutes} min ${seconds} s`),
}
