import { localized } from '@/content/localized'
import type { SeriesHome } from '@/content/series/webtoon'
import { background, backgroundPortrait, left, right, sceneBack } from './art/home'
import logo from './art/logo.svg'

/** The series on home, and the head of its page. */
export default localized({
  logo: { src: logo, width: 976, height: 330 },
  text: {
    ko: '해가 지면 숲의 탈들이 눈을 뜹니다. 낮의 마을에서 늘 혼자인 소년이 밤의 친구들을 만나, 등불 하나만큼씩 자라는 이야기.',
    en: 'When the sun sets, the masks of the forest open their eyes. The story of a boy who is always alone in the village by day, meets his friends of the night, and grows, one lantern at a time.',
  },
  imgLeft: left,
  imgRight: right,
  backgroundImg: { wide: background, tall: backgroundPortrait, behindCard: sceneBack, focus: '50% 50%' },
  useLink: false,
  links: [],
}) satisfies SeriesHome
