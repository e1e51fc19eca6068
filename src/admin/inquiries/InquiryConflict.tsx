import { useStore } from 'zustand'
import { inquiries } from '#messages/admin/inquiries'
import { inquiry as words } from '#messages/admin/inquiry'
import { UNDO_WINDOW_MS } from '@/config/constants'
import { formatDate } from '@/posts/formatDate'
import { showToast } from '@/ui/toaster'
import { AdminButton } from '../components/AdminButton'
import { Sheet } from '../components/Sheet'
import { differing, type InquiryFields } from './inquiryEdits'
import type { InquiryForm } from './inquiryForm'

/** Says what was changed elsewhere: “There, the state is “In progress”.” */
function theirChanges(before: InquiryFields, theirs: InquiryFields): string {
  const { theirState, theirDate, theirMemo, theirs: sentence } = words.conflict
  const changes = {
    state: theirState(inquiries.states[theirs.state]),
    promisedOn: theirDate(theirs.promisedOn === '' ? null : formatDate(theirs.promisedOn)),
    memo: theirMemo,
  }
  return sentence(differing(before, theirs).map((name) => changes[name]))
}

function Choice({ form }: { form: InquiryForm }) {
  function reload() {
    const edits = form.reload()
    showToast(words.conflict.reloaded, {
      durationMs: UNDO_WINDOW_MS,
      action: { label: words.conflict.putBack, onSelect: () => form.edit(edits) },
    })
  }
  return (
    <>
      <AdminButton onClick={reload}>{words.conflict.reload}</AdminButton>
      <AdminButton look="danger" onClick={() => void form.overwrite()}>
        {words.conflict.overwrite}
      </AdminButton>
    </>
  )
}

/** Says that the inquiry was changed elsewhere, and what overwriting or reloading would do. */
export function ConflictDialog({ form }: { form: InquiryForm }) {
  const { conflict, base, edits } = useStore(form.store)
  const { title, overwritten, reloadNote } = words.conflict
  return (
    <Sheet open={conflict?.asks === true} title={title} onClose={() => form.postpone()}>
      {conflict && (
        <>
          <p>
            {theirChanges(base.fields, conflict.fields)} {overwritten(differing(conflict.fields, edits))}
          </p>
          <p>{reloadNote}</p>
          <Sheet.Buttons>
            <Choice form={form} />
          </Sheet.Buttons>
        </>
      )}
    </Sheet>
  )
}

/** The same beside the page, while the owner is typing. */
export function ConflictNotice({ form }: { form: InquiryForm }) {
  const { conflict, base } = useStore(form.store)
  return (
    conflict && (
      <>
        <p role="alert">
          {words.conflict.notice} {theirChanges(base.fields, conflict.fields)}
        </p>
        <Choice form={form} />
      </>
    )
  )
}
