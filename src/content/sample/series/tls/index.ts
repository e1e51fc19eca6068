import { localized } from '@/content/localized'
import type { SeriesEntry } from '@/content/series/seriesEntry'

export const tls = localized({
  key: 'tls',
  title: 'TWINS LOVE STORY',
  titleLang: 'en',
  titleKo: { ko: '트윈스 러브 스토리', en: 'TWINS LOVE STORY' },
  schedule: { ko: '매주 수요일', en: 'Every Wednesday' },
  colors: { plate: '#2b0f3e', plateLine: '#ffc0d6', accent: '#ff5c93', background: '#ff86b0' },
  path: '/webtoon/Tls',
}) satisfies SeriesEntry
