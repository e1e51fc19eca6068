import type { Thing } from 'schema-dts'
// Social card and structured data of the posts of each collection. Reads the site's modules: load it through Vite.
import { seo as words } from '#messages/seo'
import { createPostCard } from '@/cards/postCard'
import { mapGalleries } from '@/content/galleryRegistry'
import { type Collection, type CollectionKey, collections } from '@/posts/collections'
import { pictureXmp } from '@/posts/pictures/pictureXmp'
import type { Post } from '@/posts/post'
import type { CardOrder } from '../social-cards/makeCards'
import type { Addresses } from './addresses'
import { plainLine } from './plainText'
import { creativeWork, imageObject, photoNode } from './postNodes'

/** The post type of each collection. */
export type PostOf = {
  [Key in CollectionKey]: (typeof collections)[Key] extends Collection<infer Meta> ? Post<Meta> : never
}

interface CollectionSeo<OnePost> {
  /** Names the kind of post in the alternative text of its card. */
  description: () => string
  node: (post: OnePost, addresses: Addresses) => Thing
}

const seo: { [Key in CollectionKey]: CollectionSeo<PostOf[Key]> } = {
  ...mapGalleries(({ key, title }) => ({
    description: () => words.photo(title),
    node: (post, addresses) => photoNode(collections[key], post, addresses),
  })),
  portfolio: {
    description: () => words.portfolio,
    node: (post, addresses) => ({
      ...creativeWork('portfolio', post, addresses),
      ...(post.meta.year && { dateCreated: String(post.meta.year) }),
      ...(post.meta.client && { sponsor: { '@type': 'Organization', name: plainLine(post.meta.client) } }),
      ...(post.meta.link && { sameAs: post.meta.link }),
    }),
  },
  favorites: {
    description: () => words.favorites,
    node: (post, addresses) => creativeWork('favorites', post, addresses),
  },
  commissions: {
    description: () => words.commissions,
    node: (post, addresses) => creativeWork('commissions', post, addresses),
  },
  episodes: {
    description: () => words.episodes,
    node: (post, addresses) => ({
      ...creativeWork('episodes', post, addresses),
      '@type': 'ComicIssue',
      issueNumber: post.meta.number,
    }),
  },
  chapters: {
    description: () => words.chapters,
    node: (post, addresses) => ({
      ...creativeWork('chapters', post, addresses),
      '@type': 'Chapter',
      position: post.meta.number,
    }),
  },
  fanart: {
    description: () => words.fanart,
    node: (post, addresses) => ({
      ...imageObject('fanart', post, addresses),
      ...(post.meta.source && { isBasedOn: { '@type': 'CreativeWork', name: plainLine(post.meta.source) } }),
      ...(post.meta.year && { dateCreated: String(post.meta.year) }),
    }),
  },
}

/** Returns the card of a post's page. */
export function postCard<Key extends CollectionKey>(key: Key, post: PostOf[Key]): CardOrder {
  const alt = words.cardAlt(plainLine(post.title), seo[key].description())
  return {
    path: collections[key].detailPath(post.id),
    alt,
    spec: createPostCard(key, post),
    xmp: pictureXmp(key, post),
    untitled: words.untitled,
  }
}

/** Returns the structured data of a post. */
export function postNode<Key extends CollectionKey>(
  key: Key,
  post: PostOf[Key],
  addresses: Addresses,
): Thing {
  return seo[key].node(post, addresses)
}
