import { localized } from '@/content/localized'
import type { SeriesHome } from '@/content/series/webtoon'
import { background, backgroundPortrait, left, right, sceneBack } from './art/home'
import logo from './art/logo.svg'

/** The series on home, and the head of its page. */
export default localized({
  logo: { src: logo, width: 1461, height: 300 },
  text: {
    ko: '이름은 몰라도 매일 스치는 사람들이 있습니다. 한 도시에 사는 아무개들의 하루를, 옆집 불빛처럼 하나씩 들여다봅니다.',
    en: 'There are people we pass each day without knowing their names. We look in on the days of the somebodies of one city, one by one, like the lights next door.',
  },
  imgLeft: left,
  imgRight: right,
  backgroundImg: { wide: background, tall: backgroundPortrait, behindCard: sceneBack, focus: '50% 50%' },
  useLink: false,
  links: [],
}) satisfies SeriesHome
