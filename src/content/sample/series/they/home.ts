import type { SeriesHome } from '@/content/series/webtoon'
import { background, backgroundPortrait, left, right, sceneBack } from './art/home'
import logo from './art/logo.svg'

/** The series on home, and the head of its page. */
export default {
  logo: { src: logo, width: 976, height: 330 },
  text: '해가 지면 숲의 탈들이 눈을 뜹니다. 낮의 마을에서 늘 혼자인 소년이 밤의 친구들을 만나, 등불 하나만큼씩 자라는 이야기.',
  imgLeft: left,
  imgRight: right,
  backgroundImg: { wide: background, tall: backgroundPortrait, behindCard: sceneBack, focus: '50% 50%' },
  useLink: false,
  links: [],
} satisfies SeriesHome
