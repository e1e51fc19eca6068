import type { Collection } from '@/posts/definition'
import { wholeList } from '@/posts/ownerQuery'
import type { Post } from '@/posts/post'
import { ListEmpty, ListNoResults, ListOutOfReach, ListSkeleton } from './ListStates'
import { Pager } from './Pager'
import { PostTable } from './PostTable'
import type { ListActions } from './useListActions'
import type { ShownList } from './usePostList'
import type { Selection } from './useSelection'

interface Props {
  collection: Collection
  shown: ShownList
  selection: Selection
  actions: ListActions
  onSchedule: (post: Post) => void
}

/** The rows, or what stands in their place while there are none. */
export function ListBody({ shown, ...rest }: Props) {
  const { query, change, list, posts, pages, filtered, placing, placingHint } = shown
  if (list.isError && !list.data) return <ListOutOfReach />
  if (list.isPending) return <ListSkeleton />
  return (
    <>
      {posts.length === 0 && filtered && (
        <ListNoResults search={query.search} onClear={() => change(wholeList)} />
      )}
      {posts.length === 0 && !filtered && <ListEmpty collection={rest.collection} />}
      {posts.length > 0 && (
        <PostTable
          {...rest}
          posts={posts}
          page={query.page}
          placing={placing}
          placingHint={placingHint}
          busy={list.isPlaceholderData}
        />
      )}
      {pages > 1 && <Pager page={query.page} pages={pages} onTurn={(page) => change({ page })} />}
    </>
  )
}
