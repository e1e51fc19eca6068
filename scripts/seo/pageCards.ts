// The social card of every static page. Reads the site's content: load it through Vite.
import type { CollectionKey } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { galleries } from '@/content/galleries'
import { lightTable } from '@/content/lightTable'
import { headlineText, homeHero } from '@/content/homeHero'
import type { MenuItem } from '@/content/navigation'
import { novels, type NovelKey } from '@/content/novels'
import { pagesByPath, partOf, pictureName } from '@/content/pages'
import { profile } from '@/content/profile'
import type { SeriesKey } from '@/content/series'
import { site } from '@/content/site'
import { some } from '@/content/webtoon/some'
import { they } from '@/content/webtoon/they'
import { tls } from '@/content/webtoon/tls'
import type { CardSpec, PictureSource } from '../social-cards/cardSpec'
import type { CardOrder } from '../social-cards/makeCards'
import { pictureOf } from './postCards'

/** The first published posts of the lists; lists without any show a picture of the repository. */
export type FirstPosts = Partial<Record<CollectionKey, readonly Post[]>>

const asset = (file: string): PictureSource => ({ file: `src/assets/${file}.webp` })

/** The hero's headline, in its lines on wide screens. */
const headline = homeHero.headline.map((line) => line.replace('|', ' '))

const firstSentence = (text: string): string => /^.*?[.!?。](?=\s|$)/u.exec(text)?.[0] ?? text

const webtoons = { tls, they, some }

function series(key: SeriesKey): CardSpec {
  const { sentence, genre, schedule } = webtoons[key]
  return { kind: 'series', series: key, sentence, line: `웹툰 · ${genre} · ${schedule}` }
}

function novel(key: Extract<NovelKey, 'tls' | 'they'>): CardSpec {
  const { titleLines, blurb, genre, chapters } = novels[key]
  return {
    kind: 'novel',
    titleLines,
    sentence: firstSentence(blurb),
    genre,
    note: chapters[0]?.text ? '첫 장부터 읽을 수 있습니다' : `${chapters.length}장`,
    cover: asset(`novel/${key}`),
    ground: `novel-${key}-ground`,
  }
}

/** The picture of a page in the menu: `novelMore` is in `novel-more.webp`. */
function menuPicture(path: string): PictureSource | null {
  const name = pictureName(path)?.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return name ? asset(`navigation/${name}`) : null
}

/** The first pictures of a collection. */
const pictures = (first: FirstPosts, key: CollectionKey): PictureSource[] =>
  (first[key] ?? [])
    .map(pictureOf)
    .filter((picture) => picture !== null)
    .slice(0, 3)

/** The words of a page's card: those of the table, else its name and its line or its part's name. */
function wordsOf({ name, nameEn, path, line, card }: MenuItem) {
  return { title: card?.title ?? name, line: card?.line ?? line ?? partOf(path)?.name ?? nameEn }
}

function collection(key: CollectionKey, page: MenuItem, first: FirstPosts): CardSpec {
  const instead = menuPicture(page.path)
  if (key === 'a7c2' || key === 'x100vi') {
    const { title, line } = galleries[key]
    const hung = key === 'x100vi' ? 'film' : 'wall'
    return { kind: 'gallery', hung, title, line, photos: pictures(first, key), instead }
  }
  return { kind: `${key}-list`, ...wordsOf(page), pictures: pictures(first, key), instead }
}

function lightTableCard(page: MenuItem, first: FirstPosts): CardSpec {
  const [a7c2, x100vi] = [pictures(first, 'a7c2'), pictures(first, 'x100vi')]
  return {
    kind: 'gallery',
    hung: 'wall',
    title: 'Light',
    line: lightTable.line,
    photos: [a7c2[0], x100vi[0], a7c2[1]].filter((photo) => photo !== undefined),
    instead: menuPicture(page.path),
  }
}

function specOf(page: MenuItem, first: FirstPosts): CardSpec {
  const { subject, path } = page
  switch (subject?.kind) {
    case 'home':
      return { kind: 'home', headline, tagline: homeHero.tagline }
    case 'profile':
      return {
        kind: 'profile',
        headline: profile.headline,
        line: wordsOf(page).line,
        picture: asset('profile/creator'),
      }
    case 'webtoon':
      return series(subject.key)
    case 'novel':
      return novel(subject.key)
    case 'more-stories':
      return {
        kind: 'shelf',
        ...wordsOf(page),
        covers: (['more-book', 'more-contest', 'more-fantasy'] as const).map((key) => asset(`novel/${key}`)),
      }
    case 'collection':
      return collection(subject.key, page, first)
    case 'light-table':
      return lightTableCard(page, first)
    default:
      return { kind: 'page', ...wordsOf(page), picture: menuPicture(path) }
  }
}

/** The cards of all static pages. Only those of lists change with `first`, their first posts. */
export const pageCards = (first: FirstPosts): CardOrder[] =>
  [...pagesByPath.values()].map((page) => {
    const spec = specOf(page, first)
    return { path: page.path, alt: altOf(spec), spec }
  })

/** Title and kind. */
function altOf(spec: CardSpec): string {
  switch (spec.kind) {
    case 'home':
      return `${headlineText} ${homeHero.tagline}`
    case 'series':
      return `‘${webtoons[spec.series].titleKo}’, ${spec.line}`
    case 'novel':
      return `‘${spec.titleLines.join(' ')}’, ${spec.genre}`
    case 'gallery':
      return `${spec.title}, ${spec.line.join(' ')}`
    case 'profile':
      return `${spec.headline.join(' ')} ${site.name}의 작가 소개`
    default:
      return 'line' in spec ? `${spec.title}, ${spec.line}` : spec.title
  }
}
