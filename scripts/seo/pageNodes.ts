import type { Book, Chapter, ComicSeries, Thing } from 'schema-dts'
import { seo } from '#messages/seo'
import { galleries } from '@/content/galleryRegistry'
import { language, ownLanguage } from '@/content/languages'
import { novelHref } from '@/content/novelHref'
import { type NovelKey, storyTabs } from '@/content/novels'
import type { Novel } from '@/content/novels/novel'
import { findNovel } from '@/content/novels/novels'
import { pagesByPath } from '@/content/pages'
import { publicGalleries } from '@/content/publicContent'
import type { Webtoon } from '@/content/series/webtoon'
import { webtoons } from '@/content/series/webtoons'
import { type CollectionKey, listedCollections, type ListedKey } from '@/posts/collections'
import type { Chapter as ChapterPost, Episode } from '@/posts/post'
import { lightTable } from '@content/lightTable'
import { site } from '@content/site'
import type { Addresses } from './addresses'
import type { PostOf } from './collectionSeo'
import { inquiryNodes } from './inquiryNodes'
import { pictureNode } from './pictureNodes'
import { listedNode } from './postNodes'

type ListedPosts = { [Key in CollectionKey]?: readonly PostOf[Key][] }

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
          name: seo.profile(site.owner.name),
          mainEntity: addresses.creator,
          isPartOf: addresses.website,
        },
      ]
    case 'inquiry':
      return inquiryNodes(addresses, listedPosts.commissions ?? [])
    case 'webtoon':
      return webtoons
        .filter(({ key }) => key === subject.key)
        .map((work) =>
          webtoonNode(
            work,
            (listedPosts.episodes ?? []).filter(({ meta }) => meta.series === work.key),
            addresses,
          ),
        )
    case 'novel':
      return bookNodes(subject.key, addresses, listedPosts)
    case 'more-stories':
      return storyTabs.flatMap(({ key }) => bookNodes(key, addresses, listedPosts))
    case 'light-table': {
      const fields = listFields(
        path,
        lightTable.title,
        publicGalleries.map(({ key }) => key),
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

function collectionNode(key: ListedKey, addresses: Addresses, listedPosts: ListedPosts): Thing {
  const { name, listPath } = listedCollections[key]
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
    inLanguage: language,
    author: addresses.creator,
    isPartOf: addresses.website,
    hasPart: keys.flatMap((key) => (listedPosts[key] ?? []).map((post) => listedNode(key, post, addresses))),
  }
}

function webtoonNode(work: Webtoon, episodes: readonly Episode[], addresses: Addresses): ComicSeries {
  const url = addresses.page(work.path)
  const name = seo.seriesName(work)
  return {
    '@type': 'ComicSeries',
    '@id': url,
    url,
    name,
    ...(name !== work.title && { alternateName: work.title }),
    description: work.text,
    genre: work.genre,
    inLanguage: ownLanguage,
    author: addresses.creator,
    image: pictureNode(addresses.file(work.scene.picture.src), addresses),
    isPartOf: addresses.website,
    ...(work.links.length > 0 && { sameAs: work.links.map((link) => link.url) }),
    hasPart: episodes.map((post) => listedNode('episodes', post, addresses)),
  }
}

function bookNodes(key: NovelKey, addresses: Addresses, { chapters = [] }: ListedPosts): Book[] {
  const novel = findNovel(key)
  return novel
    ? [
        bookNode(
          novel,
          chapters.filter(({ meta }) => meta.novel === key),
          addresses,
        ),
      ]
    : []
}

/** Returns the node of a novel with its chapters. */
function bookNode(novel: Novel, chapters: readonly ChapterPost[], addresses: Addresses): Book {
  const path = novelHref(novel.key)
  return {
    '@type': 'Book',
    '@id': addresses.page(path),
    url: addresses.page(path),
    name: novel.title,
    alternateName: novel.titleEn,
    description: novel.blurb,
    genre: novel.genre,
    inLanguage: ownLanguage,
    author: addresses.creator,
    image: pictureNode(addresses.file(novel.cover.src), addresses),
    bookFormat: 'https://schema.org/EBook',
    hasPart: chapters.map(({ title, meta, publishedAt, createdAt }): Chapter => ({
      '@type': 'Chapter',
      name: title,
      position: meta.number,
      url: addresses.page(chapterPath(path, meta.number)),
      datePublished: publishedAt ?? createdAt,
    })),
  }
}

/** Returns the path of a chapter on its novel's page. */
export function chapterPath(path: string, number: number): string {
  return `${path}${path.includes('?') ? '&' : '?'}chapter=${number}`
}
