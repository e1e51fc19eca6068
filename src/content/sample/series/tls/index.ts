import type { SeriesEntry } from '@/content/series/seriesEntry'

export const tls = {
  key: 'tls',
  title: 'TWINS LOVE STORY',
  titleLang: 'en',
  titleKo: '트윈스 러브 스토리',
  schedule: '매주 수요일',
  colors: { plate: '#2b0f3e', plateLine: '#ffc0d6', accent: '#ff5c93', background: '#ff86b0' },
  path: '/webtoon/Tls',
} as const satisfies SeriesEntry
