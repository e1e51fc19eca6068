import type { Picture } from '@/assets/picture'
import type { NovelKey } from '.'
import type { NovelEntry } from './novelEntry'

/** The texts and the cover of a novel: `novel.ts` in its folder. */
export interface NovelTexts {
  /** The title, one string per line. */
  titleLines: readonly string[]
  titleEn: string
  genre: string
  blurb: string
  cover: Picture
  coverAlt: string
  /** Colour behind the book on the novel's page, `#rrggbb`. Required for a novel with a page of its own. */
  ground?: string
  /** URL of the platform that serialises the novel. Missing for the sample's novels. */
  serialUrl?: string
}

/** A novel with its texts. */
export interface Novel extends NovelTexts, NovelEntry<NovelKey> {}
