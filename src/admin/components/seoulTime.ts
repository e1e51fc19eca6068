import { serverNow } from '@/supabase/serverClock'
import { DAY_MS, MINUTE_MS } from '@/lib/korean/durations'
import { SEOUL_OFFSET } from './seoulOffset'

const timeZone = 'Asia/Seoul'

const fieldsIn = (zone: string | undefined) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone: zone, dateStyle: 'short', timeStyle: 'short' })
const fields = fieldsIn(timeZone)
const day = new Intl.DateTimeFormat('ko-KR', { timeZone, month: 'long', day: 'numeric' })
const dayWithYear = new Intl.DateTimeFormat('ko-KR', { timeZone, dateStyle: 'long' })
const weekday = new Intl.DateTimeFormat('ko-KR', { timeZone, weekday: 'long' })

const NOON = 12
/** “오전 9:00”: what browsers write for the half of the day differs. */
function halfDayTime(hours: number, minutes: string): string {
  return `${hours < NOON ? '오전' : '오후'} ${hours % NOON || NOON}:${minutes}`
}

/** What date and time fields show of a moment: `2026-11-28` and `09:00`, in Seoul. */
export function seoulFields(moment: string): { date: string; time: string } {
  const [date = '', time = ''] = fields.format(new Date(moment)).split(' ')
  return { date, time }
}

/** The moment (ISO 8601) that date and time fields name in Seoul; empty while either is missing or names none. */
export function momentInSeoul(date: string, time: string): string {
  const at = Date.parse(`${date}T${time}:00${SEOUL_OFFSET}`)
  return date === '' || time === '' || Number.isNaN(at) ? '' : new Date(at).toISOString()
}

/** Today in Seoul, by the server's clock: `2026-11-22`. */
export const todayInSeoul = () => seoulFields(new Date(serverNow()).toISOString()).date

function said(time: string): string {
  const [hours = '', minutes = ''] = time.split(':')
  return halfDayTime(Number(hours), minutes)
}

const timeInSeoul = (moment: string) => said(seoulFields(moment).time)

const midnight = (moment: string) => Date.parse(seoulFields(moment).date)

/** How many midnights of Seoul lie between two moments (ISO 8601): none within the same day. */
export function daysBetween(from: string, to: string): number {
  return Math.max(0, midnight(to) - midnight(from)) / DAY_MS
}

/** “11월 28일” in Seoul. */
export const seoulDay = (moment: string) => day.format(new Date(moment))

/** “11월 28일 오전 9:00” in Seoul; the year is said where it is another one. */
export function seoulMoment(moment: string): string {
  const isThisYear = seoulFields(moment).date.slice(0, 4) === todayInSeoul().slice(0, 4)
  return `${(isThisYear ? day : dayWithYear).format(new Date(moment))} ${timeInSeoul(moment)}`
}

/** “11월 28일 토요일 오전 9:00” in Seoul; the year likewise. */
export function seoulMomentWithDay(moment: string): string {
  const time = timeInSeoul(moment)
  return `${seoulMoment(moment).slice(0, -time.length)}${weekday.format(new Date(moment))} ${time}`
}

/** What a device's clock will show then, this one's if no other is named, with the day where it is another; null where it shows the same. */
export function timeOfDevice(moment: string, zone?: string): string | null {
  const at = new Date(moment)
  const [date = '', time = ''] = fieldsIn(zone).format(at).split(' ')
  const seoul = seoulFields(moment)
  if (date === seoul.date) return time === seoul.time ? null : said(time)
  const dayThere = new Intl.DateTimeFormat('ko-KR', { timeZone: zone, month: 'long', day: 'numeric' })
  return `${dayThere.format(at)} ${said(time)}`
}

const HOUR_MINUTES = 60
const DAY_MINUTES = 24 * HOUR_MINUTES

/** “5일 22시간 25분”, “1분 미만”: how long until a moment, by the server's clock. */
export function timeUntil(moment: string): string {
  const minutes = Math.max(0, Math.floor((Date.parse(moment) - serverNow()) / MINUTE_MS))
  const parts = [
    [Math.floor(minutes / DAY_MINUTES), '일'],
    [Math.floor((minutes % DAY_MINUTES) / HOUR_MINUTES), '시간'],
    [minutes % HOUR_MINUTES, '분'],
  ] as const
  const words = parts.filter(([count]) => count > 0).map(([count, unit]) => `${count}${unit}`)
  return words.length === 0 ? '1분 미만' : words.join(' ')
}
