import { useState } from 'react'
import { Link } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useOwnerCounts } from '@/posts/ownerQueries'
import type { OwnerCounts } from '@/posts/ownerRepository'
import type { Post } from '@/posts/post'
import { lazyPart } from '@/ui/lazyPart'
import { buttonClass } from '../components/Button'
import { nounsOf } from '../components/collectionNouns'
import { PlusIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { ScheduleDialog } from '../schedule/ScheduleDialog'
import { GateDialog } from './GateDialog'
import { ListBody } from './ListBody'
import { ListFault } from './ListStates'
import { ListTools } from './ListTools'
import { SelectionBar } from './SelectionBar'
import { useComeBackTo } from './useComeBackTo'
import { useGate } from './useGate'
import { useListActions, type ListActions } from './useListActions'
import { usePostList } from './usePostList'
import { useSelection } from './useSelection'

const BatchUpload = lazyPart('BatchUpload', () => import('../upload/BatchUpload'))

/** The list of any collection (decisions §4): one component, told apart by its record alone. */
export default function PostList({ collection }: { collection: Collection }) {
  const shown = usePostList(collection)
  const { query, change, list, posts } = shown
  const actions = useListActions(collection)
  const [timed, setTimed] = useState<Post | null>(null)
  const selection = useSelection(posts, ({ id }) => id, useComeBackTo())

  const gate = useGate(selection, actions)

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
          onStatus={gate.setStatus}
          onDelete={() => {
            actions.remove(selection.posts)
            selection.clear()
          }}
        />
      ) : (
        <ListTools query={query} onChange={change} />
      )}
      <ListBody
        collection={collection}
        shown={shown}
        selection={selection}
        actions={actions}
        onSchedule={setTimed}
      />
      <GateDialog collection={collection} posts={gate.posts} onCancel={gate.close} onPublish={gate.publish} />
      <Timing post={timed} actions={actions} onClose={() => setTimed(null)} />
    </>
  )
}

interface TimingProps {
  post: Post | null
  actions: ListActions
  onClose: () => void
}

/** Changes or cancels the time of a post that waits for it. */
function Timing({ post, actions, onClose }: TimingProps) {
  return (
    <ScheduleDialog
      post={post}
      onClose={onClose}
      onSchedule={(moment) => {
        if (post) actions.schedule(post, moment)
        onClose()
      }}
      onCancel={() => {
        if (post) actions.setStatus([post], 'draft')
        onClose()
      }}
    />
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
  counts: OwnerCounts | undefined,
  pending: boolean,
  { noun, unit }: ReturnType<typeof nounsOf>,
): string {
  if (!counts) return pending ? '불러오는 중…' : ''
  if (counts.total === 0) return '아직 올린 글이 없습니다'
  const scheduled = counts.scheduled > 0 ? `, 예약 ${counts.scheduled}${unit}` : ''
  return `${noun} ${counts.total}${unit}${scheduled}, 임시저장 ${counts.drafts}${unit}`
}
