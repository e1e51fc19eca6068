// Every published row, a few in memory at a time. Reads the site's data: load it through Vite.
import type { CollectionKey } from '@/posts/definition'
import { a7c2, collections, fanart, favorites, portfolio, x100vi } from '@/posts/registry'
import { everyPost } from '@/posts/repository'
import { DataError } from '@/supabase/errors'
import { UnreadRows } from '../build/prerender/unreadRows'
import type { CardOrder } from '../social-cards/makeCards'
import { pageCards } from './pageCards'
import { postCard, type PostOf } from './postCards'

/** Posts of each collection, in list order. */
export type Rows = { [Key in CollectionKey]: PostOf[Key][] }

export const collectionKeys: readonly CollectionKey[] = Object.values(collections).map(({ key }) => key)

const readers: { [Key in CollectionKey]: () => AsyncGenerator<PostOf[Key]> } = {
  a7c2: () => everyPost(a7c2),
  x100vi: () => everyPost(x100vi),
  portfolio: () => everyPost(portfolio),
  favorites: () => everyPost(favorites),
  fanart: () => everyPost(fanart),
}

/** The posts of a collection with their texts, in list order. Throws `UnreadRows`. */
export async function* rowsOf<Key extends CollectionKey>(key: Key): AsyncGenerator<PostOf[Key]> {
  try {
    yield* readers[key]()
  } catch (error) {
    throw error instanceof DataError ? new UnreadRows(collections[key].table, error) : error
  }
}

/** Before any row is read, or where none shall be. */
export function noRows(): Rows {
  return { a7c2: [], x100vi: [], portfolio: [], favorites: [], fanart: [] }
}

/**
 * The cards of the site. With `read` it reads all rows for them and adds these to `rows`, without their texts, before it
 * comes to the lists. Throws `UnreadRows`.
 */
export async function* siteCards(rows: Rows, read: boolean): AsyncGenerator<CardOrder> {
  if (read) for (const key of collectionKeys) yield* cardsOf(key, rows[key])
  yield* pageCards(rows)
}

async function* cardsOf<Key extends CollectionKey>(key: Key, kept: PostOf[Key][]): AsyncGenerator<CardOrder> {
  for await (const post of rowsOf(key)) {
    kept.push({ ...post, body: null })
    yield postCard(key, post)
  }
}
