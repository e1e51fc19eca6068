import type { NovelEntry } from '@/content/novels/novelEntry'

export const tls = {
  key: 'tls',
  title: '해와 달의 연애사',
  nameEn: 'Twins Love Story',
  path: '/novel/Tls',
  series: 'tls',
} as const satisfies NovelEntry
