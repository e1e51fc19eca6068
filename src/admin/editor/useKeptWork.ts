import { useMemo, useState } from 'react'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import type { PictureWork } from '../upload/usePicture'
import {
  keepLocalDraft,
  localDraftKey,
  moveToNewItem,
  type Kept,
  type KeptDraft,
  type Work,
  dropLocalDraft,
  moveLocalDraft,
} from './localDrafts'
import { useAutosave } from './useAutosave'
import type { DraftForm } from './useDraftForm'
import { baseOf, differences, overwritten, rebase } from '@/posts/postChanges'

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
function useDraftRecovery({ kept, key, row, form, picture }: Recovered) {
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

interface Worked {
  collection: Collection
  row: Post | null
  form: DraftForm
  picture: PictureWork
  /** Unsaved work of earlier visits. */
  kept: readonly KeptDraft[]
}

/**
 * Unsaved work as this browser keeps it: what earlier visits left is offered, and what is being done is kept from then on.
 * `dirty` says that something is unsaved, `keepNow` keeps it at once.
 */
export function useKeptWork({ collection, row, form, picture, kept }: Worked) {
  const [session] = useState(() => crypto.randomUUID())
  const key = localDraftKey(collection.key, row?.id ?? null, session)
  const earlier = useDraftRecovery({ kept, key, row, form, picture })
  const dirty = form.unsaved || picture.isNew
  const { draft, base } = form
  // While another file is read, the picture before it is still meant.
  const { processed, stored } = picture.state.before ?? picture.state
  const isOffering = earlier.offers.length > 0
  const whole = useMemo(
    (): Work => ({ draft, picture: processed, stored, base }),
    [draft, processed, stored, base],
  )
  const work = dirty && !isOffering ? whole : null
  const [autosave, letGo] = useAutosave(key, work)

  async function keepNow(): Promise<Kept | null> {
    return work && keepLocalDraft(key, work)
  }

  /** The row is gone: all that stands here, though none of it was changed, waits for the editor of a new item. */
  async function moveAway() {
    letGo()
    await moveToNewItem(collection.key, { ...whole, version: 1, savedAt: Date.now(), key })
  }

  return {
    key,
    /** The name that the work has once the item is this row. */
    keyOf: (id: number) => localDraftKey(collection.key, id, session),
    earlier,
    dirty,
    autosave,
    keepNow,
    moveAway,
  }
}
