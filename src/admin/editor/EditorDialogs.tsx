import { editor as words } from '#messages/admin/editor'
import { LeaveDialog } from '../components/LeaveDialog'
import { ConflictDialog } from './ConflictDialog'
import type { ItemEditor } from './useItemEditor'

/** The editor's questions before it is left and before changes made elsewhere are overwritten. */
export function EditorDialogs({ editor }: { editor: ItemEditor }) {
  const { collection, autosave, guard, saving, leave, reload } = editor
  return (
    <>
      <LeaveDialog
        open={guard.isAsking}
        title={words.leave.title}
        text={autosave === 'memory' ? words.leave.memory : words.leave.browser}
        stay={words.leave.stay}
        onStay={guard.stay}
        onLeave={() => void leave()}
      />
      <ConflictDialog
        collection={collection}
        overwrittenFields={saving.overwrittenFields}
        revertedStatus={saving.revertedStatus}
        isStuck={editor.isStuck}
        onClose={saving.dismissConflict}
        onOverwrite={saving.overwrite}
        onReload={() => void reload()}
      />
    </>
  )
}
