import { localized } from '@/content/localized'
import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default localized({
  titleLines: { ko: ['그 애와', '그들'], en: ['The One', 'and They'] },
  titleEn: 'The One and They',
  genre: { ko: '성장 판타지', en: 'Coming-of-age fantasy' },
  blurb: {
    ko: '등불을 켜는 소년과 보이지 않는 이웃들의 백 일. 웹툰에서 다 그리지 못한 밤들을 소년의 셈법으로 하나씩 적어 내려간 이야기.',
    en: 'A hundred days of a boy who lights lanterns and the neighbors nobody sees. The nights that didn’t all fit into the webtoon, set down one by one in the boy’s own way of counting.',
  },
  cover,
  coverAlt: {
    ko: '커다란 등불 속에 붉은 목도리를 두른 소년과 뿔 달린 그림자가 나란히 선 표지',
    en: 'Cover on which a boy in a red scarf and a horned shadow stand side by side inside a large lantern',
  },
  ground: '#16323c',
}) satisfies NovelTexts
