import { useState } from 'react'
import { baseOf, differences, overwritten, rebase } from '@/posts/postChanges'
import type { Post } from '@/posts/post'
import { dropLocalDraft, moveLocalDraft, type KeptDraft } from './localDrafts'
import type { DraftForm } from './useDraftForm'
import type { PictureWork } from '../upload/usePicture'

interface Recovered {
  kept: readonly KeptDraft[]
  key: string
  row: Post | null
  form: DraftForm
  picture: PictureWork
}

/**
 * Unsaved work of earlier visits, offered until the owner restores one, has thrown all away, or leaves them for later
 * (decisions §4). `restored` says that one was taken up.
 */
export function useDraftRecovery({ kept, key, row, form, picture }: Recovered) {
  const [offers, setOffers] = useState(kept)
  const [restored, setRestored] = useState(false)

  /**
   * What was not touched then shows as the row is now. Where both have changed the same, the work still counts as begun
   * from the older row, so that saving it asks.
   */
  function restore(offer: KeptDraft) {
    const { base, stored, picture: file } = offer
    // A picture that cannot be read any more was stored perhaps.
    const draft = file ? offer.draft : { ...offer.draft, ...stored?.picture }
    const now = baseOf(row)
    const own = rebase(draft, base.draft, now.draft)
    form.replace(own, overwritten(draft, base.draft, now.draft).length > 0 ? base : now)
    if (file) picture.restore(file, draft.title || '사진', stored)
    setRestored(true)
    setOffers([])
    // It goes on under this editing's name, unless the row says it all.
    const isSaved = file === null && differences(now.draft, own).length === 0
    void (isSaved ? dropLocalDraft(offer.key) : moveLocalDraft(offer, key))
  }

  async function discard({ key: discarded }: KeptDraft) {
    setOffers((all) => all.filter((one) => one.key !== discarded))
    await dropLocalDraft(discarded)
  }

  return { offers, restored, restore, discard, later: () => setOffers([]) }
}
