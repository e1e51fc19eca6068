/** Format of a day. `year` and `weekday` say what it includes. */
interface DayFormat {
  timeZone: string | undefined
  year?: boolean
  weekday?: boolean
}

const moment = new Intl.DateTimeFormat('ko-KR', {
  timeZone: 'Asia/Seoul',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** Dates, times and durations on the pages of the admin area. */
export const time = {
  /** “11월 28일”. */
  day: (date: Date, { timeZone, year, weekday }: DayFormat) =>
    new Intl.DateTimeFormat('ko-KR', {
      timeZone,
      year: year ? 'numeric' : undefined,
      month: 'long',
      day: 'numeric',
      weekday: weekday ? 'long' : undefined,
    }).format(date),
  /** “오전 9:00”. Not by `Intl`: browsers format the day period differently. */
  clock: (hours: number, minutes: string) => `${hours < 12 ? '오전' : '오후'} ${hours % 12 || 12}:${minutes}`,
  dateTime: (day: string, clock: string) => `${day} ${clock}`,
  /** “2026. 11. 18. 21:04”. */
  moment: (date: Date) => moment.format(date),
  /** “11. 18. 21:04”, with the year if there is one. `clock` is `21:04`. */
  edited: (year: number | null, month: number, day: number, clock: string) =>
    `${year === null ? '' : `${year}. `}${month}. ${day}. ${clock}`,
  /** “5일 22시간 25분”. */
  duration: (days: number, hours: number, minutes: number) =>
    [days > 0 && `${days}일`, hours > 0 && `${hours}시간`, minutes > 0 && `${minutes}분`]
      .filter(Boolean)
      .join(' ') || '1분 미만',
  /** “1분 20초”. */
  elapsed: (minutes: number, seconds: number) =>
    minutes === 0 ? `${seconds}초` : `${minutes}분 ${seconds}초`,
}
