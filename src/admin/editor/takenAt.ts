import { SEOUL_OFFSET } from '../components/seoulOffset'

const STORED_TIME = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/

/**
 * A date with an optional time: `2025. 10. 19. 6:41`, `2025-10-19 06:41:12 +01:00`. The Korean signs of year, month and day
 * may follow the numbers, and a Korean day period may precede the hour.
 */
const TYPED_TIME =
  /^(\d{4})\s*[-./:\uB144]\s*(\d{1,2})\s*[-./:\uC6D4]\s*(\d{1,2})\s*[.\uC77C]?(?:[T,\s]\s*(\uC624\uC804|\uC624\uD6C4)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?)?$/i

/** Formats a stored ISO 8601 time: `2025-10-19 06:41:12`, followed by the offset if it is not Seoul's. */
export function formatTakenAt(stored: string): string {
  const [, day, time, offset = SEOUL_OFFSET] = STORED_TIME.exec(stored) ?? []
  if (day === undefined || time === undefined) return stored
  return offset === SEOUL_OFFSET ? `${day} ${time}` : `${day} ${time} ${offset}`
}

/** Parses a typed time to ISO 8601. The offset defaults to Seoul's. Returns null if the date or time is invalid. */
export function parseTakenAt(typed: string): string | null {
  const parts = TYPED_TIME.exec(typed.trim())
  if (!parts) return null
  const [, year, month, date, half, hour, minute, second = '00', offset = SEOUL_OFFSET] = parts
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`
  if (!isValidDay(day)) return null
  if (hour === undefined) return day
  const iso = `${day}T${parseHour(half, hour)}:${minute}:${second}${offset.toUpperCase()}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

/** Korean for p.m. */
const AFTERNOON = '\uC624\uD6C4'

const twoDigits = (digits: string | undefined) => (digits ?? '').padStart(2, '0')

/** `Date` reads 30 February as 2 March, so the parsed date is compared with the text. */
function isValidDay(day: string): boolean {
  const date = new Date(`${day}T00:00Z`)
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)
}

/** Returns the hour in 24-hour form; `half` is the Korean word for a.m. or p.m.: 6 p.m. is `18`. Empty if a 12-hour clock has no such hour. */
function parseHour(half: string | undefined, hour: string): string {
  if (half === undefined) return twoDigits(hour)
  const number = Number(hour)
  if (number < 1 || number > 12) return ''
  return twoDigits(String((number % 12) + (half === AFTERNOON ? 12 : 0)))
}
