import { useState, type ReactNode } from 'react'
import { Link } from 'react-router-data'
import type { TrashedPost, TrashWeight } from '@/posts/trash'
import { useTrashWeight, useTrashPage } from '@/posts/trashQueries'
import { wholeTrash, parseTrashQuery, trashParameters, type TrashQuery } from '@/posts/trashQuery'
import { TRASH_DAYS } from '@/config/constants'
import { paths } from '@/config/paths'
import { ListFault, ListNoResults, ListOutOfReach, ListSkeleton } from '../list/ListStates'
import { Pager } from '../list/Pager'
import selectionStyles from '../list/SelectionBar.module.scss'
import { useSelection, type Selection } from '../list/useSelection'
import { BlankSheet } from '../components/BlankSheet'
import { Button, buttonClass } from '../components/Button'
import { formatBytes } from '../components/formatBytes'
import { WarnIcon } from '../components/icons'
import { PageHeading } from '../components/PageHeading'
import { PurgeDialog, type Purged } from './PurgeDialog'
import styles from './TrashList.module.scss'
import { TrashTable } from './TrashTable'
import { lossOf } from './trashWords'
import { useTrashActions } from './useTrashActions'
import { useListAddress } from '../list/useListAddress'
import { useListPage } from '../list/useListPage'
import { FilterTools } from '../components/FilterTools'

interface TrashToolsProps {
  query: TrashQuery
  onChange: (change: Partial<TrashQuery>) => void
}

const kinds = [
  ['all', '전체'],
  ['photos', '사진'],
  ['portfolio', '작업'],
  ['fanart', '팬아트'],
  ['favorites', '물건'],
] as const

const sorts = [
  ['soonest', '곧 지워지는 순'],
  ['latest', '나중에 지운 순'],
] as const

/** What the trash shows and in which order. */
function TrashTools({ query, onChange }: TrashToolsProps) {
  return (
    <FilterTools
      search={query.search}
      onSearch={(search) => onChange({ search })}
      legend="종류로 거르기"
      filters={kinds}
      filter={query.kind}
      onFilter={(kind) => onChange({ kind })}
      sorts={sorts}
      sort={query.sort}
      onSort={(sort) => onChange({ sort })}
    />
  )
}

/** The posts that the address asks for, and how they may be looked at. */
function useTrashPosts() {
  const [query, change] = useListAddress(parseTrashQuery, trashParameters)
  const list = useTrashPage(query)
  const { posts, pages } = useListPage(list, query.page, (page) => change({ page }))

  return {
    query,
    change,
    list,
    posts,
    pages,
    /** Search or kind hide posts. */
    filtered: query.search !== '' || query.kind !== 'all',
  }
}

type ShownTrash = ReturnType<typeof useTrashPosts>

/** What waits to go for good: all collections in one list (decisions §12.2). */
export default function TrashList() {
  const shown = useTrashPosts()
  const { query, change, list, posts, filtered } = shown
  const weight = useTrashWeight().data
  const actions = useTrashActions()
  const selection = useSelection(posts, ({ key }) => key)
  const question = useQuestion(actions)
  const isEmpty = list.isSuccess && posts.length === 0 && !filtered

  function restore(some: readonly TrashedPost[]) {
    actions.restore(some)
    selection.clear()
  }

  return (
    <>
      <PageHeading title="휴지통" lead={leadOf(isEmpty, weight)}>
        {!isEmpty && weight !== undefined && weight.posts > 0 && (
          <Button look="warn" aria-busy={actions.isEmptying} onClick={() => question.ofAll(weight)}>
            휴지통 비우기
          </Button>
        )}
      </PageHeading>
      {!isEmpty && <Note />}
      <TrashSelection
        selection={selection}
        onRestore={() => restore(selection.posts)}
        onPurge={() => question.ofPosts(selection.posts)}
      />
      {selection.posts.length === 0 && !isEmpty && <TrashTools query={query} onChange={change} />}
      <TrashBody shown={shown}>
        <TrashTable
          posts={posts}
          selection={selection}
          busy={list.isPlaceholderData}
          onRestore={(post) => restore([post])}
          onPurge={(post) => question.ofPosts([post])}
        />
      </TrashBody>
      <PurgeDialog
        purged={question.asked}
        onCancel={question.close}
        onPurge={() => {
          question.asked?.confirm()
          selection.clear()
          question.close()
        }}
      />
    </>
  )
}

/** What is asked before anything goes for good. */
function useQuestion(actions: ReturnType<typeof useTrashActions>) {
  const [asked, setAsked] = useState<(Purged & { confirm: () => void }) | null>(null)
  return {
    asked,
    close: () => setAsked(null),
    ofPosts: (posts: readonly TrashedPost[]) =>
      setAsked({ posts, loss: lossOf(posts), confirm: () => actions.purge(posts) }),
    ofAll: (all: TrashWeight) =>
      setAsked({ posts: all.posts, loss: all, confirm: () => actions.empty(all.at) }),
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
    <section className={selectionStyles.bar} aria-label="선택한 항목">
      <b aria-live="polite">{selection.posts.length}개 선택됨</b>
      <Button onClick={onRestore}>되살리기</Button>
      <Button look="warn" onClick={onPurge}>
        완전히 지우기
      </Button>
      <Button look="ghost" className={selectionStyles.clear} onClick={selection.clear}>
        선택 해제
      </Button>
    </section>
  )
}

function leadOf(isEmpty: boolean, weight: TrashWeight | undefined): string {
  if (isEmpty) return '지운 글이 없습니다'
  if (!weight) return '불러오는 중…'
  return [`지운 글 ${weight.posts}편`, weight.bytes && formatBytes(weight.bytes)].filter(Boolean).join(' · ')
}

function Note() {
  return (
    <p className={styles.note}>
      <WarnIcon />
      지운 글은 {TRASH_DAYS}일 동안 여기에 있습니다. 그 뒤에는 글과 사진, 이전 판까지 완전히 지워집니다.
    </p>
  )
}

/** The posts, or what stands in their place while there are none. */
function TrashBody({ shown, children }: { shown: ShownTrash; children: ReactNode }) {
  const { query, change, list, posts, pages, filtered } = shown
  const fault = list.isError && (
    <ListFault error={list.error} onRetry={() => void list.refetch()} busy={list.isFetching} />
  )
  if (fault && posts.length === 0)
    return (
      <>
        {fault}
        <ListOutOfReach />
      </>
    )
  if (list.isPending) return <ListSkeleton />
  if (posts.length === 0 && filtered)
    return <ListNoResults search={query.search} onClear={() => change(wholeTrash)} />
  if (posts.length === 0) return <EmptyTrash />
  return (
    <>
      {fault}
      {children}
      {pages > 1 && <Pager page={query.page} pages={pages} onTurn={(page) => change({ page })} />}
    </>
  )
}

function EmptyTrash() {
  return (
    <BlankSheet
      title="휴지통이 비어 있습니다."
      text={`지운 글은 여기에서 ${TRASH_DAYS}일 동안 기다립니다. 그동안은 언제든 되살릴 수 있습니다.`}
    >
      <Link to={paths.admin.dashboard} className={buttonClass()}>
        관리 첫 화면으로
      </Link>
    </BlankSheet>
  )
}
