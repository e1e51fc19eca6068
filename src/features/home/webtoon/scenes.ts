import type { Picture } from '@/assets/picture'
import {
  background as someScene,
  backgroundPortrait as someUpright,
  sceneBack as someBack,
} from '@/assets/webtoon/some'
import {
  background as theyScene,
  backgroundPortrait as theyUpright,
  sceneBack as theyBack,
} from '@/assets/webtoon/they'
import {
  background as tlsScene,
  backgroundPortrait as tlsUpright,
  sceneBack as tlsBack,
} from '@/assets/webtoon/tls'
import type { WebtoonSeries } from '@/content/series'

/** The scene of a series: sharp on wide and upright screens, and stepped back (softer and darker) behind its card. */
export interface Scene {
  sharp: Picture
  upright: Picture
  back: Picture
}

/** The pictures behind each style class of a scene. */
export const scenes: Record<WebtoonSeries['backgroundImg'], Scene> = {
  'scene-tls': { sharp: tlsScene, upright: tlsUpright, back: tlsBack },
  'scene-they': { sharp: theyScene, upright: theyUpright, back: theyBack },
  'scene-some': { sharp: someScene, upright: someUpright, back: someBack },
}
