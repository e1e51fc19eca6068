// The catalogue's cards of pages, from the site's menu.
import { susa } from 'es-hangul'
import { favoritesIntro } from '@/content/favorites'
import { galleries } from '@/content/galleries'
import { home, type MenuItem, navigation } from '@/content/navigation'
import { homeSections } from '@/content/home'
import { lightTable } from '@/content/lightTable'
import { novels } from '@/content/novels'
import { pagePictures } from '@/content/pagePictures'
import { profile } from '@/content/profile'
import { site } from '@/content/site'
import { paths } from '@/config/paths'
import type { Card } from '@/features/search/card'
import { readableChapters, webtoons } from './storyCards.ts'

/** What is offered before anything is searched for, by the address of the page. */
const FIRST: readonly string[] = [paths.webtoon.tls, paths.novel.tls, paths.a7c2, paths.favorites]

/** Pages that have a better card of their own: the series and the novels themselves. */
const OWN_CARDS: ReadonlySet<string> = new Set([
  ...Object.values(paths.webtoon),
  paths.novel.tls,
  paths.novel.they,
])

/** What a page says of itself. */
const LINES: Record<string, string> = {
  [paths.home]: homeSections.visual.tagline,
  [paths.profile]: profile.headline.join(' '),
  [paths.favorites]: favoritesIntro.join(' '),
  [paths.a7c2]: galleries.a7c2.description,
  [paths.x100vi]: galleries.x100vi.description,
  [paths.light]: lightTable.description,
}

const isShown = ({ visible }: MenuItem) => visible !== false
const pictureOf = (path: string) => {
  const picture = pagePictures[path]
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
    line: shown.map((child) => child.name).join(', '),
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
  const line = LINES[path]
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
    const others = children.filter(({ path }) => !OWN_CARDS.has(path) && children.length > 1)
    return [partCard(part), ...others.map((child) => pageCard(child, part))]
  })
  return [start, ...parts]
}
