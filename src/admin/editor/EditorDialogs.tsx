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
        title="저장하지 않은 내용이 있습니다"
        text={
          autosave === 'memory'
            ? '나가시겠습니까? 브라우저 저장소가 가득 차 쓰던 내용을 이 탭에만 보관했습니다. 사이트로 나가거나 탭을 닫으면 사라집니다.'
            : '나가시겠습니까? 쓰던 내용은 이 브라우저에 보관되어, 돌아오면 되살릴 수 있습니다.'
        }
        stay="계속 쓰기"
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
