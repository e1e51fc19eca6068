import styles from './PostTable.module.scss'
import { SelectAll } from './SelectAll'
import type { Selection } from './useSelection'

interface Props {
  /** Whether rows can be moved: a column for their handles. */
  placing: boolean
  selection: Selection
}

/** The names of the columns, and the box that selects all rows. */
export function PostTableHead({ placing, selection }: Props) {
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
