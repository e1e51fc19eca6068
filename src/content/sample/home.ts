import { localized } from '@/content/localized'
import { publicSeries } from '@/content/publicContent'
import { formatNativeCount } from '@/messages/ko/grammar/formatNativeCount'
import { homeHero } from './homeHero'

/**
 * Texts of the home page. The lettering (`Webtoon & Illustrations`, the logos of the series) consists of pictures in `art`. Run
 * `npm run fonts` after a change to subset the fonts for the new texts.
 *
 * A bar in a headline is a line break on phones.
 */
export const homeSections = localized({
  visual: homeHero,
  design: {
    headline: ['UI/UX|Designer', 'with front-end', 'development|skills'],
    korean: { ko: '웹디자인 · 웹퍼블리싱', en: 'Web design · Web publishing' },
    line: {
      ko: '자를 대고 긋고, 코드로 한 번 더 긋습니다.',
      en: 'Drawn with a ruler, then drawn once more in code.',
    },
    /** Link to the portfolio at the end of the section. */
    sheet: {
      label: 'portfolio',
      caption: {
        ko: '그린 것, 만든 것, 세상에 내보낸 것.',
        en: 'Things drawn, made and sent out into the world.',
      },
    },
  },
  webtoon: {
    /** Same text as the lettering. */
    title: 'Webtoon & Illustrations',
    korean: { ko: ['웹툰과', '일러스트'], en: ['Drawn', 'stories'] },
    line: {
      ko: `${formatNativeCount(publicSeries.length, '편')}의 연재를 차례로 펼칩니다`,
      en: 'The series, opened one after another',
    },
  },
  gallery: {
    headline: 'Photography',
    motto: { ko: '빛으로 쓰는 이야기', en: 'Stories written in light' },
    more: 'more',
  },
})
