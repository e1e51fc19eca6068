import { localized } from '@/content/localized'
import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default localized({
  titleLines: { ko: ['해와 달의', '연애사'], en: ['Twins', 'Love Story'] },
  titleEn: 'Twins Love Story',
  genre: { ko: '장편 로맨스', en: 'Romance novel' },
  blurb: {
    ko: '생일이 하루 다른 쌍둥이에게 반씩 나뉜 고백 편지가 도착한다. 웹툰 「트윈스 러브 스토리」의 이 년 전, 두 사람이 아직 똑같은 머리를 하고 있던 겨울의 이야기.',
    en: 'A love letter, split in half, arrives for twins whose birthdays are a day apart. The story of a winter two years before the webtoon “TWINS LOVE STORY”, when the two still wore their hair alike.',
  },
  cover,
  coverAlt: {
    ko: '마주 본 두 옆얼굴 사이의 빈 공간이 꽃병처럼 보이는 붉고 푸른 표지',
    en: 'Red and blue cover on which the space between two facing profiles looks like a vase',
  },
  ground: '#ff9dbe',
}) satisfies NovelTexts
