import type { NovelEntry } from '@/content/novels/novelEntry'

export const moreBook = {
  key: 'more-book',
  title: '빈 페이지 수집가',
  nameEn: 'The Collector of Blank Pages',
  tab: { slug: 'book', label: '단행본', layout: 'shelf' },
} as const satisfies NovelEntry
