import { list as words } from '#messages/admin/list'
import type { Selection } from './useSelection'
import styles from './SelectAll.module.scss'

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
      <span className={styles.all}>{words.table.selectAll}</span>
    </label>
  )
}

interface SelectRowProps<Row> {
  row: Row
  /** Name of the row. */
  title: string
  selection: Selection<Row>
}

/** The checkbox that selects one row. */
export function SelectRow<Row>({ row, title, selection }: SelectRowProps<Row>) {
  return (
    <label>
      <input
        type="checkbox"
        aria-label={words.table.select(title)}
        checked={selection.has(row)}
        onChange={() => selection.toggle(row)}
      />
    </label>
  )
}
