import type { BarePicture, Picture } from '@/assets/picture'
import type { SeriesKey } from './index.ts'
import type { SeriesEntry } from './seriesEntry.ts'

/** A drawing of a series. */
export interface Drawing {
  /** Value of the query parameter `picture`. Lower-case ASCII, unique within a series. */
  slug: string
  title: string
  alt: string
  picture: Picture
  /** `object-position` when the panel crops the picture. Defaults to slightly above the centre. */
  focus?: string
}

/** A character of a series. */
export interface Character {
  /** Value of the query parameter `character`. Lower-case ASCII, unique within a series. */
  slug: string
  name: string
  /** English name, shown small beside another one. */
  nameEn: string
  /** A few words under the name on the panel. */
  tag: string
  /** One sentence about the character. */
  line: string
  /** A typical quote, one string per line. */
  quote: readonly string[]
  age: string
  likes: string
  dislikes: string
  bio: string
  image: Picture
  /** Background colour while the portrait loads. */
  background: string
}

/** An external site where a series can be read. The sample links only to home pages of platforms, not to invented works. */
export interface SeriesLink {
  label: string
  url: string
}

/** A series on home, and the head of its page: `home.ts` in its folder. */
export interface SeriesHome {
  /** Lettering for a dark background, with its size in px. Without it the title is set in the display face. */
  logo?: { src: string; width: number; height: number }
  /** Synopsis. */
  text: string
  imgLeft: BarePicture
  imgRight: BarePicture
  /** The scene for wide and for upright screens, softer and darker behind the card, and its `object-position` when cropped. */
  backgroundImg: { wide: Picture; tall: BarePicture; behindCard: BarePicture; focus: string }
  /** Whether home shows `links`. The page of the series always does. */
  useLink: boolean
  links: readonly SeriesLink[]
}

/** The texts and pictures of a series' page: `page.ts` in its folder. */
export interface WebtoonTexts extends SeriesHome {
  /** One sentence, one string per line. */
  sentence: readonly string[]
  genre: string
  /** Writers and artists, if others than the owner. */
  credits?: string
  story: readonly string[]
  scene: Drawing
  /** The framed panels of the story tab, of which the first is the widest. */
  panels: readonly Drawing[]
  /** Without drawings the page has no gallery. */
  gallery: readonly Drawing[]
  /** At least one, in the order of the panels. */
  characters: readonly Character[]
}

/** A series with everything that its page shows. */
export interface Webtoon extends WebtoonTexts, SeriesEntry<SeriesKey> {}
