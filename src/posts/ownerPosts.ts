import { DataError } from '@/supabase/errors'
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

/** One row, as it stands in a row of another table; null when it makes no sense. */
export function toOwnerPost(collection: Collection, row: unknown): Post | null {
  try {
    return toOwnerPosts(collection, [row])[0] ?? null
  } catch (error) {
    if (error instanceof DataError) return null
    throw error
  }
}
