import { localized } from '@/content/localized'
import type { SeriesHome } from '@/content/series/webtoon'
import { background, backgroundPortrait, left, right, sceneBack } from './art/home'
import logo from './art/logo.svg'

/** The series on home, and the head of its page. */
export default localized({
  logo: { src: logo, width: 1096, height: 380 },
  text: {
    ko: '해처럼 먼저 웃는 언니와 달처럼 늦게 웃는 동생. 벚꽃 지는 교정에서 쌍둥이는 처음으로 같은 사람을 좋아하게 됩니다.',
    en: 'An elder sister who smiles first, like the sun, and a younger one who smiles late, like the moon. At a school under falling cherry blossoms, the twins fall for the same person for the first time.',
  },
  imgLeft: left,
  imgRight: right,
  backgroundImg: { wide: background, tall: backgroundPortrait, behindCard: sceneBack, focus: '50% 40%' },
  useLink: true,
  links: [
    { label: { ko: '연재 플랫폼', en: 'Serial platform' }, url: 'https://webtoon.kakao.com/' },
    { label: { ko: '시리즈 스토어', en: 'Series store' }, url: 'https://series.naver.com/comic/home.series' },
    { label: { ko: '베스트 도전', en: 'Best Challenge' }, url: 'https://comic.naver.com/bestChallenge' },
  ],
}) satisfies SeriesHome
