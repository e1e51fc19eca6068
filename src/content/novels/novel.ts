import type { Picture } from '@/assets/picture'
import type { NovelKey } from '.'
import type { NovelEntry } from './novelEntry'

/** The paragraphs of a chapter, with `SCENE_BREAK` between scenes. */
export type ChapterText = readonly string[]

export interface Chapter {
  number: number
  title: string
  /** Reading time in minutes. If the chapter has a text, a test compares them. */
  minutes: number
  /** Publication date on this site or on the platform, ISO 8601. */
  published?: string
  /** Loads the text. Missing if the chapter is only available on the platform or not yet written. */
  text?: () => Promise<{ default: ChapterText }>
}

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
  chapters: readonly Chapter[]
  /** URL of the platform that serialises the novel. Missing for the sample's novels. */
  serialUrl?: string
}

/** A novel with its texts. */
export interface Novel extends NovelTexts, NovelEntry<NovelKey> {}
