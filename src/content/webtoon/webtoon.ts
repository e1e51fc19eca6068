import type { Picture } from '@/assets/picture'
import type { NovelKey } from '../novels'
import type { SeriesKey } from '../series'

/** A drawing of a series. */
export interface Drawing {
  /** Part of the address: `?picture=rooftop`. Lower-case ASCII, unique within a series. */
  slug: string
  title: string
  alt: string
  picture: Picture
  /** What stays in view where its panel cuts it, as a CSS position; a little above the middle unless told. */
  focus?: string
}

/** A person of a series. */
export interface Character {
  /** Part of the address: `?character=hae`. Lower-case ASCII, unique within a series. */
  slug: string
  name: string
  nameEn: string
  /** A few words under the name on the panel. */
  tag: string
  /** One sentence that says who this is. */
  line: string
  /** What this person would say, in the lines in which it is set. */
  quote: readonly string[]
  age: string
  likes: string
  dislikes: string
  bio: string
  image: Picture
  /** The portrait's own ground, shown while it loads. */
  ground: string
}

/** What the page of a series adds to `series.ts`. Make a fork your own by editing the three files beside this one. */
export interface Webtoon {
  key: SeriesKey
  /** Korean title. */
  titleKo: string
  /** One sentence, in the lines in which it is set. */
  sentence: readonly string[]
  genre: string
  schedule: string
  episodes: string
  credits: string
  story: readonly string[]
  /** Titles of the first episodes, in order. */
  firstEpisodes: readonly string[]
  scene: Drawing
  /** The three framed panels of the story tab. */
  panels: readonly [Drawing, Drawing, Drawing]
  gallery: readonly Drawing[]
  /** The novel of the same world, if there is one. */
  novel?: Extract<NovelKey, SeriesKey>
  /** In the order of their panels. */
  characters: readonly Character[]
}
