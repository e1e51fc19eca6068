const format = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Formats an ISO 8601 time in Seoul: “2026. 11. 18. 21:04”. Empty for null. */
export function formatMoment(moment: string | null): string {
  return moment === null ? '' : format.format(new Date(moment))
}
