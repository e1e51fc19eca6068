import type { Selection } from './useSelection'

/** The box that selects all rows on screen. */
export function SelectAll<Row>({ selection }: { selection: Selection<Row> }) {
  const some = selection.posts.length > 0 && !selection.all
  return (
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
  )
}
