// The social cards of all static pages. Reads the site's content: load it through Vite.
import { seo } from '#messages/seo'
import { postPicture } from '@/cards/postCard'
import type { Gallery } from '@/content/gallery'
import { galleries, type GalleryKey } from '@/content/galleryRegistry'
import { headlineText } from '@/content/headlineText'
import type { MenuItem } from '@/content/menuItem'
import { type NovelKey, storyTabs } from '@/content/novels'
import { findNovel } from '@/content/novels/novels'
import { pagesByPath, menuSection, pictureName } from '@/content/pages'
import { publicGalleries } from '@/content/publicContent'
import { findTerms } from '@/content/rights'
import type { SeriesKey } from '@/content/series'
import { webtoons } from '@/content/series/webtoons'
import type { CollectionKey } from '@/posts/collections'
import { termsXmp } from '@/posts/pictures/pictureXmp'
import type { Post } from '@/posts/post'
import { homeHero } from '@content/homeHero'
import { lightTable } from '@content/lightTable'
import { profile } from '@content/profile'
import { site } from '@content/site'
import { contentFolder } from '../build/contentFolder'
import type { CardSpec, PictureSource } from '../social-cards/cardSpec'
import type { CardOrder } from '../social-cards/makeCards'

/** The first published posts of each list. A list without posts shows a picture of the repository. */
export type FirstPosts = Partial<Record<CollectionKey, readonly Post[]>>

/** The content's folder, from the repository's root. */
const CONTENT = contentFolder(process.cwd())
/** Number of books on the card of the further stories. */
const MAX_COVERS = 3

const sourceFile = (file: string): PictureSource => ({ file: `${CONTENT}/${file}.webp` })

/** The hero's headline with the line breaks of wide screens. */
const headline = homeHero.headline.map((line) => line.replace('|', ' '))

const firstSentenceOf = (text: string): string => /^.*?[.!?。](?=\s|$)/u.exec(text)?.[0] ?? text

function series(key: SeriesKey): CardSpec | undefined {
  const work = webtoons.find((each) => each.key === key)
  if (!work) return undefined
  const { title, titleKo, logo, colors, sentence, genre, schedule } = work
  return {
    kind: 'series',
    title,
    titleKo,
    art: `${CONTENT}/series/${key}/art`,
    hasLogo: logo !== undefined,
    plate: colors.plate,
    lineColor: colors.plateLine,
    sentence,
    line: seo.series(genre, schedule),
  }
}

const coverOf = (key: NovelKey) => sourceFile(`novels/${key}/art/cover`)

function novel(key: NovelKey, { chapters = [] }: FirstPosts): CardSpec | undefined {
  const found = findNovel(key)
  if (!found) return undefined
  const { titleLines, blurb, genre, ground = null } = found
  return {
    kind: 'novel',
    titleLines,
    sentence: firstSentenceOf(blurb),
    genre,
    note: chapters.some(({ meta }) => Reflect.get(meta, 'novel') === key) ? seo.firstChapter : '',
    cover: coverOf(key),
    ground,
  }
}

/** Returns a page's picture in the menu: `novelMore` is `novel-more.webp`. */
function menuPicture(path: string): PictureSource | null {
  const name = pictureName(path)?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return name ? sourceFile(`art/navigation/${name}`) : null
}

/** Returns the first pictures of a collection. */
const pictures = (first: FirstPosts, key: CollectionKey): PictureSource[] =>
  (first[key] ?? [])
    .map(postPicture)
    .filter((picture) => picture !== null)
    .slice(0, 3)

/** Returns the title and the line of a page's card: those in `card`, or the page's name and its line or part. */
function textsOf({ name, nameEn, path, line, card }: MenuItem) {
  return { title: card?.title ?? name, line: card?.line ?? line ?? menuSection(path)?.name ?? nameEn }
}

function galleryCard(
  { key, layout, title, line, film }: Gallery<GalleryKey>,
  page: MenuItem,
  first: FirstPosts,
): CardSpec {
  return {
    kind: 'gallery',
    layout,
    title,
    line,
    ...(film && {
      edges: [film.print, film.focalLength ? `${title} ${film.focalLength}mm` : title] as const,
    }),
    photos: pictures(first, key),
    fallback: menuPicture(page.path),
  }
}

/** Shows three photos of the galleries in turn. */
function lightTableCard(page: MenuItem, first: FirstPosts): CardSpec {
  const lists = publicGalleries.map(({ key }) => pictures(first, key))
  const inTurn = [0, 1, 2].flatMap((index) => lists.map((list) => list[index]))
  return {
    kind: 'gallery',
    layout: 'wall',
    title: 'Light',
    line: lightTable.line,
    photos: inTurn.filter((photo) => photo !== undefined).slice(0, 3),
    fallback: menuPicture(page.path),
  }
}

const pageCard = (page: MenuItem): CardSpec => ({
  kind: 'page',
  ...textsOf(page),
  picture: menuPicture(page.path),
})

function createSpec(page: MenuItem, first: FirstPosts): CardSpec {
  const { subject, path } = page
  switch (subject?.kind) {
    case 'home':
      return { kind: 'home', headline, tagline: homeHero.tagline }
    case 'profile':
      return {
        kind: 'profile',
        headline: profile.headline,
        line: textsOf(page).line,
        picture: sourceFile('art/profile/creator'),
      }
    case 'webtoon':
      return series(subject.key) ?? pageCard(page)
    case 'novel':
      return novel(subject.key, first) ?? pageCard(page)
    case 'more-stories':
      return {
        kind: 'shelf',
        ...textsOf(page),
        covers: storyTabs.slice(0, MAX_COVERS).map(({ key }) => coverOf(key)),
      }
    case 'gallery': {
      const gallery = galleries.find(({ key }) => key === subject.key)
      return galleryCard(gallery ?? galleries[0], page, first)
    }
    case 'collection':
      return {
        kind: `${subject.key}-list`,
        ...textsOf(page),
        pictures: pictures(first, subject.key),
        fallback: menuPicture(path),
      }
    case 'light-table':
      return lightTableCard(page, first)
    default:
      return pageCard(page)
  }
}

/** A list's card shows pictures of its collection. */
const cardXmp = ({ subject }: MenuItem): string =>
  termsXmp(findTerms(subject?.kind === 'gallery' || subject?.kind === 'collection' ? subject.key : ''))

/** Returns the cards of all static pages. `first` contains the first posts of the lists. */
export const pageCards = (first: FirstPosts): CardOrder[] =>
  [...pagesByPath.values()].map((page) => {
    const spec = createSpec(page, first)
    return { path: page.path, alt: createAlt(spec), spec, xmp: cardXmp(page) }
  })

/** Returns the card's alternative text: title and kind. */
function createAlt(spec: CardSpec): string {
  switch (spec.kind) {
    case 'home':
      return `${headlineText} ${homeHero.tagline}`
    case 'series':
      return seo.cardAlt(seo.seriesName(spec), spec.line)
    case 'novel':
      return seo.cardAlt(spec.titleLines.join(' '), spec.genre)
    case 'gallery':
      return `${spec.title}, ${spec.line.join(' ')}`
    case 'profile':
      return seo.profileAlt(spec.headline.join(' '), site.owner.name)
    default:
      return 'line' in spec ? `${spec.title}, ${spec.line}` : spec.title
  }
}
