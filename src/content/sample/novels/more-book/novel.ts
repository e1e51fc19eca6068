import { localized } from '@/content/localized'
import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default localized({
  titleLines: { ko: ['빈 페이지', '수집가'], en: ['The Collector', 'of Blank Pages'] },
  titleEn: 'The Collector of Blank Pages',
  genre: { ko: '짧은 소설집', en: 'Very short stories' },
  blurb: {
    ko: '책마다 마지막에 끼어 있는 빈 종이만을 모으는 사람이 있다. 그가 모은 열두 장의 빈 페이지에 얽힌 열두 편의 짧은 소설.',
    en: 'Someone collects only the blank sheets that are bound in at the end of every book. Twelve short tales of the twelve blank pages in the collection.',
  },
  cover,
  coverAlt: {
    ko: '노란 바탕에 펼친 책에서 흰 종이들이 새처럼 날아오르는 표지',
    en: 'Yellow cover on which white sheets fly up like birds from an open book',
  },
}) satisfies NovelTexts
