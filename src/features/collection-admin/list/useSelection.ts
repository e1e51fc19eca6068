import { useState } from 'react'
import type { Post } from '@/collections/post'

export interface Selection {
  /** The selected rows among those on screen, in their order. */
  posts: readonly Post[]
  has: (post: Post) => boolean
  all: boolean
  toggle: (post: Post) => void
  toggleAll: () => void
  clear: () => void
}

/** Which rows are selected. Rows that leave the screen leave the selection: nothing unseen is ever changed. */
export function useSelection(shown: readonly Post[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<number>>(new Set())
  const posts = shown.filter(({ id }) => ids.has(id))
  const all = shown.length > 0 && posts.length === shown.length

  return {
    posts,
    all,
    has: ({ id }) => ids.has(id),
    toggle: ({ id }) => {
      const kept = new Set(posts.map((post) => post.id))
      if (!kept.delete(id)) kept.add(id)
      setIds(kept)
    },
    toggleAll: () => setIds(new Set(all ? [] : shown.map(({ id }) => id))),
    clear: () => setIds(new Set()),
  }
}
