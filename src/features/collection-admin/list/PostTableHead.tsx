import styles from './PostTable.module.scss'
import type { Selection } from './useSelection'

interface Props {
  /** Whether rows can be moved: a column for their handles. */
  placing: boolean
  selection: Selection
}

/** The names of the columns, and the box that selects all rows. */
export function PostTableHead({ placing, selection }: Props) {
  const some = selection.posts.length > 0 && !selection.all
  return (
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
  )
}
