import { useState } from 'react'
import { Link, useLocation } from 'react-router-data'
import * as v from 'valibot'
import { list as words } from '#messages/admin/list'
import type { Collection } from '@/posts/collections'
import type { OwnerListQuery } from '@/posts/owner/ownerListQuery'
import { useOwnerCounts } from '@/posts/owner/ownerQueries'
import type { OwnerCounts } from '@/posts/owner/ownerRepository'
import type { Post } from '@/posts/post'
import { lazyPart } from '@/ui/lazyPart'
import { adminButtonClass, AdminButton } from '../components/AdminButton'
import { adminSeries } from '../components/adminSeries'
import { collectionTexts, newItemLabel } from '../components/collectionTexts'
import { type Choice, FilterSelect, FilterTools } from '../components/FilterTools'
import { PlusIcon, TrashIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { ScheduleDialog } from '../schedule/ScheduleDialog'
import { gapsMessage } from './gapsMessage'
import { GateDialog } from './GateDialog'
import { labelled } from './labelled'
import { ListBody } from './ListBody'
import { ListFault } from './ListStates'
import { splitByPublishGate } from './splitByPublishGate'
import { useListActions, type ListActions } from './useListActions'
import { usePostList } from './usePostList'
import { useSelection, type Selection } from './useSelection'
import styles from './SelectionBar.module.scss'

interface ListToolsProps {
  collection: Collection
  query: OwnerListQuery
  onChange: (change: Partial<OwnerListQuery>) => void
}

const STATUSES = ['all', 'published', 'scheduled', 'draft'] as const
const SORTS = ['newest', 'oldest', 'title', 'position'] as const
const SERIAL_SORTS = ['newest', 'oldest', 'title'] as const

/** Search, filters and sort order of the list. */
export function ListTools({ collection, query, onChange }: ListToolsProps) {
  if (collection.seriesField !== null)
    return <SerialTools collection={collection} query={query} onChange={onChange} />
  return (
    <FilterTools
      search={query.search}
      onSearch={(search) => onChange({ search })}
      legend={words.tools.byStatus}
      filters={labelled(STATUSES, words.tools.statuses)}
      filter={query.status}
      onFilter={(status) => onChange({ status })}
      sorts={labelled(SORTS, words.tools.sorts)}
      sort={query.sort}
      onSort={(sort) => onChange({ sort })}
    />
  )
}

/** Like `ListTools`, with a filter by series: buttons for episodes, a select box for the longer list of novels. */
function SerialTools({ collection, query, onChange }: ListToolsProps) {
  const series = adminSeries(collection)
  const allSeries = ['', words.tools.all] as const
  const shared = {
    search: query.search,
    searchLabel: words.tools.search,
    onSearch: (search: string) => onChange({ search }),
    sorts: labelled(SERIAL_SORTS, words.tools.serialSorts),
    sort: SERIAL_SORTS.find((sort) => sort === query.sort) ?? 'newest',
    onSort: (sort: OwnerListQuery['sort']) => onChange({ sort }),
  }
  if (collection.seriesField === 'series')
    return (
      <FilterTools
        {...shared}
        legend={words.tools.bySeries}
        filters={[
          allSeries,
          ...series.map(({ key, shortTitle, color }): Choice<string> => [key, shortTitle, color]),
        ]}
        filter={query.series}
        onFilter={(key) => onChange({ series: key })}
      >
        <FilterSelect
          label={words.table.status}
          isLabelHidden
          choices={labelled(STATUSES, { ...words.tools.statuses, all: words.tools.anyStatus })}
          value={query.status}
          onChange={(status) => onChange({ status })}
        />
      </FilterTools>
    )
  return (
    <FilterTools
      {...shared}
      legend={words.tools.byStatus}
      filters={labelled(STATUSES, words.tools.statuses)}
      filter={query.status}
      onFilter={(status) => onChange({ status })}
      before={
        <FilterSelect
          label={words.tools.novel}
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
    <section className={styles.bar} aria-label={words.selection.label}>
      <b aria-live="polite">{words.selection.count(selection.posts.length)}</b>
      <AdminButton onClick={() => onStatus('published')}>{words.row.publish}</AdminButton>
      <AdminButton onClick={() => onStatus('draft')}>{words.selection.toDraft}</AdminButton>
      <AdminButton look="warn" onClick={thenFocusPage(onDelete)}>
        <TrashIcon /> {words.row.delete}
      </AdminButton>
      <AdminButton look="ghost" className={styles.clear} onClick={thenFocusPage(selection.clear)}>
        {words.selection.clear}
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

function countsText(counts: OwnerCounts | undefined, pending: boolean, collection: Collection): string {
  if (!counts) return pending ? words.loading : ''
  if (counts.total === 0) return words.counts.none
  const count = collection.seriesField === null ? words.counts.posts : words.counts.serial
  return count(counts, collectionTexts(collection))
}
