// The social card of every row. Reads the site's modules: load it through Vite.
import type { Collection, CollectionKey } from '@/posts/definition'
import type { PhotoMeta } from '@/posts/meta'
import type { Post } from '@/posts/post'
import { shareOf } from '@/posts/share'
import { a7c2, collections, favorites, portfolio, x100vi } from '@/posts/registry'
import { imageUrl } from '@/supabase/storageUrls'
import { exposureFacts } from '@/posts/exif'
import { faceValue } from '@/features/favorites/Stamp'
import type { CardSpec, PictureSource } from '../social-cards/cardSpec'
import type { CardOrder } from '../social-cards/makeCards'
import { plainLine } from './plainText'

/** A post of each collection with the meta that it has there. */
export type PostOf = {
  [Key in CollectionKey]: (typeof collections)[Key] extends Collection<infer Meta> ? Post<Meta> : never
}

/** The picture of a post as it's stored, the whole one first; null when it has none. */
export function pictureOf({ image, thumbnail }: Post): PictureSource | null {
  const url = imageUrl(image) ?? imageUrl(thumbnail)
  return url === null ? null : { url }
}

/** The picture with what must be seen of it, where the owner has said so. */
function pictured(post: Post): { picture: PictureSource | null; focus?: readonly [number, number] } {
  const { focus } = shareOf(post.meta)
  return { picture: pictureOf(post), ...(focus && { focus }) }
}

const joined = (...parts: (string | number | undefined)[]): string => parts.filter(Boolean).join(' · ')

function photo(camera: string, post: Post<PhotoMeta>): CardSpec {
  return {
    kind: 'photo',
    title: post.title,
    facts: [camera, ...exposureFacts(post.meta)],
    ...pictured(post),
  }
}

const specs: { [Key in CollectionKey]: (post: PostOf[Key]) => CardSpec } = {
  a7c2: (post) => photo(a7c2.camera ?? a7c2.name, post),
  x100vi: (post) => photo(x100vi.camera ?? x100vi.name, post),
  portfolio: (post) => ({
    kind: 'case',
    title: post.title,
    line: joined(post.meta.category ?? portfolio.name, post.meta.year),
    sentence: post.summary ?? '',
    color: post.meta.color ?? null,
    ...pictured(post),
  }),
  favorites: (post) => ({
    kind: 'favorite',
    title: post.title,
    line: post.meta.category ?? favorites.name,
    sentence: post.summary ?? '',
    value: faceValue(post.id),
    ...pictured(post),
  }),
  fanart: (post) => ({
    kind: 'fanart',
    title: post.title,
    line: joined(post.meta.source, post.meta.year),
    sentence: post.summary ?? '',
    ...pictured(post),
  }),
}

const KIND: Record<CollectionKey, string> = {
  a7c2: 'A7C2로 찍은 사진',
  x100vi: 'X100VI로 찍은 사진',
  portfolio: '웹디자인 작업',
  favorites: '좋아하는 것',
  fanart: '팬아트',
}

/** The card of a row's page. */
export function postCard<Key extends CollectionKey>(key: Key, post: PostOf[Key]): CardOrder {
  const alt = `‘${plainLine(post.title)}’, ${KIND[key]}`
  return { path: collections[key].detailPath(post.id), alt, spec: specs[key](post) }
}
