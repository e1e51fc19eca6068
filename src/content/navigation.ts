import { paths } from '@/config/paths'

/**
 * The site's menu, from which the public routes are made (specification §2, §3). Make a fork your own by editing
 * this file: an entry with `visible: false` has neither a menu line nor a route.
 */
export interface MenuItem {
  /** Korean label. */
  name: string
  /** English name, set large beside the Korean one. */
  nameEn: string
  path: string
  visible?: boolean
  children?: readonly MenuItem[]
  /** Pattern of the page of one item of this list; it has a route but no menu line. */
  detailPath?: string
  /** Page number in the table of contents: decoration. */
  folio?: number
}

export const home: MenuItem = { name: '처음', nameEn: 'Home', path: paths.home }

export const navigation: readonly MenuItem[] = [
  {
    name: '소개',
    nameEn: 'About me',
    path: paths.profile,
    folio: 2,
    children: [
      { name: '작가 소개', nameEn: 'Profile', path: paths.profile },
      {
        name: '좋아하는 것들',
        nameEn: 'Favorites',
        path: paths.favorites,
        folio: 8,
        detailPath: paths.favorite.pattern,
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
      },
    ],
  },
  {
    name: '웹툰',
    nameEn: 'Webtoon',
    path: paths.webtoon.tls,
    folio: 30,
    children: [
      { name: 'TWINS LOVE STORY', nameEn: 'TWINS LOVE STORY', path: paths.webtoon.tls },
      { name: 'The One and They', nameEn: 'The One and They', path: paths.webtoon.they },
      { name: 'Somebodies', nameEn: 'Somebodies', path: paths.webtoon.some },
    ],
  },
  {
    name: '웹소설',
    nameEn: 'Novel',
    path: paths.novel.tls,
    folio: 78,
    children: [
      { name: '해와 달의 연애사', nameEn: 'Twins Love Story', path: paths.novel.tls },
      { name: '그 애와 그들', nameEn: 'He and They', path: paths.novel.they },
      { name: '더 많은 이야기', nameEn: 'More', path: paths.novel.more },
    ],
  },
  {
    name: '사진첩',
    nameEn: 'Photo gallery',
    path: paths.a7c2,
    folio: 112,
    children: [
      { name: 'SONY A7C2', nameEn: 'A7C2', path: paths.a7c2, detailPath: paths.a7c2Photo.pattern },
      {
        name: 'FUJIFILM X100VI',
        nameEn: 'X100VI',
        path: paths.x100vi,
        detailPath: paths.x100viPhoto.pattern,
      },
      { name: '라이트 테이블', nameEn: 'Light table', path: paths.light },
    ],
  },
  {
    name: '팬아트',
    nameEn: 'Fan art',
    path: paths.fanart,
    folio: 160,
    children: [
      { name: '팬아트 모음', nameEn: 'Fanart', path: paths.fanart, detailPath: paths.fanartPiece.pattern },
    ],
  },
]

/** What the menu calls a page; undefined when it has left the menu. */
export function pageName(path: string): string | undefined {
  return navigation.flatMap(({ children }) => children ?? []).find((page) => page.path === path)?.name
}
