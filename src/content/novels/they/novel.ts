import type { NovelTexts } from '../novel'
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
  chapters: [
    {
      number: 1,
      title: '등불지기',
      minutes: 3,
      published: '2026-04-25',
      text: () => import('./chapters/1'),
    },
    { number: 2, title: '이름을 맡기는 아이', minutes: 16 },
    { number: 3, title: '강을 건너는 법', minutes: 12 },
    { number: 4, title: '숲에서 온 손님', minutes: 18 },
  ],
} satisfies NovelTexts
