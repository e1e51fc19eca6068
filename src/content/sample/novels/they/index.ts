import { localized } from '@/content/localized'
import type { NovelEntry } from '@/content/novels/novelEntry'

export const they = localized({
  key: 'they',
  title: { ko: '그 애와 그들', en: 'The One and They' },
  nameEn: { ko: 'He and They', en: 'The One and They' },
  path: '/novel/They',
  series: 'they',
}) satisfies NovelEntry
