// Social card and structured data of the posts of each collection. Reads the site's modules: load it through Vite.
import type { Thing } from 'schema-dts'
import { mapGalleries } from '@/content/galleryRegistry'
import { novelEntries } from '@/content/novels'
import { webtoonSeries } from '@/content/series'
import { faceValue } from '@/features/favorites/Stamp'
import { type Collection, type CollectionKey, collections, favorites, portfolio } from '@/posts/collections'
import type { Post } from '@/posts/post'
import type { CardSpec } from '../social-cards/cardSpec'
import type { CardOrder } from '../social-cards/makeCards'
import type { Addresses } from './addresses'
import { plainLine } from './plainText'
import { joinParts, photoCard, pictureFields } from './postCards'
import { creativeWork, imageObject, photoNode } from './postNodes'

/** The post type of each collection. */
export type PostOf = {
  [Key in CollectionKey]: (typeof collections)[Key] extends Collection<infer Meta> ? Post<Meta> : never
}

interface CollectionSeo<OnePost> {
  /** Names the kind of post in the alternative text of its card. */
  description: string
  card: (post: OnePost) => CardSpec
  node: (post: OnePost, addresses: Addresses) => Thing
}

const seo: { [Key in CollectionKey]: CollectionSeo<PostOf[Key]> } = {
  ...mapGalleries(({ key, title, label }) => ({
    description: `${title}로 찍은 사진`,
    card: (post) => photoCard(label, post),
    node: (post, addresses) => photoNode(collections[key], post, addresses),
  })),
  portfolio: {
    description: '웹디자인 작업',
    card: (post) => ({
      kind: 'case',
      title: post.title,
      line: joinParts(post.meta.category ?? portfolio.name, post.meta.year),
      sentence: post.summary ?? '',
      color: post.meta.color ?? null,
      ...pictureFields(post),
    }),
    node: (post, addresses) => ({
      ...creativeWork('portfolio', post, addresses),
      ...(post.meta.year && { dateCreated: String(post.meta.year) }),
      ...(post.meta.client && { sponsor: { '@type': 'Organization', name: plainLine(post.meta.client) } }),
      ...(post.meta.link && { sameAs: post.meta.link }),
    }),
  },
  favorites: {
    description: '좋아하는 것',
    card: (post) => ({
      kind: 'favorite',
      title: post.title,
      line: post.meta.category ?? favorites.name,
      sentence: post.summary ?? '',
      value: faceValue(post.id),
      ...pictureFields(post),
    }),
    node: (post, addresses) => creativeWork('favorites', post, addresses),
  },
  episodes: {
    description: '웹툰의 한 화',
    card: (post) => ({
      kind: 'fanart',
      title: post.title,
      line: joinParts(findTitle(webtoonSeries, post.meta.series), `${post.meta.number}화`),
      sentence: post.summary ?? '',
      ...pictureFields(post),
    }),
    node: (post, addresses) => ({
      ...creativeWork('episodes', post, addresses),
      '@type': 'ComicIssue',
      issueNumber: post.meta.number,
    }),
  },
  chapters: {
    description: '소설의 한 장',
    card: (post) => ({
      kind: 'fanart',
      title: post.title,
      line: joinParts(findTitle(novelEntries, post.meta.novel), `${post.meta.number}장`),
      sentence: post.summary ?? '',
      ...pictureFields(post),
    }),
    node: (post, addresses) => ({
      ...creativeWork('chapters', post, addresses),
      '@type': 'Chapter',
      position: post.meta.number,
    }),
  },
  fanart: {
    description: '팬아트',
    card: (post) => ({
      kind: 'fanart',
      title: post.title,
      line: joinParts(post.meta.source, post.meta.year),
      sentence: post.summary ?? '',
      ...pictureFields(post),
    }),
    node: (post, addresses) => ({
      ...imageObject('fanart', post, addresses),
      ...(post.meta.source && { isBasedOn: { '@type': 'CreativeWork', name: plainLine(post.meta.source) } }),
      ...(post.meta.year && { dateCreated: String(post.meta.year) }),
    }),
  },
}

/** Returns the title of a series or novel in the content. */
const findTitle = (entries: readonly { key: string; title: string }[], wanted: string) =>
  entries.find(({ key }) => key === wanted)?.title

/** Returns the card of a post's page. */
export function postCard<Key extends CollectionKey>(key: Key, post: PostOf[Key]): CardOrder {
  const { description, card } = seo[key]
  const alt = `‘${plainLine(post.title)}’, ${description}`
  return { path: collections[key].detailPath(post.id), alt, spec: card(post) }
}

/** Returns the structured data of a post. */
export function postNode<Key extends CollectionKey>(
  key: Key,
  post: PostOf[Key],
  addresses: Addresses,
): Thing {
  return seo[key].node(post, addresses)
}
