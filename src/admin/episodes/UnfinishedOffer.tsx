import type { MouseEvent, ReactNode } from 'react'
import { episodes as words } from '#messages/admin/episodes'
import { AdminButton } from '../components/AdminButton'
import type { StoredDraft } from '../editor/localDrafts'
import { countUnfinished, entryId, isUnfinished, readEntries, withEntries } from '../upload/cutEntries'
import { deleteCutFiles } from '../upload/cutFiles'

type AnswerHandler = (event: MouseEvent<HTMLButtonElement>) => void

/**
 * Returns a renderer for stored drafts with cuts that are not in storage: both answers restore the draft, one without
 * these cuts. Drafts without such cuts keep their usual offer.
 */
export function renderUnfinishedOffer(restore: (draft: StoredDraft) => void) {
  return function UnfinishedOffer(offer: StoredDraft, answer: (act: () => void) => AnswerHandler): ReactNode {
    const count = countUnfinished(offer.draft.meta)
    if (count === 0) return null
    return (
      <>
        <p>
          <b>{words.unfinished.offer(count)}</b>{' '}
          {offer.draft.title && words.unfinished.ofTitle(offer.draft.title)}
        </p>
        <div>
          <AdminButton onClick={answer(() => restore(withoutUnfinished(offer)))}>
            {words.unfinished.leaveOut}
          </AdminButton>
          <AdminButton look="filled" data-restore="" onClick={answer(() => restore(offer))}>
            {words.unfinished.resume}
          </AdminButton>
        </div>
      </>
    )
  }
}

/** Returns the draft without the cuts that are not stored, and deletes their files. */
function withoutUnfinished(offer: StoredDraft): StoredDraft {
  const { meta } = offer.draft
  const entries = readEntries(meta)
  void deleteCutFiles(entries.filter(isUnfinished).map(entryId))
  const kept = entries.filter((entry) => !isUnfinished(entry))
  return { ...offer, draft: { ...offer.draft, meta: withEntries(meta, kept) } }
}
