import { localized } from '@/content/localized'
import type { NovelTexts } from '@/content/novels/novel'
import { cover } from './art'

export default localized({
  titleLines: { ko: ['먹룡의 사서'], en: ['Librarian of', 'the Ink Dragon'] },
  titleEn: 'Librarian of the Ink Dragon',
  genre: { ko: '판타지 장편', en: 'Fantasy novel' },
  blurb: {
    ko: '나라의 모든 글자는 한 마리 용의 몸에서 나온 먹으로 쓰인다. 용이 늙어 글자가 흐려지던 해, 가장 어린 사서가 용의 이름을 다시 쓰러 벼루 골짜기로 떠난다.',
    en: 'Every letter in the land is written in ink from the body of one dragon. In the year the dragon has grown old and the letters fade, the youngest librarian sets out for Inkstone Valley to write the dragon’s name again.',
  },
  cover,
  coverAlt: {
    ko: '황금빛 원을 휘감은 먹빛 용이 펼친 책에서 솟아오르는 표지',
    en: 'Cover on which an ink-black dragon, coiled around a golden circle, rises from an open book',
  },
}) satisfies NovelTexts
