import type { SeriesEntry } from '@/content/series/seriesEntry'

export const they = {
  key: 'they',
  title: 'The One and They',
  titleLang: 'en',
  titleKo: '그 애와 그들',
  schedule: '매주 토요일',
  colors: { plate: '#07262b', plateLine: '#a9d8d3', accent: '#2b7f7e', background: '#0e2f3a' },
  path: '/webtoon/They',
} as const satisfies SeriesEntry
