import { inquiries as words } from '#messages/admin/inquiries'
import { time } from '#messages/admin/time'
import { erasedAt } from '@/inquiries/erasure'
import { hasEnded } from '@/inquiries/letter'
import type { ListedInquiry } from '@/inquiries/ownerInquiries'
import { DAY_MS } from '@/lib/durations'
import { formatDate } from '@/posts/formatDate'
import { serverNow } from '@/supabase/serverClock'
import { todayInSeoul, toSeoulFields } from '../components/seoulTime'

const dayNumber = (date: string) => Date.parse(date) / DAY_MS

/** Formats when an inquiry came, in Seoul: “14:32” today, “Yesterday”, “Nov 27”, or the whole date of another year. */
export function formatArrival(createdAt: string, now = serverNow()): string {
  const { date, time: clock } = toSeoulFields(createdAt)
  const today = toSeoulFields(new Date(now).toISOString()).date
  const [hours = '', minutes = ''] = clock.split(':')
  const days = dayNumber(today) - dayNumber(date)
  if (days <= 0) return words.row.clock(hours, minutes)
  if (days === 1) return words.row.yesterday
  const [year, month, day] = date.split('-').map(Number)
  return today.startsWith(`${year}-`) ? words.row.day(month ?? 1, day ?? 1) : formatDate(createdAt)
}

/** Formats a date such as `2026-12-20`: “December 20”, with the year unless it is the current one. */
export const formatPromise = (date: string): string =>
  time.day(new Date(date), { timeZone: 'UTC', year: date.slice(0, 4) !== todayInSeoul().slice(0, 4) })

/** Returns the day on which an ended inquiry or spam is erased if nobody changes it. Null for others. */
export function erasingDay(inquiry: Pick<ListedInquiry, 'state' | 'updatedAt'>): string | null {
  const erased = inquiry.state === 'received' ? null : erasedAt(inquiry)
  return erased && formatDate(erased)
}

/** Returns for how many days the promised day has passed, by Seoul's calendar; 0 if it has not or the inquiry has ended. */
export function daysLate({ state, promisedOn }: Pick<ListedInquiry, 'state' | 'promisedOn'>): number {
  if (promisedOn === null || state === 'spam' || hasEnded(state)) return 0
  return Math.max(0, dayNumber(todayInSeoul()) - dayNumber(promisedOn))
}
