import { formatNativeCount } from '@/lib/korean/formatNativeCount'
import { publicSeries } from '@/content/publicContent'
import { homeHero } from './homeHero'

/**
 * Texts of the home page. The lettering (`Webtoon & Illustrations`, the logos of the series) consists of pictures in `art`. Run
 * `npm run fonts` after a change to subset the fonts for the new texts.
 *
 * A bar in a headline is a line break on phones.
 */
export const homeSections = {
  visual: homeHero,
  design: {
    headline: ['UI/UX|Designer', 'with front-end', 'development|skills'],
    korean: '웹디자인 · 웹퍼블리싱',
    line: '자를 대고 긋고, 코드로 한 번 더 긋습니다.',
    /** Link to the portfolio at the end of the section. */
    sheet: { label: 'portfolio', caption: '그린 것, 만든 것, 세상에 내보낸 것.' },
  },
  webtoon: {
    /** Same text as the lettering. */
    title: 'Webtoon & Illustrations',
    korean: ['웹툰과', '일러스트'],
    line: `${formatNativeCount(publicSeries.length, '편')}의 연재를 차례로 펼칩니다`,
  },
  gallery: {
    headline: 'Photography',
    motto: '빛으로 쓰는 이야기',
    more: 'more',
  },
} as const
