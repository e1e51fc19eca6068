import { useState } from 'react'
import { Link, useLocation } from 'react-router-data'
import type { Collection } from '@/posts/collections'
import { useOwnerCounts } from '@/posts/ownerQueries'
import type { OwnerCounts } from '@/posts/ownerRepository'
import type { Post } from '@/posts/post'
import { lazyPart } from '@/ui/lazyPart'
import { adminButtonClass, AdminButton } from '../components/AdminButton'
import { newItemLabel } from '../components/collectionTexts'
import { adminSeries } from '../components/adminSeries'
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
import { splitByPublishGate } from './splitByPublishGate'
import styles from './SelectionBar.module.scss'
import type { OwnerListQuery } from '@/posts/ownerListQuery'
import { type Choice, FilterSelect, FilterTools } from '../components/FilterTools'
import { gapsMessage } from './gapsMessage'

interface ListToolsProps {
  collection: Collection
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

const serialSorts = [
  ['newest', '새 번호 순'],
  ['oldest', '오래된 번호 순'],
  ['title', '제목순'],
] as const

/** Search, filters and sort order of the list. */
export function ListTools({ collection, query, onChange }: ListToolsProps) {
  if (collection.seriesField !== null)
    return <SerialTools collection={collection} query={query} onChange={onChange} />
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

const allSeries = ['', '전체'] as const
const stateChoices = [['all', '모든 상태'], ...statuses.slice(1)] as const

/** Like `ListTools`, with a filter by series: buttons for episodes, a select box for the longer list of novels. */
function SerialTools({ collection, query, onChange }: ListToolsProps) {
  const series = adminSeries(collection)
  const shared = {
    search: query.search,
    searchLabel: '제목이나 번호로 찾기',
    onSearch: (search: string) => onChange({ search }),
    sorts: serialSorts,
    sort: serialSorts.find(([sort]) => sort === query.sort)?.[0] ?? 'newest',
    onSort: (sort: OwnerListQuery['sort']) => onChange({ sort }),
  }
  if (collection.seriesField === 'series')
    return (
      <FilterTools
        {...shared}
        legend="시리즈로 거르기"
        filters={[
          allSeries,
          ...series.map(({ key, shortTitle, color }): Choice<string> => [key, shortTitle, color]),
        ]}
        filter={query.series}
        onFilter={(key) => onChange({ series: key })}
      >
        <FilterSelect
          label="상태"
          isLabelHidden
          choices={stateChoices}
          value={query.status}
          onChange={(status) => onChange({ status })}
        />
      </FilterTools>
    )
  return (
    <FilterTools
      {...shared}
      legend="상태로 거르기"
      filters={statuses}
      filter={query.status}
      onFilter={(status) => onChange({ status })}
      before={
        <FilterSelect
          label="작품"
          choices={[allSeries, ...series.map(({ key, title }): Choice<string> => [key, title])]}
          value={query.series}
          onChange={(key) => onChange({ series: key })}
        />
      }
    />
  )
}

/** The missing numbers of the series that the list shows. */
function NumberGaps({ collection, series }: { collection: Collection; series: string }) {
  const { data } = useOwnerCounts(collection)
  const message = gapsMessage(collection, data?.gaps ?? [], series)
  return message && <p className={styles.gaps}>{message}</p>
}

interface SelectionBarProps {
  selection: Selection
  onStatus: (status: Post['status']) => void
  onDelete: () => void
}

/** Runs an action that removes the bar, then focuses the page so that the focus is not lost. */
const thenFocusPage = (act: () => void) => () => {
  act()
  document.getElementById('main')?.focus({ preventScroll: true })
}

/** Actions on all selected rows. */
function SelectionBar({ selection, onStatus, onDelete }: SelectionBarProps) {
  return (
    <section className={styles.bar} aria-label="선택한 항목">
      <b aria-live="polite">{selection.posts.length}개 선택됨</b>
      <AdminButton onClick={() => onStatus('published')}>게시하기</AdminButton>
      <AdminButton onClick={() => onStatus('draft')}>임시저장으로 바꾸기</AdminButton>
      <AdminButton look="warn" onClick={thenFocusPage(onDelete)}>
        <TrashIcon /> 삭제
      </AdminButton>
      <AdminButton look="ghost" className={styles.clear} onClick={thenFocusPage(selection.clear)}>
        선택 해제
      </AdminButton>
    </section>
  )
}

/** Changes the status of the selection. If posts with missing fields are to be published, `GateDialog` opens first. */
function useGate(collection: Collection, selection: Selection, actions: ListActions) {
  const [posts, setPosts] = useState<readonly Post[]>([])
  return {
    posts,
    close: () => setPosts([]),
    setStatus: (status: Post['status']) => {
      if (status === 'published' && splitByPublishGate(collection, selection.posts).refused.length > 0)
        return setPosts(selection.posts)
      actions.setStatus(selection.posts, status)
      return selection.clear()
    },
    /** Publishes the complete posts; the others stay selected. */
    publish: (ready: readonly Post[]) => {
      const { refused } = splitByPublishGate(collection, posts)
      actions.setStatus(ready, 'published', refused.length)
      selection.select(refused.map(({ post }) => post))
      setPosts([])
    },
  }
}

const navigationState = v.object({ selected: v.array(v.number()) })

/** Returns the selection that the editor's link back to the list has restored. */
function useSelectionFromEditor(): readonly number[] {
  const { state }: { state: unknown } = useLocation()
  const result = v.safeParse(navigationState, state)
  return result.success ? result.output.selected : []
}

const BatchUpload = lazyPart('BatchUpload', () => import('../upload/BatchUpload'))

/** The admin list of a collection. */
export default function PostList({ collection }: { collection: Collection }) {
  const listState = usePostList(collection)
  const { query, change, list, posts } = listState
  const actions = useListActions(collection)
  const [rescheduled, setRescheduled] = useState<Post | null>(null)
  const selection = useSelection(posts, ({ id }) => id, useSelectionFromEditor())

  const gate = useGate(collection, selection, actions)

  return (
    <>
      <ListHeading collection={collection} />
      {collection.seriesField !== null && <NumberGaps collection={collection} series={query.series} />}
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
        <ListTools collection={collection} query={query} onChange={change} />
      )}
      <ListBody
        collection={collection}
        listState={listState}
        selection={selection}
        actions={actions}
        onSchedule={setRescheduled}
      />
      <GateDialog collection={collection} posts={gate.posts} onCancel={gate.close} onPublish={gate.publish} />
      <RescheduleDialog post={rescheduled} actions={actions} onClose={() => setRescheduled(null)} />
    </>
  )
}

interface RescheduleDialogProps {
  post: Post | null
  actions: ListActions
  onClose: () => void
}

/** Changes or cancels the publishing time of a scheduled post. */
function RescheduleDialog({ post, actions, onClose }: RescheduleDialogProps) {
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
    <PageHeading title={collection.name} lead={countsText(counts.data, counts.isPending, collection)}>
      <Link to={collection.uploadPath} className={adminButtonClass('filled')}>
        <PlusIcon /> {newItemLabel(collection)}
      </Link>
    </PageHeading>
  )
}

function countsText(
  counts: OwnerCounts | undefined,
  pending: boolean,
  { noun, unit, seriesField }: Collection,
): string {
  if (!counts) return pending ? '불러오는 중…' : ''
  if (counts.total === 0) return '아직 올린 글이 없습니다'
  const scheduled = counts.scheduled > 0 ? `, 예약 ${counts.scheduled}${unit}` : ''
  if (seriesField !== null) {
    const published = counts.total - counts.drafts - counts.scheduled
    return `${published}${unit} 게시${scheduled}, 임시저장 ${counts.drafts}${unit}`
  }
  return `${noun} ${counts.total}${unit}${scheduled}, 임시저장 ${counts.drafts}${unit}`
}
