import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default {
  titleLines: ['빈 페이지', '수집가'],
  titleEn: 'The Collector of Blank Pages',
  genre: '짧은 소설집',
  blurb:
    '책마다 마지막에 끼어 있는 빈 종이만을 모으는 사람이 있다. 그가 모은 열두 장의 빈 페이지에 얽힌 열두 편의 짧은 소설.',
  cover,
  coverAlt: '노란 바탕에 펼친 책에서 흰 종이들이 새처럼 날아오르는 표지',
} satisfies NovelTexts
