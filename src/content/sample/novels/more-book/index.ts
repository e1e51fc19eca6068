import { localized } from '@/content/localized'
import type { NovelEntry } from '@/content/novels/novelEntry'

export const moreBook = localized({
  key: 'more-book',
  title: { ko: '빈 페이지 수집가', en: 'The Collector of Blank Pages' },
  nameEn: 'The Collector of Blank Pages',
  tab: { slug: 'book', label: { ko: '단행본', en: 'Books' }, layout: 'shelf' },
}) satisfies NovelEntry
