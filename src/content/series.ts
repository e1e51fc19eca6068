import type { BarePicture } from '@/assets/picture'
import { left as someLeft, right as someRight } from '@/assets/webtoon/some/home'
import someLogo from '@/assets/webtoon/some/logo.svg'
import { left as theyLeft, right as theyRight } from '@/assets/webtoon/they/home'
import theyLogo from '@/assets/webtoon/they/logo.svg'
import { left as tlsLeft, right as tlsRight } from '@/assets/webtoon/tls/home'
import tlsLogo from '@/assets/webtoon/tls/logo.svg'
import { paths } from '@/config/paths'

/** Keys of the three webtoon series. */
export type SeriesKey = 'tls' | 'they' | 'some'

/** An external site where a series can be read. The sample links only to home pages of platforms, not to invented works. */
export interface SeriesLink {
  label: string
  url: string
}

/** A webtoon series on the home page. Edit this file to adapt a fork. */
export interface WebtoonSeries {
  key: SeriesKey
  title: string
  /** Logo for a dark background. */
  logo: string
  /** Intrinsic size in px. */
  logoSize: { width: number; height: number }
  /** Synopsis. */
  text: string
  imgLeft: BarePicture
  imgRight: BarePicture
  pageLink: string
  /** Class name of the scene behind the figures. */
  backgroundImg: `scene-${SeriesKey}`
  /** True if the home page shows `links`. */
  useLink: boolean
  links: readonly SeriesLink[]
}

export const webtoonSeries: readonly WebtoonSeries[] = [
  {
    key: 'tls',
    title: 'TWINS LOVE STORY',
    logo: tlsLogo,
    logoSize: { width: 1096, height: 380 },
    text: '해처럼 먼저 웃는 언니와 달처럼 늦게 웃는 동생. 벚꽃 지는 교정에서 쌍둥이는 처음으로 같은 사람을 좋아하게 됩니다.',
    imgLeft: tlsLeft,
    imgRight: tlsRight,
    pageLink: paths.webtoon.tls,
    backgroundImg: 'scene-tls',
    useLink: true,
    links: [
      { label: '연재 플랫폼', url: 'https://webtoon.kakao.com/' },
      { label: '시리즈 스토어', url: 'https://series.naver.com/comic/home.series' },
      { label: '베스트 도전', url: 'https://comic.naver.com/bestChallenge' },
    ],
  },
  {
    key: 'they',
    title: 'The One and They',
    logo: theyLogo,
    logoSize: { width: 976, height: 330 },
    text: '해가 지면 숲의 탈들이 눈을 뜹니다. 낮의 마을에서 늘 혼자인 소년이 밤의 친구들을 만나, 등불 하나만큼씩 자라는 이야기.',
    imgLeft: theyLeft,
    imgRight: theyRight,
    pageLink: paths.webtoon.they,
    backgroundImg: 'scene-they',
    useLink: false,
    links: [],
  },
  {
    key: 'some',
    title: 'Somebodies',
    logo: someLogo,
    logoSize: { width: 1461, height: 300 },
    text: '이름은 몰라도 매일 스치는 사람들이 있습니다. 한 도시에 사는 아무개들의 하루를, 옆집 불빛처럼 하나씩 들여다봅니다.',
    imgLeft: someLeft,
    imgRight: someRight,
    pageLink: paths.webtoon.some,
    backgroundImg: 'scene-some',
    useLink: false,
    links: [],
  },
]
