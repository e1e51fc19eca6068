import { INQUIRY_KEPT_DAYS, SPAM_KEPT_DAYS } from '@/config/constants'
import { DAY_MS } from '@/lib/durations'
import { hasEnded, type InquiryState } from './letter'

/**
 * Returns when an inquiry is erased unless it changes before, as ISO 8601 time. Null while it is answered or in work, because only ended
 * and unanswered ones are erased.
 */
export function erasedAt({ state, updatedAt }: { state: InquiryState; updatedAt: string }): string | null {
  const days = keptDays(state)
  return days === null ? null : new Date(Date.parse(updatedAt) + days * DAY_MS).toISOString()
}

function keptDays(state: InquiryState): number | null {
  if (state === 'spam') return SPAM_KEPT_DAYS
  return state === 'received' || hasEnded(state) ? INQUIRY_KEPT_DAYS : null
}
