import type { Book, Chapter, CollectionPage, CreativeWork, ImageGallery, Thing } from 'schema-dts'
import type { CollectionKey } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { collections } from '@/posts/registry'
import { paths } from '@/config/paths'
import { galleries } from '@/content/galleries'
import { lightTable } from '@/content/lightTable'
import { novels, type Novel } from '@/content/novels'
import { pagesByPath } from '@/content/pages'
import { webtoonSeries } from '@/content/series'
import { site } from '@/content/site'
import { some } from '@/content/webtoon/some'
import { they } from '@/content/webtoon/they'
import { tls } from '@/content/webtoon/tls'
import type { Webtoon } from '@/content/webtoon/webtoon'
import type { Addresses } from './addresses'
import { listedNode } from './postNodes'

type Shown = { [Key in CollectionKey]?: readonly Post[] }

/** What a static page is about. Nothing for a page that has no subject. */
export function pageNode(path: string, at: Addresses, shown: Shown): Thing[] {
  const subject = pagesByPath.get(path)?.subject
  switch (subject?.kind) {
    case 'profile':
      return [
        {
          '@type': 'ProfilePage',
          '@id': at.page(path),
          url: at.page(path),
          name: `${site.name} 작가 소개`,
          mainEntity: at.creator,
          isPartOf: at.website,
        },
      ]
    case 'webtoon':
      return [webtoonNode(webtoons[subject.key], at)]
    case 'novel':
      return [bookNode(novels[subject.key], path, at)]
    case 'more-stories':
      return (['book', 'contest', 'fantasy'] as const).map((tab) =>
        bookNode(novels[`more-${tab}`], `${path}?tab=${tab}`, at),
      )
    case 'light-table':
      return [
        {
          '@type': 'CollectionPage',
          '@id': at.page(path),
          url: at.page(path),
          name: lightTable.title,
          description: lightTable.description,
          inLanguage: 'ko',
          author: at.creator,
          isPartOf: at.website,
          hasPart: (['a7c2', 'x100vi'] as const).flatMap((key) =>
            (shown[key] ?? []).map((post) => listedNode(key, post, at)),
          ),
        },
      ]
    case 'collection':
      return [collectionNode(subject.key, at, shown)]
    default:
      return []
  }
}

const webtoons = { tls, they, some }

function collectionNode(key: CollectionKey, at: Addresses, shown: Shown): ImageGallery | CollectionPage {
  switch (key) {
    case 'a7c2':
    case 'x100vi':
      return { '@type': 'ImageGallery', ...listOf(key, at, shown), description: galleries[key].description }
    case 'fanart':
      return { '@type': 'ImageGallery', ...listOf(key, at, shown) }
    default:
      return { '@type': 'CollectionPage', ...listOf(key, at, shown) }
  }
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
