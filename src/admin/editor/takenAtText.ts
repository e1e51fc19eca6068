import { SEOUL_OFFSET } from '../components/seoulOffset'

const STORED = /^(\d{4}-\d{2}-\d{2})[T ](\d{2}:\d{2}(?::\d{2})?)(?:\.\d+)?(Z|[+-]\d{2}:\d{2})?$/

/** A day, and a time unless it is not known: `2025. 10. 19. 오전 6:41`, `2025-10-19 06:41:12 +01:00`, `2025년 10월 19일`. */
const TYPED =
  /^(\d{4})\s*[-./:년]\s*(\d{1,2})\s*[-./:월]\s*(\d{1,2})\s*[.일]?(?:[T,\s]\s*(오전|오후)?\s*(\d{1,2}):(\d{2})(?::(\d{2})(?:\.\d+)?)?\s*(Z|[+-]\d{2}:\d{2})?)?$/i

/** When a photograph was taken, stored by ISO 8601, as its field shows it: `2025-10-19 06:41:12`, with an offset that is not Seoul's. */
export function takenAtText(stored: string): string {
  const [, day, time, offset = SEOUL_OFFSET] = STORED.exec(stored) ?? []
  if (day === undefined || time === undefined) return stored
  return offset === SEOUL_OFFSET ? `${day} ${time}` : `${day} ${time} ${offset}`
}

/** What was typed as ISO 8601, in Seoul's time unless it says another; null when it is no day, or no time of a day. */
export function parseTakenAt(typed: string): string | null {
  const parts = TYPED.exec(typed.trim())
  if (!parts) return null
  const [, year, month, date, half, hour, minute, second = '00', offset = SEOUL_OFFSET] = parts
  const day = `${year}-${twoDigits(month)}-${twoDigits(date)}`
  if (!isDay(day)) return null
  if (hour === undefined) return day
  const iso = `${day}T${hourOf(half, hour)}:${minute}:${second}${offset.toUpperCase()}`
  return Number.isNaN(Date.parse(iso)) ? null : iso
}

const twoDigits = (digits: string | undefined) => (digits ?? '').padStart(2, '0')

/** JavaScript takes 30 February for 2 March. */
function isDay(day: string): boolean {
  const at = new Date(`${day}T00:00Z`)
  return !Number.isNaN(at.getTime()) && at.toISOString().startsWith(day)
}

/** `오후`, `6` as `18`; nothing of a half that has no such hour. */
function hourOf(half: string | undefined, hour: string): string {
  if (half === undefined) return twoDigits(hour)
  const number = Number(hour)
  if (number < 1 || number > 12) return ''
  return twoDigits(String((number % 12) + (half === '오후' ? 12 : 0)))
}
