import { localized } from '@/content/localized'
import type { SeriesEntry } from '@/content/series/seriesEntry'

export const some = localized({
  key: 'some',
  title: 'Somebodies',
  titleLang: 'en',
  titleKo: { ko: '썸바디스', en: 'Somebodies' },
  schedule: { ko: '격주 금요일, 완결', en: 'Every other Friday, completed' },
  colors: { plate: '#14110f', plateLine: '#ffd97a', accent: '#ffc93c', background: '#ffc233' },
  path: '/webtoon/Some',
}) satisfies SeriesEntry
