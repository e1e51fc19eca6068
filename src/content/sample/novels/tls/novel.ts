import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default {
  titleLines: ['해와 달의', '연애사'],
  titleEn: 'Twins Love Story',
  genre: '장편 로맨스',
  blurb:
    '생일이 하루 다른 쌍둥이에게 반씩 나뉜 고백 편지가 도착한다. 웹툰 「트윈스 러브 스토리」의 이 년 전, 두 사람이 아직 똑같은 머리를 하고 있던 겨울의 이야기.',
  cover,
  coverAlt: '마주 본 두 옆얼굴 사이의 빈 공간이 꽃병처럼 보이는 붉고 푸른 표지',
  ground: '#ff9dbe',
} satisfies NovelTexts
