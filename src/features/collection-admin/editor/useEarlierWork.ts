import { useState } from 'react'
import { removeUnusedPictures } from '@/collections/ownerMedia'
import { useConnection } from '../connection/connection'
import { dropLocalDraft, type LocalDraft } from './localDrafts'
import type { DraftForm } from './useDraftForm'
import type { PictureWork } from './usePicture'

/**
 * Unsaved work of an earlier visit, offered until the owner restores it or throws it away (decisions §4). `restored`
 * counts what was taken up, for fields that are set anew by it.
 */
export function useEarlierWork(kept: LocalDraft | null, key: string, form: DraftForm, picture: PictureWork) {
  const [offer, setOffer] = useState(kept)
  const [restored, setRestored] = useState(0)
  const connected = useConnection(({ state }) => state === 'connected')

  function restore() {
    if (!offer) return
    form.replace(offer.draft)
    if (offer.picture) picture.restore(offer.picture, offer.draft.title || '사진', offer.stored)
    setRestored((count) => count + 1)
    setOffer(null)
  }

  async function discard() {
    setOffer(null)
    if (offer?.stored && connected) void removeUnusedPictures([offer.stored.picture])
    await dropLocalDraft(key)
  }

  return { offer, restored, restore, discard }
}
