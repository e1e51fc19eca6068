import { inquiries } from '#messages/admin/inquiries'
import { inquiry as words } from '#messages/admin/inquiry'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-data'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { paths } from '@/config/paths'
import { keepAnswerDraft } from '@/inquiries/answerDrafts'
import type { InquiryState } from '@/inquiries/letter'
import { deleteInquiries, type Inquiry } from '@/inquiries/ownerInquiries'
import { refreshInquiries } from '@/inquiries/ownerInquiryQueries'
import { showToast } from '@/ui/toaster'
import { AdminButton } from '../components/AdminButton'
import { BottomBar } from '../components/BottomBar'
import { errorMessage } from '../components/errorMessage'
import { DownloadIcon } from '../components/icons'
import { asOwner } from '../connection/connection'
import { DeleteDialog } from './DeleteDialog'
import styles from './InquiryDetail.module.scss'
import { saveInquiryFile } from './inquiryFile'
import type { InquiryForm } from './inquiryForm'

interface Props {
  inquiry: Inquiry
  form: InquiryForm
  note: string
  failure: string | null
  messages: ReactNode
}

/** The bar of an inquiry: save as a file, spam, delete. */
export function InquiryBar({ inquiry, form, ...texts }: Props) {
  const [isAsking, setIsAsking] = useState(false)
  const file = useFile(inquiry, form)
  const removal = useRemoval(inquiry, form)
  const spam = useSpam(inquiry, form)
  return (
    <>
      <BottomBar {...texts}>
        <AdminButton className={styles.button} aria-busy={file.isSaving} onClick={() => void file.save()}>
          <DownloadIcon /> {words.bar.saveFile}
        </AdminButton>
        <AdminButton onClick={() => void spam.move()}>
          {inquiry.state === 'spam' ? inquiries.selection.notSpam : words.bar.spam}
        </AdminButton>
        <AdminButton look="warn" aria-busy={removal.isRemoving} onClick={() => setIsAsking(true)}>
          {inquiries.selection.delete}
        </AdminButton>
      </BottomBar>
      <DeleteDialog
        open={isAsking}
        name={inquiry.name}
        onCancel={() => setIsAsking(false)}
        onDelete={() => {
          setIsAsking(false)
          void removal.remove()
        }}
      />
    </>
  )
}

function useFile(inquiry: Inquiry, form: InquiryForm) {
  const [isSaving, setIsSaving] = useState(false)
  async function save() {
    if (isSaving) return
    setIsSaving(true)
    try {
      // The file holds what is stored.
      await form.save({ asks: false })
      await saveInquiryFile(inquiry)
      const { memo } = form.store.getState().base.fields
      showToast(memo === '' ? words.file.saved : words.file.savedWithMemo)
    } catch (error) {
      showToast(words.file.failed(errorMessage(error)), { tone: 'error' })
    } finally {
      setIsSaving(false)
    }
  }
  return { isSaving, save }
}

/** Deletes the inquiry for good and goes back to the list. */
function useRemoval({ id, name }: Inquiry, form: InquiryForm) {
  const navigate = useNavigate()
  const [isRemoving, setIsRemoving] = useState(false)
  async function remove() {
    if (isRemoving) return
    setIsRemoving(true)
    try {
      await asOwner(() => deleteInquiries([id]))
      form.reload()
      keepAnswerDraft(id, null)
      showToast(inquiries.toasts.deleted(inquiries.toasts.one(name)))
      await navigate(paths.admin.inquiries)
      void refreshInquiries()
    } catch (error) {
      setIsRemoving(false)
      showToast(inquiries.toasts.notDeleted(errorMessage(error)), { tone: 'error' })
    }
  }
  return { isRemoving, remove }
}

/** Moves the inquiry to spam, or from there to the letters. */
function useSpam({ name, state }: Inquiry, form: InquiryForm) {
  async function moveTo(next: InquiryState, onMoved: () => void) {
    form.edit({ state: next })
    if (await form.save({ asks: true })) onMoved()
  }
  const move = () =>
    moveTo(state === 'spam' ? 'received' : 'spam', () => {
      const { one, spam, notSpam, undo } = inquiries.toasts
      showToast(state === 'spam' ? notSpam(one(name)) : spam(one(name)), {
        durationMs: UNDO_WINDOW_MS,
        action: { label: undo, onSelect: () => void moveTo(state, () => undefined) },
      })
    })
  return { move }
}
