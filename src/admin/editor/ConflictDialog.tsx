import { editor } from '#messages/admin/editor'
import type { Collection } from '@/posts/collections'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import { fieldLabel, sortFieldNames } from './fieldLabels'

interface Props {
  collection: Collection
  /** Fields changed elsewhere that saving would overwrite; null closes the dialog. */
  overwrittenFields: readonly string[] | null
  /** Set if overwriting would publish a post that was hidden elsewhere, or hide one that was published elsewhere. */
  revertedStatus?: 'hiding' | 'publishing' | null
  /** True if reloading was refused because the draft could not be stored. */
  isStuck?: boolean
  /** Says what happens to the unsaved changes on reload. */
  reloadNote?: string
  onClose: () => void
  onOverwrite: () => void
  onReload: () => void
}

/** Says that the row was changed elsewhere, and what overwriting or reloading would do. */
export function ConflictDialog({
  collection,
  overwrittenFields,
  revertedStatus = null,
  isStuck = false,
  reloadNote = editor.conflict.reloadNote,
  ...on
}: Props) {
  const names = sortFieldNames(collection, overwrittenFields ?? []).map((name) =>
    fieldLabel(collection, name),
  )
  return (
    <Sheet open={overwrittenFields !== null} title={editor.conflict.title} onClose={on.onClose}>
      <p>
        {editor.conflict.lead}{' '}
        {names.length > 0 ? editor.conflict.overwritten(names) : editor.conflict.nothingOverwritten}
      </p>
      {revertedStatus && (
        <p>
          <strong>{editor.conflict[revertedStatus]}</strong>
        </p>
      )}
      {isStuck ? <p role="alert">{editor.conflict.stuck}</p> : <p>{reloadNote}</p>}
      <Sheet.Buttons>
        <AdminButton onClick={on.onReload}>{editor.conflict.reload}</AdminButton>
        <AdminButton look="danger" onClick={on.onOverwrite}>
          {editor.conflict.overwrite}
        </AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}
