import { localized } from '@/content/localized'
import type { NovelEntry } from '@/content/novels/novelEntry'

export const moreFantasy = localized({
  key: 'more-fantasy',
  title: { ko: '먹룡의 사서', en: 'Librarian of the Ink Dragon' },
  nameEn: 'Librarian of the Ink Dragon',
  tab: { slug: 'fantasy', label: { ko: '판타지', en: 'Fantasy' }, layout: 'fantasy' },
}) satisfies NovelEntry
