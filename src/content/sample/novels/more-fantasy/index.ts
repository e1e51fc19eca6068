import type { NovelEntry } from '@/content/novels/novelEntry'

export const moreFantasy = {
  key: 'more-fantasy',
  title: '먹룡의 사서',
  nameEn: 'Librarian of the Ink Dragon',
  tab: { slug: 'fantasy', label: '판타지', layout: 'fantasy' },
} as const satisfies NovelEntry
