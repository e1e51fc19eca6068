// The catalogue's cards of pages, from the site's menu.
import { susa } from 'es-hangul'
import { favoritesIntro } from '@/content/favorites'
import { galleries } from '@/content/galleries'
import { home, type MenuItem, navigation } from '@/content/navigation'
import { homeSections } from '@/content/home'
import { lightTable } from '@/content/lightTable'
import { novels } from '@/content/novels'
import { pagePicture } from '@/content/pagePictures'
import { profile } from '@/content/profile'
import { site } from '@/content/site'
import { paths } from '@/config/paths'
import type { Card } from '@/features/search/card'
import { readableChapters, webtoons } from './storyCards.ts'

/** What is offered before anything is searched for, by the address of the page. */
const FIRST: readonly string[] = [paths.webtoon.tls, paths.novel.tls, paths.a7c2, paths.favorites]

/** Pages that have a better card of their own: the series and the novels themselves. */
const hasOwnCard = ({ subject }: MenuItem) => subject?.kind === 'webtoon' || subject?.kind === 'novel'

/** One sentence about a page. */
function lineOf({ subject, line }: MenuItem): string | undefined {
  switch (subject?.kind) {
    case 'profile':
      return profile.headline.join(' ')
    case 'light-table':
      return lightTable.description
    case 'collection':
      if (subject.key === 'favorites') return favoritesIntro.join(' ')
      return subject.key === 'a7c2' || subject.key === 'x100vi' ? galleries[subject.key].description : line
    default:
      return line
  }
}

const isShown = ({ visible }: MenuItem) => visible !== false
const pictureOf = (path: string) => {
  const picture = pagePicture(path)
  return picture ? { picture } : {}
}

/** What is told of a whole part beside its pages: by its address, as far as the code knows it. */
const ABOUT: Record<string, Pick<Card, 'note' | 'facts'>> = {
  [paths.webtoon.tls]: {
    note: `${homeSections.webtoon.line}.`,
    facts: [
      ['작품', `${susa(webtoons.length, true)} 편`],
      ['인물', `${susa(webtoons.flatMap(({ characters }) => characters).length, true)} 명`],
    ],
  },
  [paths.novel.tls]: {
    facts: [
      ['작품', `${susa(Object.keys(novels).length, true)} 편`],
      ['실린 글', `${susa(Object.values(novels).flatMap(readableChapters).length, true)} 장`],
    ],
  },
}

const kindOf = ({ folio }: MenuItem, other: string) => (folio === undefined ? other : `${folio}쪽`)
const firstPlace = (path: string) => (FIRST.includes(path) ? { first: FIRST.indexOf(path) } : {})

/** A whole part of the site: what its sheet in the menu says. */
function partCard(part: MenuItem): Card {
  const { name, nameEn, path, children = [] } = part
  const shown = children.filter(isShown)
  return {
    group: 'pages',
    title: name,
    line: shown.map((child) => child.name).join(', ') || (lineOf(part) ?? nameEn),
    kind: kindOf(part, nameEn),
    href: path,
    also: nameEn,
    ...ABOUT[path],
    ...pictureOf(path),
    ...firstPlace(path),
  }
}

function pageCard(page: MenuItem, part: MenuItem): Card {
  const { name, nameEn, path } = page
  const line = lineOf(page)
  return {
    group: 'pages',
    title: name,
    ...(line && { line }),
    kind: kindOf(page, part.name),
    href: path,
    also: nameEn,
    ...pictureOf(path),
    // The part stands for its first page.
    ...(path !== part.path && firstPlace(path)),
  }
}

/** Home, the parts of the site and their pages, in the order of the menu. */
export function pageCards(): Card[] {
  const start: Card = {
    group: 'pages',
    title: home.name,
    line: homeSections.visual.tagline,
    kind: home.nameEn,
    href: home.path,
    also: `${site.name} ${homeSections.visual.headline.join(' ').replaceAll('|', ' ')}`,
  }
  const parts = navigation.filter(isShown).flatMap((part) => {
    const children = (part.children ?? []).filter(isShown)
    const others = children.filter((child) => !hasOwnCard(child) && children.length > 1)
    return [partCard(part), ...others.map((child) => pageCard(child, part))]
  })
  return [start, ...parts]
}
