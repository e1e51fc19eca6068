import type { Collection } from '@/collections/definition'
import type { Post } from '@/collections/post'
import { PlaceableRows } from './PlaceableRows'
import { PostRow } from './PostRow'
import styles from './PostTable.module.scss'
import type { ListActions } from './useListActions'
import type { Selection } from './useSelection'

export interface PostTableProps {
  collection: Collection
  posts: readonly Post[]
  page: number
  selection: Selection
  actions: ListActions
  onDelete: (post: Post) => void
  /** Whether rows can be moved: the whole list, in its hand-made order. */
  placing: boolean
  /** The order is the hand-made one and something hides rows of it. */
  placingHint: boolean
  /** Another page is on its way. */
  busy: boolean
}

/** The rows of a list. On phones each row is a card. */
export function PostTable(props: PostTableProps) {
  const { collection, posts, selection, placing, placingHint, busy } = props
  const some = selection.posts.length > 0 && !selection.all
  const table = (
    <table className={styles.table} data-placing={placing || undefined} aria-busy={busy}>
      <caption className="visually-hidden">{collection.name} 목록</caption>
      <thead>
        <tr>
          {placing && (
            <th scope="col" className={styles.grip}>
              <span className="visually-hidden">순서</span>
            </th>
          )}
          <th scope="col" className={styles.check}>
            <label>
              <input
                type="checkbox"
                aria-label="모두 선택"
                checked={selection.all}
                ref={(box) => {
                  if (box) box.indeterminate = some
                }}
                onChange={selection.toggleAll}
              />
            </label>
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
      {placing ? <PlaceableRows {...props}>{table}</PlaceableRows> : table}
    </>
  )
}
