import { useState } from 'react'
import type { Post } from '@/posts/post'

export interface Selection<Row = Post> {
  /** The selected rows on this page, in list order. */
  posts: readonly Row[]
  has: (row: Row) => boolean
  all: boolean
  toggle: (row: Row) => void
  toggleAll: () => void
  /** Selects only these rows. */
  select: (rows: readonly Row[]) => void
  clear: () => void
}

/**
 * Returns the selection of rows on the current page. Rows that leave the page leave the selection, so that actions never
 * change invisible rows. `initialKeys` are selected at the start.
 */
export function useSelection<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | number,
  initialKeys: readonly (string | number)[] = [],
): Selection<Row> {
  const [keys, setKeys] = useState<ReadonlySet<string | number>>(() => new Set(initialKeys))
  const posts = rows.filter((row) => keys.has(keyOf(row)))
  const all = rows.length > 0 && posts.length === rows.length

  return {
    posts,
    all,
    has: (row) => keys.has(keyOf(row)),
    toggle: (row) => {
      const next = new Set(posts.map(keyOf))
      if (!next.delete(keyOf(row))) next.add(keyOf(row))
      setKeys(next)
    },
    toggleAll: () => setKeys(new Set(all ? [] : rows.map(keyOf))),
    select: (selected) => setKeys(new Set(selected.map(keyOf))),
    clear: () => setKeys(new Set()),
  }
}
