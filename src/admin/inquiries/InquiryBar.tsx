import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router-data'
import { inquiries } from '#messages/admin/inquiries'
import { inquiry as words } from '#messages/admin/inquiry'
import { paths } from '@/config/paths'
import { keepAnswerDraft } from '@/inquiries/answerDrafts'
import { deleteInquiries, type Inquiry } from '@/inquiries/ownerInquiries'
import { refreshInquiries } from '@/inquiries/ownerInquiryQueries'
import { showToast } from '@/ui/toaster'
import { AdminButton } from '../components/AdminButton'
import { BottomBar } from '../components/BottomBar'
import { errorMessage } from '../components/errorMessage'
import { DownloadIcon } from '../components/icons'
import { useListPath } from '../components/listState'
import { asOwner } from '../connection/connection'
import { DeleteDialog } from './DeleteDialog'
import { saveInquiryFile } from './inquiryFile'
import type { InquiryForm } from './inquiryForm'
import { useInquiryActions } from './useInquiryActions'
import styles from './InquiryDetail.module.scss'

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
  const { move } = useInquiryActions()
  const isSpam = inquiry.state === 'spam'

  async function moveToOrFromSpam() {
    // Otherwise the move would be a change from elsewhere for them.
    if (await form.save({ asks: true })) move([inquiry], isSpam ? 'received' : 'spam')
  }
  return (
    <>
      <BottomBar {...texts}>
        <AdminButton className={styles.button} aria-busy={file.isSaving} onClick={() => void file.save()}>
          <DownloadIcon /> {words.bar.saveFile}
        </AdminButton>
        <AdminButton onClick={() => void moveToOrFromSpam()}>
          {isSpam ? inquiries.selection.notSpam : words.bar.spam}
        </AdminButton>
        <AdminButton look="warn" aria-busy={removal.isRemoving} onClick={() => setIsAsking(true)}>
          {inquiries.selection.delete}
        </AdminButton>
      </BottomBar>
      <DeleteDialog
        inquiries={isAsking ? [inquiry] : []}
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
  const list = useListPath(paths.admin.inquiries)
  const [isRemoving, setIsRemoving] = useState(false)
  async function remove() {
    if (isRemoving) return
    setIsRemoving(true)
    try {
      await asOwner(() => deleteInquiries([id]))
      form.reload()
      keepAnswerDraft(id, null)
      showToast(inquiries.toasts.deleted(inquiries.toasts.one(name)))
      await navigate(list)
      void refreshInquiries()
    } catch (error) {
      setIsRemoving(false)
      showToast(inquiries.toasts.notDeleted(errorMessage(error)), { tone: 'error' })
    }
  }
  return { isRemoving, remove }
}
