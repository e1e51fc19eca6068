import { time } from '#messages/admin/time'

/** Formats an ISO 8601 time in Seoul: “2026. 11. 18. 21:04”. Empty for null. */
export function formatMoment(moment: string | null): string {
  return moment === null ? '' : time.moment(new Date(moment))
}
