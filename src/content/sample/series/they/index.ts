import { localized } from '@/content/localized'
import type { SeriesEntry } from '@/content/series/seriesEntry'

export const they = localized({
  key: 'they',
  title: 'The One and They',
  titleLang: 'en',
  titleKo: { ko: '그 애와 그들', en: 'The One and They' },
  schedule: { ko: '매주 토요일', en: 'Every Saturday' },
  colors: { plate: '#07262b', plateLine: '#a9d8d3', accent: '#2b7f7e', background: '#0e2f3a' },
  path: '/webtoon/They',
}) satisfies SeriesEntry
