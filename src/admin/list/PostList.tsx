import { useState } from 'react'
import { Link, useLocation } from 'react-router-data'
import type { Collection } from '@/posts/definition'
import { useOwnerCounts } from '@/posts/ownerQueries'
import type { OwnerCounts } from '@/posts/ownerRepository'
import type { Post } from '@/posts/post'
import { lazyPart } from '@/ui/lazyPart'
import { buttonClass, Button } from '../components/Button'
import { nounsOf } from '../components/collectionNouns'
import { PlusIcon, TrashIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { ScheduleDialog } from '../schedule/ScheduleDialog'
import { GateDialog } from './GateDialog'
import { ListBody } from './ListBody'
import { ListFault } from './ListStates'
import { useListActions, type ListActions } from './useListActions'
import { usePostList } from './usePostList'
import { useSelection, type Selection } from './useSelection'
import * as v from 'valibot'
import { atPublishGate } from './publishRefusal'
import styles from './SelectionBar.module.scss'
import type { OwnerListQuery } from '@/posts/ownerQuery'
import { FilterTools } from '../components/FilterTools'

interface ListToolsProps {
  query: OwnerListQuery
  onChange: (change: Partial<OwnerListQuery>) => void
}

const statuses = [
  ['all', '전체'],
  ['published', '게시됨'],
  ['scheduled', '예약됨'],
  ['draft', '임시저장'],
] as const

const sorts = [
  ['newest', '최신순'],
  ['oldest', '오래된순'],
  ['title', '제목순'],
  ['position', '직접 정한 순서'],
] as const

/** What the list shows and in which order. */
export function ListTools({ query, onChange }: ListToolsProps) {
  return (
    <FilterTools
      search={query.search}
      onSearch={(search) => onChange({ search })}
      legend="상태로 거르기"
      filters={statuses}
      filter={query.status}
      onFilter={(status) => onChange({ status })}
      sorts={sorts}
      sort={query.sort}
      onSort={(sort) => onChange({ sort })}
    />
  )
}

interface SelectionBarProps {
  selection: Selection
  onStatus: (status: Post['status']) => void
  onDelete: () => void
}

/** The bar goes with what it does: the page has the focus then, not nothing. */
const leaving = (act: () => void) => () => {
  act()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** What may be done to all selected rows at once. */
function SelectionBar({ selection, onStatus, onDelete }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label="선택한 항목">
      <b aria-live="polite">{selection.posts.length}개 선택됨</b>
      <Button onClick={() => onStatus('published')}>게시하기</Button>
      <Button onClick={() => onStatus('draft')}>임시저장으로 바꾸기</Button>
      <Button look="warn" onClick={leaving(onDelete)}>
        <TrashIcon /> 삭제
      </Button>
      <Button look="ghost" className={styles.clear} onClick={leaving(selection.clear)}>
        선택 해제
      </Button>
    </section>
  )
}

/** What is done to a selection: publishing one with gaps is shown first, as the `posts` of `GateDialog`. */
function useGate(selection: Selection, actions: ListActions) {
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

const come = v.object({ selected: v.array(v.number()) })

/** The selection that the editor leads back to, after what one of it lacked was filled in. */
function useComeBackTo(): readonly number[] {
  const { state }: { state: unknown } = useLocation()
  const result = v.safeParse(come, state)
  return result.success ? result.output.selected : []
}

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
