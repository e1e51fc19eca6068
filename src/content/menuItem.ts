import type { StateParam } from '@/config/pageQuery'
import type * as pictures from '@content/art/navigation'
import type { GalleryKey } from './galleryRegistry'
import type { NovelKey } from './novels'
import type { SeriesKey } from './series'

/** The content of a page whose texts are in another content file. Search, social cards and structured data read them there. */
export type PageSubject =
  | { kind: 'home' | 'profile' | 'inquiry' | 'more-stories' | 'light-table' }
  | { kind: 'webtoon'; key: SeriesKey }
  | { kind: 'novel'; key: NovelKey }
  | { kind: 'gallery'; key: GalleryKey }
  | { kind: 'collection'; key: 'portfolio' | 'favorites' | 'fanart' }

/** A menu entry and its page. */
export interface MenuItem {
  /** Label in the language of the interface. */
  readonly name: string
  /** English name, shown large next to the Korean one. */
  nameEn: string
  path: string
  visible?: boolean
  /** The pages of a menu section. The path of the section is that of its first page. */
  children?: readonly MenuItem[]
  /** Route pattern of the detail page of the list, or of the section's lists, which has no menu entry. */
  detailPath?: string
  /** Files of both pages below `src/pages`, for pages that several entries share. They default to the paths. */
  files?: { list: string; detail?: string }
  /** Decorative page number in the table of contents. */
  folio?: number
  /** Page in the section that the header marks, for a page that is in no menu. */
  under?: string
  /** The page is neither searched nor indexed: it shows nothing without its address's fragment. */
  isPrivate?: boolean
  /** Icon of the section's shortcut in the menu of the installed app: `public/icons/shortcut-NAME.png` of the content. */
  shortcut?: 'portfolio' | 'webtoon' | 'novel' | 'photo'
  /** Picture in `art/navigation` of the content for menu and search. Defaults to the picture of the section. */
  picture?: keyof typeof pictures
  /** One sentence about the page, for search and the social card. */
  line?: string
  /** Texts of the social card, if they differ from the page's name and line. */
  card?: { title?: string; line: string }
  subject?: PageSubject
  /** Query parameters that make the page differ from its static HTML. */
  query?: readonly StateParam[]
  /** Lazily loaded files below `src/pages` that are part of the page's static HTML. */
  lazyFiles?: readonly string[]
}
