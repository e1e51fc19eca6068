import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default {
  titleLines: ['그 애와', '그들'],
  titleEn: 'The One and They',
  genre: '성장 판타지',
  blurb:
    '등불을 켜는 소년과 보이지 않는 이웃들의 백 일. 웹툰에서 다 그리지 못한 밤들을 소년의 셈법으로 하나씩 적어 내려간 이야기.',
  cover,
  coverAlt: '커다란 등불 속에 붉은 목도리를 두른 소년과 뿔 달린 그림자가 나란히 선 표지',
  ground: '#16323c',
} satisfies NovelTexts
