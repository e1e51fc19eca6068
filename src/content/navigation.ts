import type * as pictures from '@/assets/navigation'
import type { StateParam } from '@/config/pageQuery'
import { paths } from '@/config/paths'
import type { NovelKey } from './novels'
import type { SeriesKey } from './series'

/** What a page shows, if its words stand elsewhere: search, social card and structured data take them from there. */
export type PageSubject =
  | { kind: 'home' | 'profile' | 'more-stories' | 'light-table' }
  | { kind: 'webtoon'; key: SeriesKey }
  | { kind: 'novel'; key: Extract<NovelKey, 'tls' | 'they'> }
  | { kind: 'collection'; key: 'a7c2' | 'x100vi' | 'portfolio' | 'favorites' | 'fanart' }

/** An entry of the menu and the page at its path, whose file is `src/pages<path>.tsx`. */
export interface MenuItem {
  /** Korean label. */
  name: string
  /** English name, set large beside the Korean one. */
  nameEn: string
  path: string
  visible?: boolean
  /** The pages of a part of the site. The part's own path is its first page's. */
  children?: readonly MenuItem[]
  /** Pattern of the page of one item of this list; it has a route but no menu line. */
  detailPath?: string
  /** Page number in the table of contents: decoration. */
  folio?: number
  /** A picture of `src/assets/navigation`, for the menu and the search; without it, that of the part. */
  picture?: keyof typeof pictures
  /** One sentence about the page, for the search and the social card. */
  line?: string
  /** Words of the social card, if they are not the page's name and line. */
  card?: { title?: string; line: string }
  subject?: PageSubject
  /** Query parameters with which the page shows something else than its static HTML. */
  query?: readonly StateParam[]
  /** Files below `src/pages` that the page loads lazily though its static HTML shows them. */
  parts?: readonly string[]
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
 * All public pages: routes, menus, search, static pages, site map and social cards are made from this list
 * (specification §2, §3). Make a fork your own by editing this file: an entry with `visible: false` has neither a menu line
 * nor a route.
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
        parts: ['novel/more/Book'],
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
