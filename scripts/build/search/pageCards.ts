// Search cards of the pages in the menu.
import { searchIndex } from '#messages/searchIndex'
import { paths } from '@/config/paths'
import { galleries } from '@/content/galleryRegistry'
import type { MenuItem } from '@/content/menuItem'
import { novelPages } from '@/content/novels'
import { allNovels } from '@/content/novels/novels'
import { pagePicture } from '@/content/pagePictures'
import { furtherPages, isPublic, menu } from '@/content/pages'
import { publicGalleries, publicSeries } from '@/content/publicContent'
import { webtoons } from '@/content/series/webtoons'
import type { Card } from '@/features/search/card'
import { favoritesIntro } from '@content/favorites'
import { homeSections } from '@content/home'
import { lightTable } from '@content/lightTable'
import { home } from '@content/navigation'
import { profile } from '@content/profile'
import { site } from '@content/site'

/** Path of the novels' part. */
const NOVELS = novelPages.find(({ path }) => isPublic(path))?.path ?? paths.moreStories
/** Path of the webtoons' part. */
const WEBTOONS = publicSeries[0]?.path ?? ''

/** Pages that are suggested before a search. */
const SUGGESTED: readonly string[] = [WEBTOONS, NOVELS, publicGalleries[0]?.path ?? '', paths.favorites]

/** Series and novels have cards in `storyCards`. */
const hasOwnCard = ({ subject }: MenuItem) => subject?.kind === 'webtoon' || subject?.kind === 'novel'

/** Returns one sentence about a page. */
function pageLine({ subject, line }: MenuItem): string | undefined {
  switch (subject?.kind) {
    case 'profile':
      return profile.headline.join(' ')
    case 'light-table':
      return lightTable.description
    case 'gallery':
      return galleries.find(({ key }) => key === subject.key)?.description
    case 'collection':
      return subject.key === 'favorites' ? favoritesIntro.join(' ') : line
    default:
      return line
  }
}

const pictureOf = (path: string) => {
  const picture = pagePicture(path)
  return picture ? { picture } : {}
}

/** Returns further details on the card of a part. */
function partDetails(path: string): Pick<Card, 'note' | 'facts'> {
  if (path === WEBTOONS)
    return {
      note: `${homeSections.webtoon.line}.`,
      facts: [
        [searchIndex.works, searchIndex.workCount(webtoons.length)],
        [
          searchIndex.characters,
          searchIndex.characterCount(webtoons.flatMap(({ characters }) => characters).length),
        ],
      ],
    }
  if (path !== NOVELS) return {}
  return { facts: [[searchIndex.works, searchIndex.workCount(allNovels.length)]] }
}

const pageKind = ({ folio }: MenuItem, other: string) =>
  folio === undefined ? other : searchIndex.page(folio)
const suggestion = (path: string) => (SUGGESTED.includes(path) ? { first: SUGGESTED.indexOf(path) } : {})

/** Returns the card of a part of the site, with the names of its pages. */
function partCard(part: MenuItem): Card {
  const { name, nameEn, path, children = [] } = part
  return {
    group: 'pages',
    title: name,
    line: children.map((child) => child.name).join(', ') || (pageLine(part) ?? nameEn),
    kind: pageKind(part, nameEn),
    href: path,
    also: nameEn,
    ...partDetails(path),
    ...pictureOf(path),
    ...suggestion(path),
  }
}

function pageCard(page: MenuItem, part: MenuItem): Card {
  const { name, nameEn, path } = page
  const line = pageLine(page)
  return {
    group: 'pages',
    title: name,
    ...(line && { line }),
    kind: pageKind(page, part.name),
    href: path,
    also: nameEn,
    ...pictureOf(path),
    // The part's card is suggested instead of its first page.
    ...(path !== part.path && suggestion(path)),
  }
}

/** Returns the cards of home, the parts of the site and their pages, in menu order. */
export function pageCards(): Card[] {
  const start: Card = {
    group: 'pages',
    title: home.name,
    line: homeSections.visual.tagline,
    kind: home.nameEn,
    href: home.path,
    also: `${site.name} ${homeSections.visual.headline.join(' ').replaceAll('|', ' ')}`,
  }
  const parts = menu.flatMap((part) => {
    const children = part.children ?? []
    const others = children.filter((child) => !hasOwnCard(child) && children.length > 1)
    return [partCard(part), ...others.map((child) => pageCard(child, part))]
  })
  return [start, ...parts, ...furtherPages.filter(({ isPrivate }) => !isPrivate).map(partCard)]
}
