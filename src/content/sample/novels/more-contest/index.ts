import { localized } from '@/content/localized'
import type { NovelEntry } from '@/content/novels/novelEntry'

export const moreContest = localized({
  key: 'more-contest',
  title: { ko: '마지막 문장', en: 'The Last Sentence' },
  nameEn: 'The Last Sentence',
  tab: { slug: 'contest', label: { ko: '공모전', en: 'Contests' }, layout: 'contest' },
}) satisfies NovelEntry
