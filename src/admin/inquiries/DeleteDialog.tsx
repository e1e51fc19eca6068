import { useEffect, useRef } from 'react'
import { inquiries as words } from '#messages/admin/inquiries'
import type { ListedInquiry } from '@/inquiries/ownerInquiries'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'

interface Props {
  /** The inquiries to delete. Empty closes the dialog. */
  inquiries: readonly Pick<ListedInquiry, 'name'>[]
  onCancel: () => void
  onDelete: () => void
}

/** Asks before inquiries are deleted for good. The initial focus is on the button that cancels. */
export function DeleteDialog({ inquiries, onCancel, onDelete }: Props) {
  const [first] = inquiries
  const title =
    inquiries.length === 1 && first ? words.dialog.one(first.name) : words.dialog.several(inquiries.length)
  return (
    <Sheet open={first !== undefined} title={title} alertText={words.dialog.text} onClose={onCancel}>
      <DialogButtons onCancel={onCancel} onDelete={onDelete} />
    </Sheet>
  )
}

function DialogButtons({ onCancel, onDelete }: Pick<Props, 'onCancel' | 'onDelete'>) {
  const cancel = useRef<HTMLButtonElement>(null)
  useEffect(() => cancel.current?.focus(), [])
  return (
    <Sheet.Buttons>
      <AdminButton ref={cancel} onClick={onCancel}>
        {words.dialog.cancel}
      </AdminButton>
      <AdminButton look="danger" onClick={onDelete}>
        {words.dialog.delete}
      </AdminButton>
    </Sheet.Buttons>
  )
}
