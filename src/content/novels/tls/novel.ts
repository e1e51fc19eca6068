import type { NovelTexts } from '../novel'
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
  chapters: [
    {
      number: 1,
      title: '같은 얼굴의 봄',
      minutes: 4,
      published: '2026-02-14',
      text: () => import('./chapters/1'),
    },
    {
      number: 2,
      title: '벽 하나를 사이에 두고',
      minutes: 3,
      published: '2026-03-14',
      text: () => import('./chapters/2'),
    },
    { number: 3, title: '먼저 본 사람, 먼저 말한 사람', minutes: 14 },
    { number: 4, title: '우산은 한 개', minutes: 11 },
  ],
} satisfies NovelTexts
