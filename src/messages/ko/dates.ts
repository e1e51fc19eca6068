/** A time of day in a calendar day. `month` is 1 for January, `hour` 0 to 23. */
export interface Minute {
  year: number
  month: number
  day: number
  hour: number
  minute: number
}

/** Dates and times. Without `Intl`, which takes 50 ms to set up on a phone. */
export const dates = {
  /** `2026. 9. 14.` */
  day: ({ year, month, day }: Pick<Minute, 'year' | 'month' | 'day'>) => `${year}. ${month}. ${day}.`,
  /** `2025. 10. 19. 오전 6:41` */
  minute: ({ year, month, day, hour, minute }: Minute) =>
    `${year}. ${month}. ${day}. ${hour < 12 ? '오전' : '오후'} ${hour % 12 || 12}:${String(minute).padStart(2, '0')}`,
}
