import { useState } from 'react'
import { Link } from 'react-router-data'
import type { Collection } from '@/collections/definition'
import { useOwnerCounts } from '@/collections/ownerQueries'
import type { Post } from '@/collections/post'
import { lazyPart } from '@/ui/lazyPart'
import { DeleteDialog } from '../deletion/DeleteDialog'
import { buttonClass } from '../parts/Button'
import { nounsOf } from '../parts/collectionNouns'
import { PlusIcon } from '../parts/icons'
import { PageHeading } from '../parts/PageHeading'
import { ListBody } from './ListBody'
import { ListFault } from './ListStates'
import { ListTools } from './ListTools'
import { SelectionBar } from './SelectionBar'
import { useListActions } from './useListActions'
import { usePostList } from './usePostList'
import { useSelection } from './useSelection'

const BatchUpload = lazyPart('BatchUpload', () => import('../upload/BatchUpload'))

/** The list of any collection (decisions §4): one component, told apart by its record alone. */
export function PostList({ collection }: { collection: Collection }) {
  const shown = usePostList(collection)
  const { query, change, list, posts } = shown
  const actions = useListActions(collection)
  const selection = useSelection(posts)
  const [toDelete, setToDelete] = useState<readonly Post[]>([])

  return (
    <>
      <ListHeading collection={collection} />
      {collection.camera !== undefined && <BatchUpload collection={collection} />}
      {list.isError && (
        <ListFault error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} />
      )}
      {selection.posts.length > 0 ? (
        <SelectionBar
          selection={selection}
          onStatus={(status) => {
            actions.setStatus(selection.posts, status)
            selection.clear()
          }}
          onDelete={() => setToDelete(selection.posts)}
        />
      ) : (
        <ListTools query={query} onChange={change} />
      )}
      <ListBody
        collection={collection}
        shown={shown}
        selection={selection}
        actions={actions}
        onDelete={(post) => setToDelete([post])}
      />
      <DeleteDialog
        words={nounsOf(collection)}
        posts={toDelete}
        onCancel={() => setToDelete([])}
        onDelete={() => {
          actions.remove(toDelete)
          selection.clear()
          setToDelete([])
        }}
      />
    </>
  )
}

function ListHeading({ collection }: { collection: Collection }) {
  const counts = useOwnerCounts(collection)
  return (
    <PageHeading title={collection.name} lead={leadOf(counts.data, counts.isPending, nounsOf(collection))}>
      <Link to={collection.uploadPath} className={buttonClass('filled')}>
        <PlusIcon /> 새로 올리기
      </Link>
    </PageHeading>
  )
}

function leadOf(
  counts: { all: number; drafts: number } | undefined,
  pending: boolean,
  { noun, unit }: ReturnType<typeof nounsOf>,
): string {
  if (!counts) return pending ? '불러오는 중…' : ''
  if (counts.all === 0) return '아직 올린 글이 없습니다'
  return `${noun} ${counts.all}${unit}, 임시저장 ${counts.drafts}${unit}`
}
