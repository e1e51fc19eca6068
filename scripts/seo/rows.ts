import { chapterBlocks, paragraphsOf } from '@/posts/chapterText'
// Iterates over all published rows with few in memory at a time. Reads the site's data: load it through Vite.
import { type Collection, type CollectionKey, collections, mapCollections } from '@/posts/collections'
import { countLetters } from '@/posts/countLetters'
import type { Post } from '@/posts/post'
import { isPublicPost, publicCollections } from '@/posts/publicCollections'
import { iteratePosts } from '@/posts/read/repository'
import { DataError } from '@/supabase/errors'
import { UnreadRowsError } from '../build/prerender/unreadRowsError'
import { listPictures, type StoredPicture } from '../media/listPictures'
import type { CardOrder } from '../social-cards/makeCards'
import { postCard, type PostOf } from './collectionSeo'
import { pageCards } from './pageCards'

/**
 * A post as the build keeps it: without its text, but with all its stored pictures. Chapters have the length of their text and
 * its first paragraphs.
 */
export type RowOf<Key extends CollectionKey> = PostOf[Key] & {
  letters?: number
  excerpt?: readonly string[]
  pictures?: readonly StoredPicture[]
}

/** Posts of each collection, in list order. */
export type Rows = { [Key in CollectionKey]: RowOf<Key>[] }

/** The keys of the collections with public pages. */
export const publicKeys = publicCollections.map(({ key }) => key)

/** Yields the posts of a collection that have a public page, with their bodies, in list order. Throws `UnreadRowsError`. */
export async function* rowsOf<Key extends CollectionKey>(key: Key): AsyncGenerator<PostOf[Key]> {
  const collection: Collection = collections[key]
  try {
    // oxlint-disable-next-line no-unsafe-type-assertion -- the posts of the collection with this key
    const posts = iteratePosts(collection) as AsyncGenerator<PostOf[Key]>
    for await (const post of posts) if (isPublicPost(collection, post)) yield post
  } catch (error) {
    throw error instanceof DataError ? new UnreadRowsError(collection.table, error) : error
  }
}

/** Returns empty lists for all collections. */
export function noRows(): Rows {
  return mapCollections(() => [])
}

/**
 * Yields the cards of the site. With `read` it first yields the cards of all rows and adds the rows to `rows`, without their
 * bodies. Throws `UnreadRowsError`.
 */
export async function* siteCards(rows: Rows, read: boolean): AsyncGenerator<CardOrder> {
  if (read) for (const key of publicKeys) yield* collectionCards(key, rows[key])
  yield* pageCards(rows)
}

/** Number of paragraphs in a chapter's feed entry. */
const EXCERPT_LENGTH = 3

/** Drops texts and all cuts but the first. Keeps the list of pictures, the length of the text and its beginning. */
function withoutContent<Row extends Post>(post: Row): Row {
  const excerpt = paragraphsOf(chapterBlocks(post.body)).slice(0, EXCERPT_LENGTH)
  const slim = {
    ...post,
    body: null,
    letters: countLetters(post.body),
    excerpt,
    pictures: listPictures(post),
  }
  return 'cuts' in post.meta && Array.isArray(post.meta.cuts)
    ? { ...slim, meta: { ...post.meta, cuts: post.meta.cuts.slice(0, 1) } }
    : slim
}

async function* collectionCards<Key extends CollectionKey>(
  key: Key,
  rows: PostOf[Key][],
): AsyncGenerator<CardOrder> {
  for await (const post of rowsOf(key)) {
    rows.push(withoutContent(post))
    if (collections[key].detailPattern !== null) yield postCard(key, post)
  }
}
