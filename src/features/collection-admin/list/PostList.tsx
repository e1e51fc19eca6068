import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import type { Collection } from '@/collections/definition'
import { useOwnerCounts, useOwnerList } from '@/collections/ownerQueries'
import { wholeList } from '@/collections/ownerQuery'
import type { Post } from '@/collections/post'
import { ADMIN_LIST_PAGE_SIZE } from '@/config/constants'
import { buttonClass } from '../parts/Button'
import { PageHeading } from '../parts/PageHeading'
import { PlusIcon } from '../parts/icons'
import { wordsOf } from '../words'
import { DeleteDialog } from './DeleteDialog'
import { ListEmpty, ListFault, ListNoResults, ListOutOfReach, ListSkeleton } from './ListStates'
import { ListTools } from './ListTools'
import { Pager } from './Pager'
import { usePendingIds } from './pendingDeletions'
import { PostTable } from './PostTable'
import { SelectionBar } from './SelectionBar'
import { useListActions } from './useListActions'
import { useListAddress } from './useListAddress'
import { useSelection } from './useSelection'

const BatchUpload = lazy(() => import('../upload/BatchUpload'))

/** The list of any collection (decisions §4): one component, told apart by its record alone. */
export function PostList({ collection }: { collection: Collection }) {
  const [query, change] = useListAddress()
  const list = useOwnerList(collection, query)
  const counts = useOwnerCounts(collection)
  const actions = useListActions(collection)
  const pending = usePendingIds(collection)
  const [toDelete, setToDelete] = useState<readonly Post[]>([])
  const words = wordsOf(collection)

  const posts = (list.data?.posts ?? []).filter(({ id }) => !pending.has(id))
  const hidden = (list.data?.posts.length ?? 0) - posts.length
  const total = (list.data?.total ?? 0) - hidden
  const pages = Math.max(1, Math.ceil(total / ADMIN_LIST_PAGE_SIZE))
  const selection = useSelection(posts)
  const filtered = query.search !== '' || query.status !== 'all'
  const placing = query.sort === 'position' && !filtered && pending.size === 0

  // Deletions emptied the page of the address: the last one that is left is meant.
  const beyond = list.isSuccess && !list.isPlaceholderData && query.page > pages
  useEffect(() => {
    if (beyond) change({ page: pages })
  })

  return (
    <>
      <PageHeading title={collection.name} lead={leadOf(counts.data, counts.isPending, words)}>
        <Link to={collection.uploadPath} className={buttonClass('filled')}>
          <PlusIcon /> 새로 올리기
        </Link>
      </PageHeading>
      {collection.camera !== undefined && (
        <Suspense fallback={null}>
          <BatchUpload collection={collection} />
        </Suspense>
      )}
      {list.isError && (
        <ListFault error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} />
      )}
      {selection.posts.length > 0 ? (
        <SelectionBar
          selection={selection}
          onStatus={(status) => {
            void actions.setStatus(selection.posts, status)
            selection.clear()
          }}
          onDelete={() => setToDelete(selection.posts)}
        />
      ) : (
        <ListTools query={query} onChange={change} />
      )}
      {list.isError && <ListOutOfReach />}
      {list.isPending && <ListSkeleton />}
      {list.isSuccess && posts.length === 0 && filtered && (
        <ListNoResults search={query.search} onClear={() => change(wholeList)} />
      )}
      {list.isSuccess && posts.length === 0 && !filtered && <ListEmpty collection={collection} />}
      {posts.length > 0 && !list.isError && (
        <PostTable
          collection={collection}
          posts={posts}
          page={query.page}
          selection={selection}
          actions={actions}
          onDelete={(post) => setToDelete([post])}
          placing={placing}
          placingHint={query.sort === 'position' && filtered}
          busy={list.isPlaceholderData}
        />
      )}
      {!list.isError && pages > 1 && (
        <Pager page={query.page} pages={pages} onTurn={(page) => change({ page })} />
      )}
      <DeleteDialog
        words={words}
        posts={toDelete}
        onCancel={() => setToDelete([])}
        onDelete={() => {
          void actions.remove(toDelete)
          selection.clear()
          setToDelete([])
        }}
      />
    </>
  )
}

function leadOf(
  counts: { all: number; drafts: number } | undefined,
  pending: boolean,
  { noun, unit }: ReturnType<typeof wordsOf>,
): string {
  if (!counts) return pending ? '불러오는 중…' : ''
  if (counts.all === 0) return '아직 올린 글이 없습니다'
  return `${noun} ${counts.all}${unit}, 임시저장 ${counts.drafts}${unit}`
}
