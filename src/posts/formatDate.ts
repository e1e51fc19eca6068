import { dates, type Minute } from '#messages/dates'
import type { Photo } from '@/posts/post'

/** Korea's offset from UTC in ms. It is constant: there has been no daylight saving time since 1988. */
const SEOUL_OFFSET_MS = 9 * 3_600_000

/** Returns a date whose UTC fields are Korean time. */
export const toSeoulTime = (iso: string | null | undefined): Date =>
  new Date((iso ? Date.parse(iso) : Number.NaN) + SEOUL_OFFSET_MS)

/** Returns the year of a time in Korea, or '' if it is invalid. */
export function formatYear(iso: string): string {
  const year = toSeoulTime(iso).getUTCFullYear()
  return Number.isNaN(year) ? '' : String(year)
}

/** Returns the parts of a valid time in Korea. */
export function toMinute(iso: string): Minute {
  const inSeoul = toSeoulTime(iso)
  return {
    year: inSeoul.getUTCFullYear(),
    month: inSeoul.getUTCMonth() + 1,
    day: inSeoul.getUTCDate(),
    hour: inSeoul.getUTCHours(),
    minute: inSeoul.getUTCMinutes(),
  }
}

/** Returns the minute of a time in Korea. Null if it is invalid. */
export const seoulMinute = (iso: string | null | undefined): Minute | null =>
  // The last hours that a date can hold have no Korean time.
  iso && !Number.isNaN(toSeoulTime(iso).getTime()) ? toMinute(iso) : null

/**
 * Formats the day of a time: `2026. 9. 14.` or `Sep 14, 2026`. Returns '' if it is invalid. Always uses Korean time, so that
 * the static page and the visitor's browser render the same text.
 */
export function formatDate(iso: string | null | undefined): string {
  const minute = seoulMinute(iso)
  return minute ? dates.day(minute) : ''
}

/** Formats the time when a photo was taken, or else the date when it was added. */
export const photoDate = ({ meta, createdAt }: Photo): string =>
  meta.takenAt ? formatTakenAt(meta.takenAt) : formatDate(createdAt)

/** Formats the time when a photo was taken, in the camera's local time. Returns '' if it is invalid. */
export function formatTakenAt(iso: string | null | undefined): string {
  const parts = /^(\d{4})-(\d{2})-(\d{2})[T ](\d{2}):(\d{2})/.exec(iso ?? '')
  if (!parts) return formatDate(iso)
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0] = parts.slice(1).map(Number)
  return dates.minute({ year, month, day, hour, minute })
}
