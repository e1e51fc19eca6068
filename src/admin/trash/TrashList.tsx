import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-data'
import { list as listWords } from '#messages/admin/list'
import { trash as words } from '#messages/admin/trash'
import { TRASH_DAYS } from '@/config/constants'
import { paths } from '@/config/paths'
import {
  defaultTrashQuery,
  parseTrashQuery,
  trashParameters,
  type TrashQuery,
} from '@/posts/owner/ownerListQuery'
import type { TrashedPost, TrashSummary } from '@/posts/trash/trash'
import { useTrashSummary, useTrashPage } from '@/posts/trash/trashQueries'
import { AdminButton, adminButtonClass } from '../components/AdminButton'
import { EmptyState } from '../components/EmptyState'
import { FilterTools } from '../components/FilterTools'
import { formatBytes } from '../components/formatBytes'
import { WarnIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { labelled } from '../list/labelled'
import { ListFault, ListNoResults, ListUnavailable, ListSkeleton } from '../list/ListStates'
import { Pager } from '../list/Pager'
import { useListPage } from '../list/useListPage'
import { useListQuery } from '../list/useListQuery'
import { useSelection, type Selection } from '../list/useSelection'
import { CleanupFault } from './CleanupFault'
import { PurgeDialog, type PurgeRequest } from './PurgeDialog'
import { totalLoss } from './trashMessages'
import { TrashTable } from './TrashTable'
import { useTrashActions } from './useTrashActions'
import selectionStyles from '../list/SelectionBar.module.scss'
import styles from './TrashList.module.scss'

interface TrashToolsProps {
  query: TrashQuery
  onChange: (change: Partial<TrashQuery>) => void
}

const KINDS = ['all', 'photos', 'portfolio', 'fanart', 'favorites', 'commissions', 'serial'] as const
const SORTS = ['soonest', 'latest'] as const

/** Search, filter and sort controls of the trash. */
function TrashTools({ query, onChange }: TrashToolsProps) {
  return (
    <FilterTools
      search={query.search}
      onSearch={(search) => onChange({ search })}
      legend={words.tools.byKind}
      filters={labelled(KINDS, words.tools.kinds)}
      filter={query.kind}
      onFilter={(kind) => onChange({ kind })}
      sorts={labelled(SORTS, words.tools.sorts)}
      sort={query.sort}
      onSort={(sort) => onChange({ sort })}
    />
  )
}

/** Loads the page of trashed posts that the URL's query selects. */
function useTrashPosts() {
  const [query, change] = useListQuery(parseTrashQuery, trashParameters)
  const list = useTrashPage(query)
  const { posts, pages } = useListPage(list, query.page, (page) => change({ page }))

  return {
    query,
    change,
    list,
    posts,
    pages,
    isFiltered: query.search !== '' || query.kind !== 'all',
  }
}

type TrashPage = ReturnType<typeof useTrashPosts>

/** Trash page: the deleted posts of all collections in one list. */
export default function TrashList() {
  const trashPage = useTrashPosts()
  const { query, change, list, posts, isFiltered } = trashPage
  const summary = useTrashSummary().data
  const actions = useTrashActions()
  const selection = useSelection(posts, ({ key }) => key)
  const purgeDialog = usePurgeDialog(actions)
  const isEmpty = list.isSuccess && posts.length === 0 && !isFiltered
  const confirmEmptying = () => summary && purgeDialog.openForAll(summary)

  function restore(restored: readonly TrashedPost[]) {
    actions.restore(restored)
    selection.clear()
  }

  return (
    <>
      <PageHeading title={words.title} lead={leadText(isEmpty, summary)}>
        {!isEmpty && summary !== undefined && summary.posts > 0 && (
          <AdminButton look="warn" aria-busy={actions.isEmptying} onClick={confirmEmptying}>
            {words.empty}
          </AdminButton>
        )}
      </PageHeading>
      <Notes isEmpty={isEmpty} />
      <TrashSelection
        selection={selection}
        onRestore={() => restore(selection.posts)}
        onPurge={() => purgeDialog.openForPosts(selection.posts)}
      />
      {selection.posts.length === 0 && !isEmpty && <TrashTools query={query} onChange={change} />}
      <TrashBody trashPage={trashPage}>
        <TrashTable
          posts={posts}
          selection={selection}
          isBusy={list.isPlaceholderData}
          onRestore={(post) => restore([post])}
          onPurge={(post) => purgeDialog.openForPosts([post])}
        />
      </TrashBody>
      <PurgeDialog
        request={purgeDialog.request}
        onCancel={purgeDialog.close}
        onPurge={() => {
          purgeDialog.request?.confirm()
          selection.clear()
          purgeDialog.close()
        }}
      />
    </>
  )
}

/** State of the dialog that confirms permanent deletion. */
function usePurgeDialog(actions: ReturnType<typeof useTrashActions>) {
  const [request, setRequest] = useState<(PurgeRequest & { confirm: () => void }) | null>(null)
  return {
    request,
    close: () => setRequest(null),
    openForPosts: (posts: readonly TrashedPost[]) =>
      setRequest({ posts, loss: totalLoss(posts), confirm: () => actions.purge(posts) }),
    openForAll: (all: TrashSummary) =>
      setRequest({ posts: all.posts, loss: all, confirm: () => actions.empty(all.at) }),
  }
}

interface SelectionProps {
  selection: Selection<TrashedPost>
  onRestore: () => void
  onPurge: () => void
}

function TrashSelection({ selection, onRestore, onPurge }: SelectionProps) {
  if (selection.posts.length === 0) return null
  return (
    <section className={selectionStyles.bar} aria-label={listWords.selection.label}>
      <b aria-live="polite">{listWords.selection.count(selection.posts.length)}</b>
      <AdminButton onClick={onRestore}>{words.restore}</AdminButton>
      <AdminButton look="warn" onClick={onPurge}>
        {words.purge}
      </AdminButton>
      <AdminButton look="ghost" className={selectionStyles.clear} onClick={selection.clear}>
        {listWords.selection.clear}
      </AdminButton>
    </section>
  )
}

function leadText(isEmpty: boolean, summary: TrashSummary | undefined): string {
  if (isEmpty) return words.lead.none
  if (!summary) return words.lead.loading
  return [words.lead.posts(summary.posts), summary.bytes && formatBytes(summary.bytes)]
    .filter(Boolean)
    .join(' · ')
}

function Notes({ isEmpty }: { isEmpty: boolean }) {
  return (
    <>
      <CleanupFault />
      {!isEmpty && (
        <p className={styles.note}>
          <WarnIcon />
          {words.note(TRASH_DAYS)}
        </p>
      )}
    </>
  )
}

/** The posts, or a loading, error or empty state. */
function TrashBody({ trashPage, children }: { trashPage: TrashPage; children: ReactNode }) {
  const { query, change, list, posts, pages, isFiltered } = trashPage
  const errorNotice = list.isError && (
    <ListFault error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} />
  )
  if (errorNotice && posts.length === 0)
    return (
      <>
        {errorNotice}
        <ListUnavailable />
      </>
    )
  if (list.isPending) return <ListSkeleton />
  if (posts.length === 0 && isFiltered)
    return <ListNoResults search={query.search} onClear={() => change(defaultTrashQuery)} />
  if (posts.length === 0) return <EmptyTrash />
  return (
    <>
      {errorNotice}
      {children}
      {pages > 1 && <Pager page={query.page} pages={pages} onTurn={(page) => change({ page })} />}
    </>
  )
}

function EmptyTrash() {
  return (
    <EmptyState title={words.isEmpty} text={words.emptyText(TRASH_DAYS)}>
      <Link to={paths.admin.dashboard} className={adminButtonClass()}>
        {words.toDashboard}
      </Link>
    </EmptyState>
  )
}
