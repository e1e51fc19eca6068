import { localized } from '@/content/localized'
import type { NovelEntry } from '@/content/novels/novelEntry'

export const tls = localized({
  key: 'tls',
  title: { ko: '해와 달의 연애사', en: 'Twins Love Story' },
  nameEn: 'Twins Love Story',
  path: '/novel/Tls',
  series: 'tls',
}) satisfies NovelEntry
