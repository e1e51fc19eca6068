import type { Book, Chapter, CollectionPage, CreativeWork, ImageGallery, Thing } from 'schema-dts'
import type { CollectionKey } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { collections } from '@/collections/registry'
import { paths } from '@/config/paths'
import { galleries } from '@/content/galleries'
import { lightTable } from '@/content/lightTable'
import { novels, type Novel } from '@/content/novels'
import { webtoonSeries } from '@/content/series'
import { site } from '@/content/site'
import { some } from '@/content/webtoon/some'
import { they } from '@/content/webtoon/they'
import { tls } from '@/content/webtoon/tls'
import type { Webtoon } from '@/content/webtoon/webtoon'
import type { Addresses } from './addresses'
import { listedNode } from './postNodes'

type Shown = { [Key in CollectionKey]?: readonly Post[] }

/** What a static page is about; nothing for a page that is only itself. */
export function pageNode(path: string, at: Addresses, shown: Shown): Thing[] {
  return pages[path]?.(at, shown) ?? []
}

const pages: Record<string, (at: Addresses, shown: Shown) => Thing[]> = {
  [paths.profile]: (at) => [
    {
      '@type': 'ProfilePage',
      '@id': at.page(paths.profile),
      url: at.page(paths.profile),
      name: `${site.name} 작가 소개`,
      mainEntity: at.creator,
      isPartOf: at.website,
    },
  ],
  [paths.webtoon.tls]: (at) => [webtoonNode(tls, at)],
  [paths.webtoon.they]: (at) => [webtoonNode(they, at)],
  [paths.webtoon.some]: (at) => [webtoonNode(some, at)],
  [paths.novel.tls]: (at) => [bookNode(novels.tls, paths.novel.tls, at)],
  [paths.novel.they]: (at) => [bookNode(novels.they, paths.novel.they, at)],
  [paths.novel.more]: (at) =>
    (['book', 'contest', 'fantasy'] as const).map((tab) =>
      bookNode(novels[`more-${tab}`], `${paths.novel.more}?tab=${tab}`, at),
    ),
  [paths.a7c2]: (at, shown) => [gallery('a7c2', galleries.a7c2.description, at, shown)],
  [paths.x100vi]: (at, shown) => [gallery('x100vi', galleries.x100vi.description, at, shown)],
  [paths.light]: (at, shown) => [
    {
      '@type': 'CollectionPage',
      '@id': at.page(paths.light),
      url: at.page(paths.light),
      name: lightTable.title,
      description: lightTable.description,
      inLanguage: 'ko',
      author: at.creator,
      isPartOf: at.website,
      hasPart: (['a7c2', 'x100vi'] as const).flatMap((key) =>
        (shown[key] ?? []).map((post) => listedNode(key, post, at)),
      ),
    },
  ],
  [paths.fanart]: (at, shown) => [gallery('fanart', undefined, at, shown)],
  [paths.portfolio]: (at, shown) => [list('portfolio', at, shown)],
  [paths.favorites]: (at, shown) => [list('favorites', at, shown)],
}

function gallery(
  key: CollectionKey,
  description: string | undefined,
  at: Addresses,
  shown: Shown,
): ImageGallery {
  return { '@type': 'ImageGallery', ...listOf(key, at, shown), ...(description && { description }) }
}

function list(key: CollectionKey, at: Addresses, shown: Shown): CollectionPage {
  return { '@type': 'CollectionPage', ...listOf(key, at, shown) }
}

function listOf(key: CollectionKey, at: Addresses, shown: Shown) {
  const { name, listPath } = collections[key]
  return {
    '@id': at.page(listPath),
    url: at.page(listPath),
    name,
    inLanguage: 'ko',
    author: at.creator,
    isPartOf: at.website,
    hasPart: (shown[key] ?? []).map((post) => listedNode(key, post, at)),
  }
}

function webtoonNode(work: Webtoon, at: Addresses): CreativeWork {
  const series = webtoonSeries.find(({ key }) => key === work.key)
  const url = at.page(paths.webtoon[work.key])
  return {
    '@type': 'CreativeWork',
    '@id': url,
    url,
    name: work.titleKo,
    ...(series && { alternateName: series.title, description: series.text }),
    genre: work.genre,
    inLanguage: 'ko',
    author: at.creator,
    image: at.file(work.scene.picture.src),
    isPartOf: at.website,
    ...(series && series.links.length > 0 && { sameAs: series.links.map((link) => link.url) }),
  }
}

/** A novel with those of its chapters that can be read here. */
function bookNode(novel: Novel, path: string, at: Addresses): Book {
  return {
    '@type': 'Book',
    '@id': at.page(path),
    url: at.page(path),
    name: novel.title,
    alternateName: novel.titleEn,
    description: novel.blurb,
    genre: novel.genre,
    inLanguage: 'ko',
    author: at.creator,
    image: at.file(novel.cover.src),
    bookFormat: 'https://schema.org/EBook',
    hasPart: novel.chapters
      .filter(({ text }) => text)
      .map(({ number, title, published }): Chapter => ({
        '@type': 'Chapter',
        name: title,
        position: number,
        url: at.page(chapterPath(path, number)),
        ...(published && { datePublished: published }),
      })),
  }
}

/** The address of a chapter on the page of its novel. */
export function chapterPath(path: string, number: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}chapter=${number}`
}
