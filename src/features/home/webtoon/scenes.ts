import type { BarePicture } from '@/assets/picture'
import {
  background as someScene,
  backgroundPortrait as someUpright,
  sceneBack as someBack,
} from '@/assets/webtoon/some/home'
import {
  background as theyScene,
  backgroundPortrait as theyUpright,
  sceneBack as theyBack,
} from '@/assets/webtoon/they/home'
import {
  background as tlsScene,
  backgroundPortrait as tlsUpright,
  sceneBack as tlsBack,
} from '@/assets/webtoon/tls/home'
import type { WebtoonSeries } from '@/content/series'

/** The scene of a series: sharp on wide and upright screens, and stepped back (softer and darker) behind its card. */
export interface Scene {
  sharp: BarePicture
  upright: BarePicture
  back: BarePicture
}

/** The pictures behind each style class of a scene. */
export const scenes: Record<WebtoonSeries['backgroundImg'], Scene> = {
  'scene-tls': { sharp: tlsScene, upright: tlsUpright, back: tlsBack },
  'scene-they': { sharp: theyScene, upright: theyUpright, back: theyBack },
  'scene-some': { sharp: someScene, upright: someUpright, back: someBack },
}
