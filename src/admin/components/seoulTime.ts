import { time as words } from '#messages/admin/time'
import { DAY_MS, MINUTE_MS } from '@/lib/durations'
import { serverNow } from '@/supabase/serverClock'
import { SEOUL_OFFSET } from './seoulOffset'

const timeZone = 'Asia/Seoul'

const fieldsIn = (zone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
const fields = fieldsIn(timeZone)

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
  return words.clock(Number(hours), minutes)
}

const formatSeoulTime = (moment: string) => formatTime(toSeoulFields(moment).time)

const seoulMidnight = (moment: string) => Date.parse(toSeoulFields(moment).date)

/** Returns the number of days between two ISO 8601 times, counted by calendar days in Seoul. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, seoulMidnight(to) - seoulMidnight(from)) / DAY_MS
}

/** Formats “November 28” in Seoul. */
export const formatSeoulDay = (moment: string) => words.day(new Date(moment), { timeZone })

function formatDateTime(moment: string, weekday: boolean): string {
  const year = toSeoulFields(moment).date.slice(0, 4) !== todayInSeoul().slice(0, 4)
  return words.dateTime(words.day(new Date(moment), { timeZone, year, weekday }), formatSeoulTime(moment))
}

/** Formats “November 28 at 9:00 AM” in Seoul, with the year unless it is the current one. */
export const formatSeoulDateTime = (moment: string): string => formatDateTime(moment, false)

/** Formats “Saturday, November 28 at 9:00 AM” in Seoul, with the year unless it is the current one. */
export const formatSeoulDateTimeWithWeekday = (moment: string): string => formatDateTime(moment, true)

/**
 * Formats a time in `zone` (default: the device's time zone), with the date if it differs from Seoul's. Returns null if
 * date and time are the same as in Seoul.
 */
export function deviceTimeText(moment: string, zone?: string): string | null {
  const instant = new Date(moment)
  const [date = '', time = ''] = fieldsIn(zone).format(instant).split(' ')
  const seoul = toSeoulFields(moment)
  if (date === seoul.date) return time === seoul.time ? null : formatTime(time)
  return words.dateTime(words.day(instant, { timeZone: zone }), formatTime(time))
}

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** Formats the time that remains by the server's clock: “5 days 22 hours 25 minutes”, “less than a minute”. */
export function timeUntil(moment: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(moment) - serverNow()) / MINUTE_MS))
  return words.duration(
    Math.floor(minutes / DAY_MINUTES),
    Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES),
    minutes % HOUR_MINUTES,
  )
}
