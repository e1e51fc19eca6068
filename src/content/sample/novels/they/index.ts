import type { NovelEntry } from '@/content/novels/novelEntry'

export const they = {
  key: 'they',
  title: '그 애와 그들',
  nameEn: 'He and They',
  path: '/novel/They',
  series: 'they',
} as const satisfies NovelEntry
