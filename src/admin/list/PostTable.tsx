import { PlaceableRows } from './PlaceableRows'
import { PostRow } from './PostRow'
import styles from './PostTable.module.scss'
import { PostTableHead } from './PostTableHead'
import type { ListOfRow } from './rowInList'

interface Props extends ListOfRow {
  /** The order is the hand-made one and something hides rows of it. */
  placingHint: boolean
  /** Another page is on its way. */
  busy: boolean
}

/** The rows of a list. On phones each row is a card. */
export function PostTable(props: Props) {
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
