import type { SeriesEntry } from '../seriesEntry.ts'

export const tls = {
  key: 'tls',
  title: 'TWINS LOVE STORY',
  titleLang: 'en',
  path: '/webtoon/Tls',
} as const satisfies SeriesEntry
