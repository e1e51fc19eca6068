import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default {
  titleLines: ['먹룡의 사서'],
  titleEn: 'Librarian of the Ink Dragon',
  genre: '판타지 장편',
  blurb:
    '나라의 모든 글자는 한 마리 용의 몸에서 나온 먹으로 쓰인다. 용이 늙어 글자가 흐려지던 해, 가장 어린 사서가 용의 이름을 다시 쓰러 벼루 골짜기로 떠난다.',
  cover,
  coverAlt: '황금빛 원을 휘감은 먹빛 용이 펼친 책에서 솟아오르는 표지',
} satisfies NovelTexts
