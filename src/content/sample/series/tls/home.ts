import type { SeriesHome } from '@/content/series/webtoon'
import { background, backgroundPortrait, left, right, sceneBack } from './art/home'
import logo from './art/logo.svg'

/** The series on home, and the head of its page. */
export default {
  logo: { src: logo, width: 1096, height: 380 },
  text: '해처럼 먼저 웃는 언니와 달처럼 늦게 웃는 동생. 벚꽃 지는 교정에서 쌍둥이는 처음으로 같은 사람을 좋아하게 됩니다.',
  imgLeft: left,
  imgRight: right,
  backgroundImg: { wide: background, tall: backgroundPortrait, behindCard: sceneBack, focus: '50% 40%' },
  useLink: true,
  links: [
    { label: '연재 플랫폼', url: 'https://webtoon.kakao.com/' },
    { label: '시리즈 스토어', url: 'https://series.naver.com/comic/home.series' },
    { label: '베스트 도전', url: 'https://comic.naver.com/bestChallenge' },
  ],
} satisfies SeriesHome
