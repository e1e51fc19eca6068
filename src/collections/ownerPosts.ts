import { isRecord } from '@/lib/json'
import type { Collection } from './definition'
import { toPosts, type Post } from './post'
import { unreadMeta } from './storedMeta'

/** As `toPosts`, with what the schema does not read of each `meta`: a save must not lose it. Throws `DataError`. */
export function toOwnerPosts<Meta extends object>(
  collection: Collection<Meta>,
  rows: readonly unknown[],
): Post<Meta>[] {
  const metas = new Map(rows.filter(isRecord).map(({ id, meta }) => [id, meta]))
  return toPosts(collection, rows).map((post) => {
    const unread = unreadMeta(collection, metas.get(post.id))
    return Object.keys(unread).length > 0 ? { ...post, unread } : post
  })
}
