import type * as pictures from './art/navigation'
import type { StateParam } from '@/config/pageQuery'
import { paths } from '@/config/paths'
import type { NovelKey } from './novels'
import type { SeriesKey } from './series'

/** The content of a page whose texts are in another content file. Search, social cards and structured data read them there. */
export type PageSubject =
  | { kind: 'home' | 'profile' | 'more-stories' | 'light-table' }
  | { kind: 'webtoon'; key: SeriesKey }
  | { kind: 'novel'; key: Extract<NovelKey, 'tls' | 'they'> }
  | { kind: 'collection'; key: 'a7c2' | 'x100vi' | 'portfolio' | 'favorites' | 'fanart' }

/** A menu entry and its page, whose file is `src/pages<path>.tsx`. */
export interface MenuItem {
  /** Korean label. */
  name: string
  /** English name, shown large next to the Korean one. */
  nameEn: string
  path: string
  visible?: boolean
  /** The pages of a menu section. The path of the section is that of its first page. */
  children?: readonly MenuItem[]
  /** Route pattern of the list's detail page, which has no menu entry. */
  detailPath?: string
  /** Decorative page number in the table of contents. */
  folio?: number
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

const WEBTOON_QUERY = ['tab', 'character', 'picture'] as const
const NOVEL_QUERY = ['chapter', 'at'] as const

/**
 * All public pages. Routes, menus, search, static pages, site map and social cards are generated from this list. Edit this file to
 * adapt a fork: an entry with `visible: false` has neither a menu entry nor a route.
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
        card: { line: '디자인, 웹툰, 웹소설, 사진' },
        subject: { kind: 'profile' },
      },
      {
        name: '좋아하는 것들',
        nameEn: 'Favorites',
        path: paths.favorites,
        folio: 8,
        detailPath: paths.favorite.pattern,
        picture: 'favorites',
        card: { line: '하루에 하나씩 붙여 보내고 싶은, 작업대 위의 작은 것들' },
        subject: { kind: 'collection', key: 'favorites' },
        query: ['category'],
      },
    ],
  },
  {
    name: '웹디자인',
    nameEn: 'Web design',
    path: paths.portfolio,
    folio: 14,
    children: [
      {
        name: '작업 모음',
        nameEn: 'Portfolio',
        path: paths.portfolio,
        detailPath: paths.portfolioCase.pattern,
        picture: 'portfolio',
        card: { title: 'Portfolio', line: '웹디자인 · 웹퍼블리싱' },
        subject: { kind: 'collection', key: 'portfolio' },
        query: ['view'],
      },
    ],
  },
  {
    name: '웹툰',
    nameEn: 'Webtoon',
    path: paths.webtoon.tls,
    folio: 30,
    children: [
      {
        name: 'TWINS LOVE STORY',
        nameEn: 'TWINS LOVE STORY',
        path: paths.webtoon.tls,
        picture: 'webtoonTls',
        subject: { kind: 'webtoon', key: 'tls' },
        query: WEBTOON_QUERY,
      },
      {
        name: 'The One and They',
        nameEn: 'The One and They',
        path: paths.webtoon.they,
        picture: 'webtoonThey',
        subject: { kind: 'webtoon', key: 'they' },
        query: WEBTOON_QUERY,
      },
      {
        name: 'Somebodies',
        nameEn: 'Somebodies',
        path: paths.webtoon.some,
        picture: 'webtoonSome',
        subject: { kind: 'webtoon', key: 'some' },
        query: WEBTOON_QUERY,
      },
    ],
  },
  {
    name: '웹소설',
    nameEn: 'Novel',
    path: paths.novel.tls,
    folio: 78,
    children: [
      {
        name: '해와 달의 연애사',
        nameEn: 'Twins Love Story',
        path: paths.novel.tls,
        picture: 'novelTls',
        subject: { kind: 'novel', key: 'tls' },
        query: NOVEL_QUERY,
      },
      {
        name: '그 애와 그들',
        nameEn: 'He and They',
        path: paths.novel.they,
        picture: 'novelThey',
        subject: { kind: 'novel', key: 'they' },
        query: NOVEL_QUERY,
      },
      {
        name: '더 많은 이야기',
        nameEn: 'More',
        path: paths.novel.more,
        picture: 'novelMore',
        card: { line: '단행본 · 공모전 · 판타지' },
        subject: { kind: 'more-stories' },
        query: ['tab', ...NOVEL_QUERY],
        lazyFiles: ['novel/more/Book'],
      },
    ],
  },
  {
    name: '사진첩',
    nameEn: 'Photo gallery',
    path: paths.a7c2,
    folio: 112,
    children: [
      {
        name: 'SONY A7C2',
        nameEn: 'A7C2',
        path: paths.a7c2,
        detailPath: paths.a7c2Photo.pattern,
        picture: 'a7c2',
        subject: { kind: 'collection', key: 'a7c2' },
      },
      {
        name: 'FUJIFILM X100VI',
        nameEn: 'X100VI',
        path: paths.x100vi,
        detailPath: paths.x100viPhoto.pattern,
        picture: 'x100vi',
        subject: { kind: 'collection', key: 'x100vi' },
      },
      {
        name: '라이트 테이블',
        nameEn: 'Light table',
        path: paths.light,
        picture: 'light',
        subject: { kind: 'light-table' },
        query: ['view', 'camera', 'a', 'b'],
      },
    ],
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
        card: { title: 'Fan art', line: '좋아해서 따라 그린 마음들' },
        subject: { kind: 'collection', key: 'fanart' },
        query: ['series'],
      },
    ],
  },
]
