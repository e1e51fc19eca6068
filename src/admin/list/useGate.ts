import { useState } from 'react'
import type { Post } from '@/posts/post'
import { atPublishGate } from './publishRefusal'
import type { ListActions } from './useListActions'
import type { Selection } from './useSelection'

/** What is done to a selection: publishing one with gaps is shown first, as the `posts` of `GateDialog`. */
export function useGate(selection: Selection, actions: ListActions) {
  const [posts, setPosts] = useState<readonly Post[]>([])
  return {
    posts,
    close: () => setPosts([]),
    setStatus: (status: Post['status']) => {
      if (status === 'published' && atPublishGate(selection.posts).refused.length > 0)
        return setPosts(selection.posts)
      actions.setStatus(selection.posts, status)
      return selection.clear()
    },
    /** Publishes those that lack nothing; the others stay selected. */
    publish: (ready: readonly Post[]) => {
      const { refused } = atPublishGate(posts)
      actions.setStatus(ready, 'published', refused.length)
      selection.choose(refused.map(({ post }) => post))
      setPosts([])
    },
  }
}
