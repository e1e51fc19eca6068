import type { SeriesKey } from '../series/index.ts'

/** A tab of the page with further stories. */
export interface StoryTab {
  /** Value of the query parameter `tab`. */
  slug: string
  label: string
  /** A shelf of all books, a story with the list of contests, or a story on a night sky. */
  layout: 'shelf' | 'contest' | 'fantasy'
}

/** A novel as menus and addresses know it. Its texts and pictures are in the other files of its folder. */
export interface NovelEntry<Key extends string = string> {
  /** Name of the novel's folder, also in stored reading positions. Lower-case letters, digits and hyphens. */
  key: Key
  title: string
  /** English name. The title in English, if the site has that language. */
  nameEn: string
  /** Address of its own page. A novel has either this or a `tab`. */
  path?: string
  /** Its tab on the page with further stories. */
  tab?: StoryTab
  /** False removes it from the site with everything that belongs to it. Its rows stay in the database. */
  visible?: boolean
  /** The webtoon series of the same world. */
  series?: SeriesKey
}
