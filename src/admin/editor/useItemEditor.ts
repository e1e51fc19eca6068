import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-data'
import { isRecord } from '@/lib/json'
import type { Collection } from '@/posts/collections'
import type { Post } from '@/posts/post'
import { useLeaveGuard } from '../components/useLeaveGuard'
import { moveToTrash } from '../list/moveToTrash'
import { usePicture } from '../upload/usePicture'
import { keptMessage } from './autosaveMessage'
import { deleteLocalDraft, type DraftLocation, type StoredDraft } from './localDrafts'
import { type DraftRules, useDraftForm } from './useDraftForm'
import { useDraftKeeping } from './useDraftKeeping'
import { useExifPrefill } from './useExifPrefill'
import { finishSaveAfterUnmount, type SaveOptions, useItemSaving } from './useItemSaving'

export interface EditedItem {
  collection: Collection
  /** The row as it was when the editor opened; null for a new item. */
  row: Post | null
  /** Unsaved drafts of earlier visits. */
  storedDrafts: readonly StoredDraft[]
  /** Called when a new item has been saved as the row with this id. */
  onCreated: (id: number) => void
  /** Replaces the default message after a save. */
  savedMessage?: string
  /** Replaces the rules of a draft. */
  rules?: DraftRules
}

/** The state of one item in the editor: form, picture, draft, saving, deleting and leaving. */
export function useItemEditor(
  { collection, row: initialRow, storedDrafts, onCreated, savedMessage, rules }: EditedItem,
  onFault: (name: string) => void,
  saveOptions: SaveOptions = {},
) {
  const [row, setRow] = useState(initialRow)
  const form = useDraftForm(collection, initialRow, rules)
  const { exif, fill } = useExifPrefill(collection, form)
  const picture = usePicture(fill)
  const { key, keyForRow, recovery, dirty, autosave, ...keeping } = useDraftKeeping({
    collection,
    row,
    form,
    picture,
    storedDrafts,
  })
  const isMounted = useIsMounted()
  const leaving = useLeaving({ collection, dirty, ...keeping })
  const saving = useItemSaving({
    collection,
    row,
    form,
    picture,
    restored: recovery.restored,
    kept: dirty ? keptMessage(autosave) : '',
    keepDraft: () => void (isMounted.current && keeping.saveNow()),
    savedMessage,
    ...saveOptions,
    onFault,
    onSaved: async (post, sent) => {
      if (!isMounted.current)
        return finishSaveAfterUnmount(collection, { key, rowKey: keyForRow(post.id), post, sent })
      setRow(post)
      form.markSaved(post, sent)
      picture.markSaved(post.image)
      await deleteLocalDraft(key)
      if (row === null && isMounted.current) onCreated(post.id)
    },
  })
  useSavedDraftFromAddress(storedDrafts, recovery, () => saving.submit('draft'))
  const remove = useDeletion({
    collection,
    row,
    // The draft stays: deletion can be undone, and editing then continues from it.
    onDeleted: async () => {
      await keeping.saveNow()
      leaving.guard.allow()
    },
  })

  return { collection, row, form, exif, picture, recovery, dirty, autosave, saving, remove, ...leaving }
}

export type ItemEditor = ReturnType<typeof useItemEditor>

interface LeavingOptions {
  collection: Collection
  dirty: boolean
  saveNow: () => Promise<DraftLocation | null>
  moveToNewItem: () => Promise<string>
}

/** Asks before the editor is left with unsaved changes, and saves the draft before the page goes away. */
function useLeaving({ collection, dirty, saveNow, moveToNewItem }: LeavingOptions) {
  const navigate = useNavigate()
  const guard = useLeaveGuard(dirty)
  const [isStuck, setIsStuck] = useState(false)
  return {
    guard,
    /** Saves the draft in this browser. */
    saveNow,
    leave: async () => {
      // If another document loads next, it would interrupt a write that is still running.
      await saveNow()
      guard.leave()
    },
    /** Loads the row as changed elsewhere, once the browser has stored the draft, which the editor then offers. */
    reload: async () => {
      if ((await saveNow()) === 'memory') return setIsStuck(true)
      guard.allow()
      return location.reload()
    },
    /** Saves the form as a new item, in the editor of a new item, after the row was deleted elsewhere. */
    saveAsNew: async () => {
      const state: SaveDraftState = { saveDraft: await moveToNewItem() }
      guard.allow()
      void navigate(collection.uploadPath, { state })
    },
    /** True if reloading was refused because the browser has no space for the draft. */
    isStuck,
  }
}

/** Router state that opens the editor of a new item and saves one of its local drafts. */
export interface SaveDraftState {
  /** Key of the draft. */
  saveDraft: string
}

/** Restores and saves the draft that the router state names. After a reload the draft is gone, so nothing happens. */
function useSavedDraftFromAddress(
  drafts: readonly StoredDraft[],
  { restore, restored }: { restore: (draft: StoredDraft) => void; restored: boolean },
  save: () => void,
) {
  const state: unknown = useLocation().state
  const key = isRecord(state) ? state['saveDraft'] : undefined
  const mustSave = useRef(false)
  const restoreDraft = useEffectEvent(() => {
    const draft = drafts.find((each) => each.key === key)
    if (!draft) return
    restore(draft)
    mustSave.current = true
  })
  const saveDraft = useEffectEvent(save)
  useEffect(() => restoreDraft(), [])
  // In the next render, which has the restored form.
  useEffect(() => {
    if (!restored || !mustSave.current) return
    mustSave.current = false
    saveDraft()
  }, [restored])
}

interface DeletionOptions {
  collection: Collection
  row: Post | null
  onDeleted: () => Promise<void>
}

/** Returns a function that moves the row to the trash and goes back to the list, where deletion can be undone. */
function useDeletion({ collection, row, onDeleted }: DeletionOptions) {
  const navigate = useNavigate()
  return async () => {
    if (!row || !(await moveToTrash(collection, [row]))) return
    await onDeleted()
    void navigate(collection.adminListPath)
  }
}

/** Returns a ref that says whether the component is mounted, for responses that arrive later. */
function useIsMounted() {
  const isMounted = useRef(false)
  useEffect(() => {
    isMounted.current = true
    return () => {
      isMounted.current = false
    }
  }, [])
  return isMounted
}
