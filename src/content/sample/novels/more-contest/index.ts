import type { NovelEntry } from '@/content/novels/novelEntry'

export const moreContest = {
  key: 'more-contest',
  title: '마지막 문장',
  nameEn: 'The Last Sentence',
  tab: { slug: 'contest', label: '공모전', layout: 'contest' },
} as const satisfies NovelEntry
