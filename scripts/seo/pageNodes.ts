import type { Book, Chapter, CreativeWork, Thing } from 'schema-dts'
import { type CollectionKey, collections } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { paths } from '@/config/paths'
import { galleries } from '@/content/galleryRegistry'
import { lightTable } from '@/content/lightTable'
import { novels, type Novel } from '@/content/novels'
import { pagesByPath } from '@/content/pages'
import { webtoonSeries } from '@/content/series'
import { site } from '@/content/site'
import { some } from '@/content/series/some/page'
import { they } from '@/content/series/they/page'
import { tls } from '@/content/series/tls/page'
import type { Webtoon } from '@/content/series/webtoon'
import type { Addresses } from './addresses'
import { listedNode } from './postNodes'

type ListedPosts = { [Key in CollectionKey]?: readonly Post[] }

/** Returns the nodes of a static page's subject. The list is empty for a page without subject. */
export function pageNode(path: string, addresses: Addresses, listedPosts: ListedPosts): Thing[] {
  const subject = pagesByPath.get(path)?.subject
  switch (subject?.kind) {
    case 'profile':
      return [
        {
          '@type': 'ProfilePage',
          '@id': addresses.page(path),
          url: addresses.page(path),
          name: `${site.name} 작가 소개`,
          mainEntity: addresses.creator,
          isPartOf: addresses.website,
        },
      ]
    case 'webtoon':
      return [webtoonNode(webtoons[subject.key], addresses)]
    case 'novel':
      return [bookNode(novels[subject.key], path, addresses)]
    case 'more-stories':
      return (['book', 'contest', 'fantasy'] as const).map((tab) =>
        bookNode(novels[`more-${tab}`], `${path}?tab=${tab}`, addresses),
      )
    case 'light-table': {
      const fields = listFields(
        path,
        lightTable.title,
        galleries.map(({ key }) => key),
        addresses,
        listedPosts,
      )
      return [{ '@type': 'CollectionPage', ...fields, description: lightTable.description }]
    }
    case 'gallery':
    case 'collection':
      return [collectionNode(subject.key, addresses, listedPosts)]
    default:
      return []
  }
}

export const webtoons = { tls, they, some }

function collectionNode(key: CollectionKey, addresses: Addresses, listedPosts: ListedPosts): Thing {
  const { name, listPath } = collections[key]
  const fields = listFields(listPath, name, [key], addresses, listedPosts)
  const gallery = galleries.find((each) => each.key === key)
  if (gallery) return { '@type': 'ImageGallery', ...fields, description: gallery.description }
  return { '@type': key === 'fanart' ? 'ImageGallery' : 'CollectionPage', ...fields }
}

function listFields(
  path: string,
  name: string,
  keys: readonly CollectionKey[],
  addresses: Addresses,
  listedPosts: ListedPosts,
) {
  return {
    '@id': addresses.page(path),
    url: addresses.page(path),
    name,
    inLanguage: 'ko',
    author: addresses.creator,
    isPartOf: addresses.website,
    hasPart: keys.flatMap((key) => (listedPosts[key] ?? []).map((post) => listedNode(key, post, addresses))),
  }
}

function webtoonNode(work: Webtoon, addresses: Addresses): CreativeWork {
  const series = webtoonSeries.find(({ key }) => key === work.key)
  const url = addresses.page(paths.webtoon[work.key])
  return {
    '@type': 'CreativeWork',
    '@id': url,
    url,
    name: work.titleKo,
    ...(series && { alternateName: series.title, description: series.text }),
    genre: work.genre,
    inLanguage: 'ko',
    author: addresses.creator,
    image: addresses.file(work.scene.picture.src),
    isPartOf: addresses.website,
    ...(series && series.links.length > 0 && { sameAs: series.links.map((link) => link.url) }),
  }
}

/** Returns the node of a novel with its readable chapters. */
function bookNode(novel: Novel, path: string, addresses: Addresses): Book {
  return {
    '@type': 'Book',
    '@id': addresses.page(path),
    url: addresses.page(path),
    name: novel.title,
    alternateName: novel.titleEn,
    description: novel.blurb,
    genre: novel.genre,
    inLanguage: 'ko',
    author: addresses.creator,
    image: addresses.file(novel.cover.src),
    bookFormat: 'https://schema.org/EBook',
    hasPart: novel.chapters
      .filter(({ text }) => text)
      .map(({ number, title, published }): Chapter => ({
        '@type': 'Chapter',
        name: title,
        position: number,
        url: addresses.page(chapterPath(path, number)),
        ...(published && { datePublished: published }),
      })),
  }
}

/** Returns the path of a chapter on its novel's page. */
export function chapterPath(path: string, number: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}chapter=${number}`
}
