import { homeHero } from './homeHero'

/**
 * What home's four sections say. Make a fork your own by editing this file and `homeHero.ts`. Drawn letters
 * (`Webtoon & Illustrations`, the logos of the series) are pictures in `src/assets`; `npm run fonts` cuts the fonts for the
 * words anew.
 *
 * In a line of a heading, what stands after the bar goes to a line of its own on phones.
 */
export const homeSections = {
  visual: homeHero,
  design: {
    headline: ['UI/UX|Designer', 'with front-end', 'development|skills'],
    korean: '웹디자인 · 웹퍼블리싱',
    line: '자를 대고 긋고, 코드로 한 번 더 긋습니다.',
    /** The sheet at the end that leads to the works. */
    sheet: { label: 'portfolio', caption: '그린 것, 만든 것, 세상에 내보낸 것.' },
  },
  webtoon: {
    /** As the drawn letters say it. */
    title: 'Webtoon & Illustrations',
    korean: ['웹툰과', '일러스트'],
    line: '세 편의 연재를 차례로 펼칩니다',
  },
  gallery: {
    headline: 'Photography',
    motto: '빛으로 쓰는 이야기',
    more: 'more',
  },
} as const
