import { INQUIRY_KEPT_DAYS, SPAM_KEPT_DAYS } from '@/config/constants'
import { DAY_MS } from '@/lib/durations'
import { hasEnded, type InquiryState } from './letter'

/**
 * Returns when an inquiry is erased unless it changes before, as ISO 8601 time. Null while it is answered or in work, because only ended
 * and unanswered ones are erased.
 */
export function erasedAt({ state, updatedAt }: { state: InquiryState; updatedAt: string }): string | null {
  const days = keptDays(state)
  return days === null ? null : daysAfter(updatedAt, days)
}

/** Returns when a letter is erased if its last change was at `iso`, also if it is being answered: as ISO 8601 time. */
export const erasedAfter = (iso: string): string => daysAfter(iso, INQUIRY_KEPT_DAYS)

const daysAfter = (iso: string, days: number) => new Date(Date.parse(iso) + days * DAY_MS).toISOString()

function keptDays(state: InquiryState): number | null {
  if (state === 'spam') return SPAM_KEPT_DAYS
  return state === 'received' || hasEnded(state) ? INQUIRY_KEPT_DAYS : null
}
