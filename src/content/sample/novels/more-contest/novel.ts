import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default {
  titleLines: ['마지막 문장'],
  titleEn: 'The Last Sentence',
  genre: '공모전 단편',
  blurb:
    '첫 문장이 아니라 마지막 문장만을 겨루는 공모전이 열린다. 십칠 년째 예심에서 떨어진 한 사람이 올해는 심사위원 자리에 앉게 된다.',
  cover,
  coverAlt: '펜촉이 산처럼 솟아 있고 작은 사람이 그 위를 기어오르는 표지',
} satisfies NovelTexts
