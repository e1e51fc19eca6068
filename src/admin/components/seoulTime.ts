import { serverNow } from '@/supabase/serverClock'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { SEOUL_OFFSET } from './seoulOffset'

const timeZone = 'Asia/Seoul'

const fieldsIn = (zone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
const fields = fieldsIn(timeZone)
const day = new Intl.DateTimeFormat('ko-KR', { timeZone, month: 'long', day: 'numeric' })
const dayWithYear = new Intl.DateTimeFormat('ko-KR', { timeZone, dateStyle: 'long' })
const weekday = new Intl.DateTimeFormat('ko-KR', { timeZone, weekday: 'long' })

const NOON = 12
/** Formats “오전 9:00”. Not by `Intl`: browsers format the day period differently. */
function halfDayTime(hours: number, minutes: string): string {
  return `${hours < NOON ? '오전' : '오후'} ${hours % NOON || NOON}:${minutes}`
}

/** Returns the values of date and time inputs for an ISO 8601 time: `2026-11-28` and `09:00`, in Seoul. */
export function toSeoulFields(moment: string): { date: string; time: string } {
  const [date = '', time = ''] = fields.format(new Date(moment)).split(' ')
  return { date, time }
}

/** Returns the ISO 8601 time for date and time inputs in Seoul. Empty if one of them is empty or invalid. */
export function fromSeoulFields(date: string, time: string): string {
  const ms = Date.parse(`${date}T${time}:00${SEOUL_OFFSET}`)
  return date === '' || time === '' || Number.isNaN(ms) ? '' : new Date(ms).toISOString()
}

/** Returns today's date in Seoul by the server's clock: `2026-11-22`. */
export const todayInSeoul = () => toSeoulFields(new Date(serverNow()).toISOString()).date

function formatTime(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return halfDayTime(Number(hours), minutes)
}

const formatSeoulTime = (moment: string) => formatTime(toSeoulFields(moment).time)

const seoulMidnight = (moment: string) => Date.parse(toSeoulFields(moment).date)

/** Returns the number of days between two ISO 8601 times, counted by calendar days in Seoul. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, seoulMidnight(to) - seoulMidnight(from)) / DAY_MS
}

/** Formats “11월 28일” in Seoul. */
export const formatSeoulDay = (moment: string) => day.format(new Date(moment))

/** Formats “11월 28일 오전 9:00” in Seoul, with the year unless it is the current one. */
export function formatSeoulDateTime(moment: string): string {
  const isThisYear = toSeoulFields(moment).date.slice(0, 4) === todayInSeoul().slice(0, 4)
  return `${(isThisYear ? day : dayWithYear).format(new Date(moment))} ${formatSeoulTime(moment)}`
}

/** Formats “11월 28일 토요일 오전 9:00” in Seoul, with the year unless it is the current one. */
export function formatSeoulDateTimeWithWeekday(moment: string): string {
  const time = formatSeoulTime(moment)
  return `${formatSeoulDateTime(moment).slice(0, -time.length)}${weekday.format(new Date(moment))} ${time}`
}

/**
 * Formats a time in `zone` (default: the device's time zone), with the date if it differs from Seoul's. Returns null if
 * date and time are the same as in Seoul.
 */
export function deviceTimeText(moment: string, zone?: string): string | null {
  const instant = new Date(moment)
  const [date = '', time = ''] = fieldsIn(zone).format(instant).split(' ')
  const seoul = toSeoulFields(moment)
  if (date === seoul.date) return time === seoul.time ? null : formatTime(time)
  const zoneDay = new Intl.DateTimeFormat('ko-KR', { timeZone: zone, month: 'long', day: 'numeric' })
  return `${zoneDay.format(instant)} ${formatTime(time)}`
}

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Formats the time that remains by the server's clock: “5일 22시간 25분”, “1분 미만”. */
export function timeUntil(moment: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(moment) - serverNow()) / MINUTE_MS))
  const parts = [
    [Math.floor(minutes / DAY_MINUTES), '일'],
    [Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES), '시간'],
    [minutes % HOUR_MINUTES, '분'],
  ] as const
  const texts = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`)
  return texts.length === 0 ? '1분 미만' : texts.join(' ')
}
