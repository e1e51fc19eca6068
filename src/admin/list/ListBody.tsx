import { list as words } from '#messages/admin/list'
import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { ListEmpty, ListNoResults, ListUnavailable, ListSkeleton } from './ListStates'
import { Pager } from './Pager'
import { PostRow } from './PostRow'
import type { ListContext } from './rowProps'
import { SelectAll } from './SelectAll'
import { SortableRows } from './SortableRows'
import type { ListActions } from './useListActions'
import type { PostListState } from './usePostList'
import type { Selection } from './useSelection'
import styles from './PostTable.module.scss'

interface PostTableHeadProps {
  collection: Collection
  /** True if rows can be moved, which adds a column for their handles. */
  sortable: boolean
  selection: Selection
}

/** The column headers, with a checkbox that selects all rows. */
function PostTableHead({ collection, sortable, selection }: PostTableHeadProps) {
  return (
    <thead>
      <tr>
        {sortable && (
          <th scope="col" className={styles.grip}>
            <span className="visually-hidden">{words.table.order}</span>
          </th>
        )}
        <th scope="col" className={styles.check}>
          <SelectAll selection={selection} />
        </th>
        <th scope="col" className={styles.picture}>
          <span className="visually-hidden">{words.table.picture}</span>
        </th>
        {collection.seriesField !== null && (
          <th scope="col" className={styles.number}>
            {words.table.number}
          </th>
        )}
        <th scope="col">{words.table.title}</th>
        <th scope="col" className={styles.status}>
          {words.table.status}
        </th>
        <th scope="col" className={styles.date}>
          {collection.seriesField === null ? words.table.uploaded : words.table.out}
        </th>
        <th scope="col" className={styles.actions}>
          <span className="visually-hidden">{words.table.actions}</span>
        </th>
      </tr>
    </thead>
  )
}

interface PostTableProps extends ListContext {
  /** Says that rows cannot be moved while the list is filtered. */
  showSortingHint: boolean
  /** Another page is loading. */
  busy: boolean
}

/** The table of a list. On phones each row is a card. */
function PostTable(props: PostTableProps) {
  const { collection, posts, selection, sortable, showSortingHint, busy } = props
  const table = (
    <table
      className={styles.table}
      data-placing={sortable || undefined}
      data-serial={collection.seriesField !== null || undefined}
      aria-busy={busy}
    >
      <caption className="visually-hidden">{words.table.caption(collection.name)}</caption>
      <PostTableHead collection={collection} sortable={sortable} selection={selection} />
      <tbody>
        {posts.map((post) => (
          <PostRow key={post.id} post={post} {...props} />
        ))}
      </tbody>
    </table>
  )
  return (
    <>
      {showSortingHint && <p className={styles.hint}>{words.table.sortingHint}</p>}
      {sortable ? (
        <SortableRows
          items={posts}
          onMove={(post, target, isDown) =>
            props.actions.move(post, isDown ? { after: target.id } : { before: target.id })
          }
        >
          {table}
        </SortableRows>
      ) : (
        table
      )}
    </>
  )
}

interface Props {
  collection: Collection
  listState: PostListState
  selection: Selection
  actions: ListActions
  onSchedule: (post: Post) => void
}

/** The table, or a message while there are no rows. */
export function ListBody({ listState, ...rest }: Props) {
  const { query, change, clear, list, posts, pages, filtered, sortable, showSortingHint } = listState
  if (list.isError && !list.data) return <ListUnavailable />
  if (list.isPending) return <ListSkeleton />
  return (
    <>
      {posts.length === 0 && filtered && <ListNoResults search={query.search} onClear={clear} />}
      {posts.length === 0 && !filtered && <ListEmpty collection={rest.collection} />}
      {posts.length > 0 && (
        <PostTable
          {...rest}
          posts={posts}
          page={query.page}
          sortable={sortable}
          showSortingHint={showSortingHint}
          busy={list.isPlaceholderData}
        />
      )}
      {pages > 1 && <Pager page={query.page} pages={pages} onTurn={(page) => change({ page })} />}
    </>
  )
}
