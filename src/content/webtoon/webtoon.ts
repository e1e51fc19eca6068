import type { Picture } from '@/assets/picture'
import type { NovelKey } from '../novels'
import type { SeriesKey } from '../series'

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

/** Content of a series page in addition to `series.ts`. Edit the three files in this folder to adapt a fork. */
export interface Webtoon {
  key: SeriesKey
  /** Korean title. */
  titleKo: string
  /** One sentence, one string per line. */
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
  /** The related novel, if there is one. */
  novel?: Extract<NovelKey, SeriesKey>
  /** In the order of the panels. */
  characters: readonly Character[]
}
