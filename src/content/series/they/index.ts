import type { SeriesEntry } from '../seriesEntry.ts'

export const they = {
  key: 'they',
  title: 'The One and They',
  titleLang: 'en',
  path: '/webtoon/They',
} as const satisfies SeriesEntry
