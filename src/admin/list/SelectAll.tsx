import styles from './SelectAll.module.scss'
import type { Selection } from './useSelection'

/** The checkbox that selects all rows of the page. Its label is visible only where rows are cards. */
export function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const isPartial = selection.posts.length > 0 && !selection.all
  return (
    <label>
      <input
        type="checkbox"
        checked={selection.all}
        ref={(box) => {
          if (box) box.indeterminate = isPartial
        }}
        onChange={selection.toggleAll}
      />
      <span className={styles.all}>모두 선택</span>
    </label>
  )
}

interface SelectRowProps<Row> {
  row: Row
  selection: Selection<Row>
}

/** The checkbox that selects one row. */
export function SelectRow<Row extends { title: string }>({ row, selection }: SelectRowProps<Row>) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={`${row.title} 선택`}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    </label>
  )
}
