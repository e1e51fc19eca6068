import { localized } from '@/content/localized'
import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default localized({
  titleLines: { ko: ['마지막 문장'], en: ['The Last', 'Sentence'] },
  titleEn: 'The Last Sentence',
  genre: { ko: '공모전 단편', en: 'Contest short story' },
  blurb: {
    ko: '첫 문장이 아니라 마지막 문장만을 겨루는 공모전이 열린다. 십칠 년째 예심에서 떨어진 한 사람이 올해는 심사위원 자리에 앉게 된다.',
    en: 'There is a contest not for first sentences, but for last ones. Someone who has been turned down in the first round for seventeen years finds a seat among the judges this year.',
  },
  cover,
  coverAlt: {
    ko: '펜촉이 산처럼 솟아 있고 작은 사람이 그 위를 기어오르는 표지',
    en: 'Cover on which pen nibs rise like mountains and a small person climbs them',
  },
}) satisfies NovelTexts
