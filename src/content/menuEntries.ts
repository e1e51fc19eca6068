// Entries of the menu that follow from the lists of galleries, series and novels.
import { pageNames } from '#messages/pageNames'
import { paths } from '@/config/paths'
import { moreStories as moreTexts } from '@content/novels/moreStories'
import { parts } from '@content/parts'
import { galleries } from './galleryRegistry'
import type { MenuItem } from './menuItem'
import { novelPages, storyTabs } from './novels'
import { webtoonSeries } from './series'

/** The galleries. Their list and photo pages load only the code of their layout and of the recipe if they have one. */
export const galleryEntries = galleries.map(
  ({ key, path, detailPath, menu, layout, hasRecipe }): MenuItem => ({
    ...menu,
    path,
    detailPath,
    files: {
      list: layout === 'film' ? 'gallery/FilmGallery' : 'gallery/WallGallery',
      detail: hasRecipe ? 'gallery/RecipePhoto' : 'gallery/Photo',
    },
    subject: { kind: 'gallery', key },
  }),
)

/** The light table compares the photos of at least two cameras. */
export const lightTable: MenuItem = {
  get name() {
    return pageNames.lightTable
  },
  nameEn: 'Light table',
  path: paths.light,
  picture: 'light',
  subject: { kind: 'light-table' },
  query: ['view', 'camera', 'a', 'b'],
  visible: galleries.filter(({ menu }) => menu.visible !== false).length > 1,
}

/** The page of rights. It is in no menu: the footer and all details link to it. */
export const rightsPage: MenuItem = {
  get name() {
    return pageNames.rights
  },
  nameEn: 'Rights',
  path: paths.rights,
  under: paths.profile,
  picture: 'profile',
  line: parts.rights.line,
  visible: parts.rights.visible,
}

/** The page that takes letters. It lists the kinds of commission. */
export const inquiryPage: MenuItem = {
  get name() {
    return pageNames.inquiry
  },
  nameEn: 'Inquiry',
  path: paths.inquiry,
  picture: 'profile',
  line: parts.inquiry.line,
  card: { line: parts.inquiry.line },
  visible: parts.inquiry.visible,
  subject: { kind: 'inquiry' },
  query: ['about'],
}

/** The receipt of a letter, for whoever has its address. */
export const receiptPage: MenuItem = {
  get name() {
    return pageNames.receipt
  },
  nameEn: 'Receipt',
  path: paths.receipt,
  under: paths.inquiry,
  picture: 'profile',
  isPrivate: true,
  visible: parts.inquiry.visible,
}

/** The webtoon series. */
export const seriesEntries = webtoonSeries.map(({ key, title, path, visible }): MenuItem => ({
  name: title,
  nameEn: title,
  path,
  files: { list: 'webtoon/Webtoon' },
  subject: { kind: 'webtoon', key },
  ...(visible !== undefined && { visible }),
  query: ['tab', 'character', 'picture'],
}))

const NOVEL_QUERY = ['chapter', 'at'] as const

/** The novels with their own page. */
export const novelEntries = novelPages.map(({ key, title, nameEn, path, visible }): MenuItem => ({
  name: title,
  nameEn,
  path,
  files: { list: 'novel/Novel' },
  subject: { kind: 'novel', key },
  ...(visible !== undefined && { visible }),
  query: NOVEL_QUERY,
}))

/** The files of the tabs, below `src/pages`. */
export const storyFiles = {
  shelf: 'novel/more/Book',
  contest: 'novel/more/Contest',
  fantasy: 'novel/more/Fantasy',
}

/** The novels without their own page. */
export const moreStories: MenuItem = {
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
