import type { SeriesEntry } from '../seriesEntry.ts'

export const some = {
  key: 'some',
  title: 'Somebodies',
  titleLang: 'en',
  path: '/webtoon/Some',
} as const satisfies SeriesEntry
