import styles from './SelectAll.module.scss'
import type { Selection } from './useSelection'

/** The box that selects all rows on screen; it shows its name where the rows are cards. */
export function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const some = selection.posts.length > 0 && !selection.all
  return (
    <label>
      <input
        type="checkbox"
        checked={selection.all}
        ref={(box) => {
          if (box) box.indeterminate = some
        }}
        onChange={selection.toggleAll}
      />
      <span className={styles.all}>모두 선택</span>
    </label>
  )
}
