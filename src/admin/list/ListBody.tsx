import type { Collection } from '@/posts/definition'
import { wholeList } from '@/posts/ownerQuery'
import type { Post } from '@/posts/post'
import { ListEmpty, ListNoResults, ListOutOfReach, ListSkeleton } from './ListStates'
import { Pager } from './Pager'
import type { ListActions } from './useListActions'
import type { ShownList } from './usePostList'
import type { Selection } from './useSelection'
import { PlaceableRows } from './PlaceableRows'
import { PostRow } from './PostRow'
import styles from './PostTable.module.scss'
import type { ListOfRow } from './rowInList'
import { SelectAll } from './SelectAll'

interface PostTableHeadProps {
  /** Whether rows can be moved: a column for their handles. */
  placing: boolean
  selection: Selection
}

/** The names of the columns, and the box that selects all rows. */
function PostTableHead({ placing, selection }: PostTableHeadProps) {
  return (
    <thead>
      <tr>
        {placing && (
          <th scope="col" className={styles.grip}>
            <span className="visually-hidden">순서</span>
          </th>
        )}
        <th scope="col" className={styles.check}>
          <SelectAll selection={selection} />
        </th>
        <th scope="col" className={styles.picture}>
          <span className="visually-hidden">사진</span>
        </th>
        <th scope="col">제목</th>
        <th scope="col" className={styles.status}>
          상태
        </th>
        <th scope="col" className={styles.date}>
          올린 날
        </th>
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">할 일</span>
        </th>
      </tr>
    </thead>
  )
}

interface PostTableProps extends ListOfRow {
  /** The order is the hand-made one and something hides rows of it. */
  placingHint: boolean
  /** Another page is on its way. */
  busy: boolean
}

/** The rows of a list. On phones each row is a card. */
function PostTable(props: PostTableProps) {
  const { collection, posts, selection, placing, placingHint, busy } = props
  const table = (
    <table className={styles.table} data-placing={placing || undefined} aria-busy={busy}>
      <caption className="visually-hidden">{collection.name} 목록</caption>
      <PostTableHead placing={placing} selection={selection} />
      <tbody>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} {...props} />
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      {placingHint && <p className={styles.hint}>순서를 바꾸려면 검색어와 상태 조건을 먼저 지워 주세요.</p>}
      {placing ? (
        <PlaceableRows posts={posts} onMove={props.actions.move}>
          {table}
        </PlaceableRows>
      ) : (
        table
      )}
    </>
  )
}

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
