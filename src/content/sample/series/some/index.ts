import type { SeriesEntry } from '@/content/series/seriesEntry'

export const some = {
  key: 'some',
  title: 'Somebodies',
  titleLang: 'en',
  titleKo: '썸바디스',
  schedule: '격주 금요일, 완결',
  colors: { plate: '#14110f', plateLine: '#ffd97a', accent: '#ffc93c', background: '#ffc233' },
  path: '/webtoon/Some',
} as const satisfies SeriesEntry
