import { inquiries as words } from '#messages/admin/inquiries'
import { UNDO_WINDOW_MS } from '@/config/constants'
import type { InquiryState } from '@/inquiries/letter'
import { deleteInquiries, type ListedInquiry, moveInquiries } from '@/inquiries/ownerInquiries'
import { moveOptimistically, refreshInquiries } from '@/inquiries/ownerInquiryQueries'
import { showToast } from '@/ui/toaster'
import { errorMessage } from '../components/errorMessage'
import { asOwner } from '../connection/connection'
import { useOptimisticChange } from '../connection/useOptimisticChange'

type Inquiries = readonly Pick<ListedInquiry, 'id' | 'name' | 'state'>[]

interface Change {
  ids: readonly number[]
  /** Null deletes them. */
  state: InquiryState | null
  write: () => Promise<unknown>
  onDone?: () => void
  /** Returns the error message. */
  failedMessage: (reason: string) => string
}

const idsOf = (inquiries: Inquiries) => inquiries.map(({ id }) => id)

/** Returns the inquiries as the object of a sentence. */
const subjectOf = (inquiries: Inquiries) =>
  inquiries.length === 1 ? words.toasts.one(inquiries[0]?.name ?? '') : words.toasts.several(inquiries.length)

/** Moves inquiries back to the states that they had. */
async function restoreStates(inquiries: Inquiries) {
  for (const state of new Set(inquiries.map((inquiry) => inquiry.state)))
    await moveInquiries(idsOf(inquiries.filter((inquiry) => inquiry.state === state)), state)
}

/** Undoes a move, with a toast if that fails. */
async function undoMove(inquiries: Inquiries) {
  try {
    await asOwner(() => restoreStates(inquiries))
  } catch (error) {
    showToast(words.toasts.notUndone(errorMessage(error)), { tone: 'error' })
  }
  await refreshInquiries()
}

/** Returns the actions on inquiries. They never throw; failures are shown in a toast. */
export function useInquiryActions() {
  const mutate = useOptimisticChange<Change>({
    mutationKey: ['inquiries'],
    apply: ({ ids, state }) => moveOptimistically(ids, state),
    failedMessage: ({ failedMessage }, reason) => failedMessage(reason),
    refresh: refreshInquiries,
  })
  return {
    /** Moves inquiries to spam, or back to the received ones. */
    move: (inquiries: Inquiries, state: 'spam' | 'received') =>
      mutate({
        ids: idsOf(inquiries),
        state,
        write: () => moveInquiries(idsOf(inquiries), state),
        failedMessage: words.toasts.notMoved,
        onDone: () => {
          const message = state === 'spam' ? words.toasts.spam : words.toasts.notSpam
          showToast(message(subjectOf(inquiries)), {
            durationMs: UNDO_WINDOW_MS,
            action: { label: words.toasts.undo, onSelect: () => void undoMove(inquiries) },
          })
        },
      }),
    /** Deletes inquiries for good. */
    remove: (inquiries: Inquiries) =>
      mutate({
        ids: idsOf(inquiries),
        state: null,
        write: () => deleteInquiries(idsOf(inquiries)),
        failedMessage: words.toasts.notDeleted,
        onDone: () => showToast(words.toasts.deleted(subjectOf(inquiries))),
      }),
  }
}
