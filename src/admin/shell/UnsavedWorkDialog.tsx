import { desk } from '#messages/admin/desk'
import { shell } from '#messages/admin/shell'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import { useUnsavedWorkQuestion } from './unsavedWorkQuestion'
import styles from './UnsavedWorkDialog.module.scss'

/** Asks on log-out whether to keep or erase local drafts and received photos. */
export function UnsavedWorkDialog() {
  const { work, answer } = useUnsavedWorkQuestion()
  return (
    <Sheet
      open={work !== null}
      title={work ? shell.unsaved.title(work.drafts, work.photos) : ''}
      onClose={() => answer('stay')}
      className={styles.dialog}
    >
      {work && (
        <>
          <p>{shell.unsaved.text(work.drafts, work.photos)}</p>
          <p>{shell.unsaved.shared}</p>
        </>
      )}
      <Sheet.Buttons>
        <AdminButton onClick={() => answer('stay')}>{desk.cancel}</AdminButton>
        <AdminButton look="danger" onClick={() => answer('erase')}>
          {shell.unsaved.erase}
        </AdminButton>
        <AdminButton look="filled" onClick={() => answer('keep')}>
          {shell.unsaved.keep}
        </AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}
