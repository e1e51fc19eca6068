import { useState } from 'react'
import type { Post } from '@/posts/post'

export interface Selection<Row = Post> {
  /** The selected rows among those on screen, in their order. */
  posts: readonly Row[]
  has: (row: Row) => boolean
  all: boolean
  toggle: (row: Row) => void
  toggleAll: () => void
  /** Selects these rows and no other. */
  choose: (rows: readonly Row[]) => void
  clear: () => void
}

/**
 * Which rows are selected; `nameOf` tells them apart, `first` names those that are selected at
 * the start. Rows that leave the screen leave the selection: nothing unseen is
 * ever changed.
 */
export function useSelection<Row>(
  shown: readonly Row[],
  nameOf: (row: Row) => string | number,
  first: readonly (string | number)[] = [],
): Selection<Row> {
  const [names, setNames] = useState<ReadonlySet<string | number>>(() => new Set(first))
  const posts = shown.filter((row) => names.has(nameOf(row)))
  const all = shown.length > 0 && posts.length === shown.length

  return {
    posts,
    all,
    has: (row) => names.has(nameOf(row)),
    toggle: (row) => {
      const kept = new Set(posts.map(nameOf))
      if (!kept.delete(nameOf(row))) kept.add(nameOf(row))
      setNames(kept)
    },
    toggleAll: () => setNames(new Set(all ? [] : shown.map(nameOf))),
    choose: (rows) => setNames(new Set(rows.map(nameOf))),
    clear: () => setNames(new Set()),
  }
}
