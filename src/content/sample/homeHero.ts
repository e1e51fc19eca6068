import { localized } from '@/content/localized'

/** Texts of the home page's first section. Separate, because every page needs them for the default sharing image. */
export const homeHero = localized({
  /** A bar is a line break on phones. */
  headline: ['It all|starts from', 'a blank|page.'],
  tagline: {
    ko: '빈 페이지에서 시작해 그리고, 쓰고, 찍습니다.',
    en: 'From a blank page, I draw, write and take photographs.',
  },
  /** Next to the chevron that links to the next section. */
  hint: 'what I am doing now',
})
