import type * as pictures from './art/navigation'
import type { StateParam } from '@/config/pageQuery'
import { paths } from '@/config/paths'
import { galleries, type GalleryKey } from './galleryRegistry'
import { type NovelKey, novelPages, storyTabs } from './novels'
import { moreStories as moreTexts } from './novels/moreStories'
import { parts } from './parts'
import { type SeriesKey, webtoonSeries } from './series'

/** The content of a page whose texts are in another content file. Search, social cards and structured data read them there. */
export type PageSubject =
  | { kind: 'home' | 'profile' | 'more-stories' | 'light-table' }
  | { kind: 'webtoon'; key: SeriesKey }
  | { kind: 'novel'; key: NovelKey }
  | { kind: 'gallery'; key: GalleryKey }
  | { kind: 'collection'; key: 'portfolio' | 'favorites' | 'fanart' }

/** A menu entry and its page. */
export interface MenuItem {
  /** Korean label. */
  name: string
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
  /** Icon of the section's shortcut in the menu of the installed app: `public/icons/shortcut-NAME.png`. */
  shortcut?: 'portfolio' | 'webtoon' | 'novel' | 'photo'
  /** Picture in `art/navigation` for menu and search. Defaults to the picture of the section. */
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

export const home: MenuItem = {
  name: '처음',
  nameEn: 'Home',
  path: paths.home,
  subject: { kind: 'home' },
}

/** A gallery's list and photo pages load only the code of their layout and of the recipe if they have one. */
const galleryEntries = galleries.map(({ key, path, detailPath, menu, layout, hasRecipe }): MenuItem => ({
  ...menu,
  path,
  detailPath,
  files: {
    list: layout === 'film' ? 'gallery/FilmGallery' : 'gallery/WallGallery',
    detail: hasRecipe ? 'gallery/RecipePhoto' : 'gallery/Photo',
  },
  subject: { kind: 'gallery', key },
}))

/** The light table compares the photos of at least two cameras. */
const lightTable: MenuItem = {
  name: '라이트 테이블',
  nameEn: 'Light table',
  path: paths.light,
  picture: 'light',
  subject: { kind: 'light-table' },
  query: ['view', 'camera', 'a', 'b'],
  visible: galleries.filter(({ menu }) => menu.visible !== false).length > 1,
}

const seriesEntries = webtoonSeries.map(({ key, title, path, visible }): MenuItem => ({
  name: title,
  nameEn: title,
  path,
  files: { list: 'webtoon/Webtoon' },
  subject: { kind: 'webtoon', key },
  ...(visible !== undefined && { visible }),
  query: ['tab', 'character', 'picture'],
}))

const NOVEL_QUERY = ['chapter', 'at'] as const

const novelEntries = novelPages.map(({ key, title, nameEn, path, visible }): MenuItem => ({
  name: title,
  nameEn,
  path,
  files: { list: 'novel/Novel' },
  subject: { kind: 'novel', key },
  ...(visible !== undefined && { visible }),
  query: NOVEL_QUERY,
}))

/** The files of the tabs, below `src/pages`. */
const storyFiles = { shelf: 'novel/more/Book', contest: 'novel/more/Contest', fantasy: 'novel/more/Fantasy' }

/** The novels without a page of their own. */
const moreStories: MenuItem = {
  name: moreTexts.heading.join(' '),
  nameEn: 'More',
  path: paths.moreStories,
  picture: 'novelMore',
  card: { line: storyTabs.map(({ label }) => label).join(' · ') },
  subject: { kind: 'more-stories' },
  query: ['tab', ...NOVEL_QUERY],
  // The first tab.
  lazyFiles: storyTabs.slice(0, 1).map(({ layout }) => storyFiles[layout]),
  visible: storyTabs.length > 0,
}

/**
 * All public pages. Routes, menus, search, static pages, site map and social cards are generated from this list. Edit this file to
 * adapt a fork: an entry with `visible: false` and everything that belongs to it is absent from the site.
 */
export const navigation: readonly MenuItem[] = [
  {
    name: '소개',
    nameEn: 'About me',
    path: paths.profile,
    folio: 2,
    children: [
      {
        name: '작가 소개',
        nameEn: 'Profile',
        path: paths.profile,
        picture: 'profile',
        card: { line: parts.profile.line },
        visible: parts.profile.visible,
        subject: { kind: 'profile' },
      },
      {
        name: '좋아하는 것들',
        nameEn: 'Favorites',
        path: paths.favorites,
        folio: 8,
        detailPath: paths.favorite.pattern,
        picture: 'favorites',
        card: { line: parts.favorites.line },
        visible: parts.favorites.visible,
        subject: { kind: 'collection', key: 'favorites' },
        query: ['category'],
      },
    ],
  },
  {
    name: '웹디자인',
    nameEn: 'Web design',
    path: paths.portfolio,
    shortcut: 'portfolio',
    folio: 14,
    children: [
      {
        name: '작업 모음',
        nameEn: 'Portfolio',
        path: paths.portfolio,
        detailPath: paths.portfolioCase.pattern,
        picture: 'portfolio',
        card: { title: 'Portfolio', line: parts.portfolio.line },
        visible: parts.portfolio.visible,
        subject: { kind: 'collection', key: 'portfolio' },
        query: ['view'],
      },
    ],
  },
  {
    name: '웹툰',
    nameEn: 'Webtoon',
    path: webtoonSeries[0].path,
    detailPath: paths.episode.pattern,
    shortcut: 'webtoon',
    folio: 30,
    children: seriesEntries,
  },
  {
    name: '웹소설',
    nameEn: 'Novel',
    path: novelPages[0]?.path ?? paths.moreStories,
    detailPath: paths.chapter.pattern,
    shortcut: 'novel',
    folio: 78,
    children: [...novelEntries, moreStories],
  },
  {
    name: '사진첩',
    nameEn: 'Photo gallery',
    path: galleries[0].path,
    shortcut: 'photo',
    folio: 112,
    children: [...galleryEntries, lightTable],
  },
  {
    name: '팬아트',
    nameEn: 'Fan art',
    path: paths.fanart,
    folio: 160,
    children: [
      {
        name: '팬아트 모음',
        nameEn: 'Fanart',
        path: paths.fanart,
        detailPath: paths.fanartPiece.pattern,
        picture: 'fanart',
        card: { title: 'Fan art', line: parts.fanart.line },
        visible: parts.fanart.visible,
        subject: { kind: 'collection', key: 'fanart' },
        query: ['series'],
      },
    ],
  },
]
