import { desk } from '#messages/admin/desk'
import { AdminButton } from './AdminButton'
import { Sheet } from './Sheet'

interface Props {
  open: boolean
  title: string
  /** Says what happens to the unsaved changes. */
  text: string
  /** Label of the button that stays. */
  stay: string
  onStay: () => void
  onLeave: () => void
}

/** Asks before leaving a page with unfinished work. */
export function LeaveDialog({ open, title, text, stay, onStay, onLeave }: Props) {
  return (
    <Sheet open={open} title={title} onClose={onStay}>
      <p>{text}</p>
      <Sheet.Buttons>
        <AdminButton onClick={onLeave}>{desk.leave}</AdminButton>
        <AdminButton look="filled" onClick={onStay}>
          {stay}
        </AdminButton>
      </Sheet.Buttons>
    </Sheet>
  )
}
