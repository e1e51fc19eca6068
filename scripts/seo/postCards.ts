// The social cards of posts. Reads the site's modules: load it through Vite.
import {
  type Collection,
  type CollectionKey,
  a7c2,
  collections,
  favorites,
  portfolio,
  x100vi,
} from '@/posts/collections'
import type { PhotoMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { parseShare } from '@/posts/share'
import { exposureFacts } from '@/posts/exif'
import { faceValue } from '@/features/favorites/Stamp'
import type { CardSpec, PictureSource } from '../social-cards/cardSpec'
import type { CardOrder } from '../social-cards/makeCards'
import { pictureUrl } from './addresses'
import { plainLine } from './plainText'

/** The post type of each collection. */
export type PostOf = {
  [Key in CollectionKey]: (typeof collections)[Key] extends Collection<infer Meta> ? Post<Meta> : never
}

/** Returns the stored picture of a post, or null. */
export function pictureOf(post: Post): PictureSource | null {
  const url = pictureUrl(post)
  return url === null ? null : { url }
}

/** Returns the picture and the focal point that the owner has set. */
function pictureFields(post: Post): { picture: PictureSource | null; focus?: readonly [number, number] } {
  const { focus } = parseShare(post.meta)
  return { picture: pictureOf(post), ...(focus && { focus }) }
}

const joinParts = (...parts: (string | number | undefined)[]): string => parts.filter(Boolean).join(' · ')

function photo(camera: string, post: Post<PhotoMeta>): CardSpec {
  return {
    kind: 'photo',
    title: post.title,
    facts: [camera, ...exposureFacts(post.meta)],
    ...pictureFields(post),
  }
}

const specs: { [Key in CollectionKey]: (post: PostOf[Key]) => CardSpec } = {
  a7c2: (post) => photo(a7c2.camera ?? a7c2.name, post),
  x100vi: (post) => photo(x100vi.camera ?? x100vi.name, post),
  portfolio: (post) => ({
    kind: 'case',
    title: post.title,
    line: joinParts(post.meta.category ?? portfolio.name, post.meta.year),
    sentence: post.summary ?? '',
    color: post.meta.color ?? null,
    ...pictureFields(post),
  }),
  favorites: (post) => ({
    kind: 'favorite',
    title: post.title,
    line: post.meta.category ?? favorites.name,
    sentence: post.summary ?? '',
    value: faceValue(post.id),
    ...pictureFields(post),
  }),
  fanart: (post) => ({
    kind: 'fanart',
    title: post.title,
    line: joinParts(post.meta.source, post.meta.year),
    sentence: post.summary ?? '',
    ...pictureFields(post),
  }),
}

const KIND: Record<CollectionKey, string> = {
  a7c2: 'A7C2로 찍은 사진',
  x100vi: 'X100VI로 찍은 사진',
  portfolio: '웹디자인 작업',
  favorites: '좋아하는 것',
  fanart: '팬아트',
}

/** Returns the card of a post's page. */
export function postCard<Key extends CollectionKey>(key: Key, post: PostOf[Key]): CardOrder {
  const alt = `‘${plainLine(post.title)}’, ${KIND[key]}`
  return { path: collections[key].detailPath(post.id), alt, spec: specs[key](post) }
}
