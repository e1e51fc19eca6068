// The social card of every static page. Reads the site's content: load it through Vite.
import type { CollectionKey } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { paths } from '@/config/paths'
import { galleries } from '@/content/galleries'
import { lightTable } from '@/content/lightTable'
import { headlineText, homeHero } from '@/content/homeHero'
import { novels, type NovelKey } from '@/content/novels'
import { profile } from '@/content/profile'
import type { SeriesKey } from '@/content/series'
import { site } from '@/content/site'
import { some } from '@/content/webtoon/some'
import { they } from '@/content/webtoon/they'
import { tls } from '@/content/webtoon/tls'
import type { CardSpec, PictureSource } from '../cards/cardSpec'
import type { CardOrder } from '../cards/makeCards'
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

/** The cards of all static pages. Only the lists' change, with their first posts. */
export function pageCards(first: FirstPosts): CardOrder[] {
  const pictures = (key: CollectionKey): PictureSource[] =>
    (first[key] ?? [])
      .map(pictureOf)
      .filter((picture) => picture !== null)
      .slice(0, 3)
  const gallery = (key: 'a7c2' | 'x100vi', hung: 'film' | 'wall'): CardSpec => ({
    kind: 'gallery',
    hung,
    title: galleries[key].title,
    line: galleries[key].line,
    photos: pictures(key),
    instead: asset(`navigation/${key}`),
  })
  const specs: Record<string, CardSpec> = {
    [paths.home]: { kind: 'home', headline, tagline: homeHero.tagline },
    [paths.profile]: {
      kind: 'profile',
      headline: profile.headline,
      line: '디자인, 웹툰, 웹소설, 사진',
      picture: asset('profile/creator'),
    },
    [paths.favorites]: {
      kind: 'favorites-list',
      title: '좋아하는 것들',
      line: '하루에 하나씩 붙여 보내고 싶은, 작업대 위의 작은 것들',
      pictures: pictures('favorites'),
      instead: asset('navigation/favorites'),
    },
    [paths.portfolio]: {
      kind: 'portfolio-list',
      title: 'Portfolio',
      line: '웹디자인 · 웹퍼블리싱',
      pictures: pictures('portfolio'),
      instead: asset('navigation/portfolio'),
    },
    [paths.webtoon.tls]: series('tls'),
    [paths.webtoon.they]: series('they'),
    [paths.webtoon.some]: series('some'),
    [paths.novel.tls]: novel('tls'),
    [paths.novel.they]: novel('they'),
    [paths.novel.more]: {
      kind: 'shelf',
      title: '더 많은 이야기',
      line: '단행본 · 공모전 · 판타지',
      covers: (['more-book', 'more-contest', 'more-fantasy'] as const).map((key) => asset(`novel/${key}`)),
    },
    [paths.a7c2]: gallery('a7c2', 'wall'),
    [paths.x100vi]: gallery('x100vi', 'film'),
    [paths.light]: {
      kind: 'gallery',
      hung: 'wall',
      title: 'Light',
      line: lightTable.line,
      photos: [pictures('a7c2')[0], pictures('x100vi')[0], pictures('a7c2')[1]].filter(
        (photo) => photo !== undefined,
      ),
      instead: asset('navigation/light'),
    },
    [paths.fanart]: {
      kind: 'fanart-list',
      title: 'Fan art',
      line: '좋아해서 따라 그린 마음들',
      pictures: pictures('fanart'),
      instead: asset('navigation/fanart'),
    },
  }
  return Object.entries(specs).map(([path, spec]) => ({ path, alt: altOf(spec), spec }))
}

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
