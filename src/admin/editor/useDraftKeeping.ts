import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { AUTOSAVE_MAX_DELAY_MS, AUTOSAVE_DEBOUNCE_MS } from '@/config/constants'
import type { Collection } from '@/posts/collections'
import { differingFields, overwrittenFields, rebaseDraft, toDraftBase } from '@/posts/owner/postChanges'
import type { Post } from '@/posts/post'
import type { PictureControls } from '../upload/usePicture'
import { claimDraft } from './draftStore'
import {
  deleteLocalDraft,
  localDraftKey,
  moveDraftToNewItem,
  moveLocalDraft,
  saveLocalDraft,
  type DraftLocation,
  type StoredDraft,
  type UnsavedDraft,
} from './localDrafts'
import type { DraftForm } from './useDraftForm'

interface Options {
  collection: Collection
  row: Post | null
  form: DraftForm
  picture: PictureControls
  /** Unsaved drafts of earlier visits. */
  storedDrafts: readonly StoredDraft[]
}

/** Offers the drafts of earlier visits and saves the current one in the browser. `dirty`: there are unsaved changes. */
export function useDraftKeeping({ collection, row, form, picture, storedDrafts }: Options) {
  const [session] = useState(() => crypto.randomUUID())
  const key = localDraftKey(collection.key, row?.id ?? null, session)
  const recovery = useDraftRecovery({ storedDrafts, key, row, form, picture })
  const dirty = form.unsaved || picture.isNew
  const { draft, base } = form
  // While another file is processed, the previous picture still belongs to the draft.
  const { processed, stored } = picture.state.previous ?? picture.state
  const current = useMemo(
    (): UnsavedDraft => ({ draft, picture: processed, stored, base }),
    [draft, processed, stored, base],
  )
  const unsaved = dirty && recovery.offers.length === 0 ? current : null
  const { autosave, saveNow, cancel } = useAutosave(key, unsaved)

  /** Stores the whole form, even if unchanged, as a draft of a new item: the row was deleted. Returns the draft's key. */
  function moveToNewItem(): Promise<string> {
    cancel()
    return moveDraftToNewItem(collection.key, { ...current, version: 1, savedAt: Date.now(), key })
  }

  return {
    key,
    /** Returns the key of this session's draft once the item is the row with this id. */
    keyForRow: (id: number) => localDraftKey(collection.key, id, session),
    recovery,
    dirty,
    autosave,
    /** Saves the draft immediately. Returns null if there is nothing to save. */
    saveNow,
    moveToNewItem,
  }
}

interface RecoveryOptions extends Omit<Options, 'collection'> {
  key: string
}

/** Offers the drafts of earlier visits until the owner restores one, discards all or dismisses the offers. */
function useDraftRecovery({ storedDrafts, key, row, form, picture }: RecoveryOptions) {
  const [offers, setOffers] = useState(storedDrafts)
  const [restored, setRestored] = useState(false)

  /**
   * Puts a draft into the form. Unchanged fields take the row's current values. If the draft and the row have changed
   * the same field, the draft keeps its older base, so that saving reports a conflict. A new picture counts as a change.
   */
  function restore(offer: StoredDraft) {
    const { base, stored, picture: file } = offer
    // An unreadable picture may have been uploaded already.
    const draft = file ? offer.draft : { ...offer.draft, ...stored?.picture }
    const current = toDraftBase(row)
    const rebased = rebaseDraft(draft, base.draft, current.draft)
    const overwrites =
      overwrittenFields(draft, base.draft, current.draft).length > 0 ||
      (file !== null && base.draft.image !== current.draft.image)
    form.replace(rebased, overwrites ? base : current)
    if (file) picture.restore(file, draft.title, stored)
    setRestored(true)
    setOffers([])
    const isSaved = file === null && differingFields(current.draft, rebased).length === 0
    void (isSaved ? deleteLocalDraft(offer.key) : moveLocalDraft(offer, key))
  }

  async function discard({ key: discarded }: StoredDraft) {
    setOffers((all) => all.filter((offer) => offer.key !== discarded))
    await deleteLocalDraft(discarded)
  }

  return {
    offers,
    /** True if a draft was restored. */
    restored,
    restore,
    discard,
    dismiss: () => setOffers([]),
  }
}

export type AutosaveState = 'pending' | DraftLocation

interface PendingSave {
  key: string
  work: UnsavedDraft
  /** Time of the oldest change in it, as `performance.now()`. */
  since: number
}

/**
 * Saves a draft when typing pauses, at intervals while it does not, and immediately when the page is hidden or the
 * component unmounts, so that a closed tab or a forced logout loses nothing. `work` is null while nothing is unsaved; the
 * saved draft is then deleted.
 */
function useAutosave(key: string, work: UnsavedDraft | null) {
  const [saved, setSaved] = useState<{ work: UnsavedDraft; location: DraftLocation } | null>(null)
  const pending = useRef<PendingSave | null>(null)
  const savedKey = useRef<string | null>(null)

  const save = useCallback(async (draft: Omit<PendingSave, 'since'>): Promise<DraftLocation> => {
    // A newer change stays pending.
    if (pending.current?.work === draft.work) pending.current = null
    savedKey.current = draft.key
    const location = await saveLocalDraft(draft.key, draft.work)
    setSaved({ work: draft.work, location })
    return location
  }, [])
  const flush = useCallback(async () => {
    if (pending.current) await save(pending.current)
  }, [save])

  useEffect(() => {
    const since = pending.current?.since ?? performance.now()
    pending.current = work && { key, work, since }
    if (!work) {
      if (savedKey.current !== null) void deleteLocalDraft(savedKey.current)
      savedKey.current = null
      return undefined
    }
    const remaining = since + AUTOSAVE_MAX_DELAY_MS - performance.now()
    const timer = setTimeout(() => void flush(), Math.min(AUTOSAVE_DEBOUNCE_MS, remaining))
    return () => clearTimeout(timer)
  }, [key, work, flush])

  useEffect(() => {
    const onHide = () => void flush()
    const onVisibilityChange = () => document.visibilityState === 'hidden' && onHide()
    window.addEventListener('pagehide', onHide)
    document.addEventListener('visibilitychange', onVisibilityChange)
    return () => {
      window.removeEventListener('pagehide', onHide)
      document.removeEventListener('visibilitychange', onVisibilityChange)
      onHide()
    }
  }, [flush])

  const hasWork = work !== null
  useEffect(() => (hasWork ? claimDraft(key) : undefined), [key, hasWork])

  const autosave: AutosaveState = saved && saved.work === work ? saved.location : 'pending'
  return {
    autosave,
    saveNow: async () => work && save({ key, work }),
    /** Cancels the pending save. */
    cancel: () => {
      pending.current = null
    },
  }
}
