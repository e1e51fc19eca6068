import type { dates as Korean, Minute } from '../ko/dates.ts'

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const formatDay = ({ year, month, day }: Pick<Minute, 'year' | 'month' | 'day'>) =>
  `${MONTHS[month - 1] ?? month} ${day}, ${year}`

export const dates: typeof Korean = {
  day: formatDay,
  minute: ({ hour, minute, ...day }) =>
    `${formatDay(day)}, ${hour % 12 || 12}:${String(minute).padStart(2, '0')} ${hour < 12 ? 'AM' : 'PM'}`,
}
