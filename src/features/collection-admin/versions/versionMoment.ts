/** By its parts: browsers do not agree on what Korean calls the halves of the day. */
const parts = new Intl.DateTimeFormat('en', {
  timeZone: 'Asia/Seoul',
  hourCycle: 'h23',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
})

function inSeoul(date: Date) {
  const read = new Map(parts.formatToParts(date).map(({ type, value }) => [type, value]))
  const of = (type: Intl.DateTimeFormatPartTypes) => Number(read.get(type))
  return {
    year: of('year'),
    day: `${of('month')}월 ${of('day')}일`,
    hour: of('hour'),
    minute: String(of('minute')).padStart(2, '0'),
  }
}

/** “11월 12일 오후 6:42” in Seoul, with the year where it is another one than now. */
export function versionMoment(moment: string, now = new Date()): string {
  const { year, day, hour, minute } = inSeoul(new Date(moment))
  const time = `${day} ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${minute}`
  return year === inSeoul(now).year ? time : `${year}년 ${time}`
}

/** “11월 12일” in Seoul. */
export function versionDay(moment: string): string {
  return inSeoul(new Date(moment)).day
}
