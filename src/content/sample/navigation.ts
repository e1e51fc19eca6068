import { paths } from '@/config/paths'
import { galleries } from '@/content/galleryRegistry'
import { localized } from '@/content/localized'
import {
  galleryEntries,
  inquiryPage,
  lightTable,
  moreStories,
  novelEntries,
  seriesEntries,
} from '@/content/menuEntries'
import type { MenuItem } from '@/content/menuItem'
import { novelPages } from '@/content/novels'
import { webtoonSeries } from '@/content/series'
import { parts } from './parts'

export const home: MenuItem = localized({
  name: { ko: '처음', en: 'Home' },
  nameEn: 'Home',
  path: paths.home,
  subject: { kind: 'home' },
})

/**
 * All public pages. Routes, menus, search, static pages, site map and social cards are generated from this list. An
 * entry with `visible: false` and everything that belongs to it is absent from the site.
 */
export const navigation: readonly MenuItem[] = localized([
  {
    name: { ko: '소개', en: 'About me' },
    nameEn: 'About me',
    path: paths.profile,
    folio: 2,
    children: [
      {
        name: { ko: '작가 소개', en: 'Profile' },
        nameEn: 'Profile',
        path: paths.profile,
        picture: 'profile',
        card: { line: parts.profile.line },
        visible: parts.profile.visible,
        subject: { kind: 'profile' },
      },
      {
        name: { ko: '좋아하는 것들', en: 'Favorites' },
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
      inquiryPage,
    ],
  },
  {
    name: { ko: '웹디자인', en: 'Web design' },
    nameEn: 'Web design',
    path: paths.portfolio,
    shortcut: 'portfolio',
    folio: 14,
    children: [
      {
        name: { ko: '작업 모음', en: 'Portfolio' },
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
    name: { ko: '웹툰', en: 'Webtoon' },
    nameEn: 'Webtoon',
    path: webtoonSeries[0].path,
    detailPath: paths.episode.pattern,
    shortcut: 'webtoon',
    folio: 30,
    children: seriesEntries,
  },
  {
    name: { ko: '웹소설', en: 'Novel' },
    nameEn: 'Novel',
    path: novelPages[0]?.path ?? paths.moreStories,
    detailPath: paths.chapter.pattern,
    shortcut: 'novel',
    folio: 78,
    children: [...novelEntries, moreStories],
  },
  {
    name: { ko: '사진첩', en: 'Photo gallery' },
    nameEn: 'Photo gallery',
    path: galleries[0].path,
    shortcut: 'photo',
    folio: 112,
    children: [...galleryEntries, lightTable],
  },
  {
    name: { ko: '팬아트', en: 'Fan art' },
    nameEn: 'Fan art',
    path: paths.fanart,
    folio: 160,
    children: [
      {
        name: { ko: '팬아트 모음', en: 'Fan art' },
        nameEn: { ko: 'Fanart', en: 'Fan art' },
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
])
