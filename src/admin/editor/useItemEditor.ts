import { useEffect, useRef, useState } from 'react'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { usePicture } from '../upload/usePicture'
import { dropLocalDraft, type KeptDraft, findLocalDraft, moveLocalDraft, type Kept } from './localDrafts'
import { useDraftForm } from './useDraftForm'
import { useExifFilling } from './useExifFilling'
import { useKeptWork } from './useKeptWork'
import { useSubmit } from './useSubmit'
import { useNavigate } from 'react-router-data'
import { moveToTrash } from '../list/moveToTrash'
import type { PostDraft } from '@/posts/postDraft'
import { beginDraftForm, draftForm, draftOfForm, isUnsaved } from './draftForm'
import { useLeaveGuard } from '../components/useLeaveGuard'

interface Left {
  collection: Collection
  dirty: boolean
  keepNow: () => Promise<Kept | null>
  moveAway: () => Promise<void>
}

/** How the editor is left: who has unsaved work is asked, and what was typed is kept before the page goes. */
function useWaysOut({ collection, dirty, keepNow, moveAway }: Left) {
  const navigate = useNavigate()
  const guard = useLeaveGuard(dirty)
  const [isStuck, setIsStuck] = useState(false)
  return {
    guard,
    /** Another document may come next, which would cut a later write off. */
    leave: async () => {
      await keepNow()
      guard.leave()
    },
    /** Shows the row as others left it, but only once the browser has kept the own text, which is then offered. */
    reload: async () => {
      if ((await keepNow()) === 'memory') return setIsStuck(true)
      guard.allow()
      return location.reload()
    },
    /** Goes on in the editor of a new item, for the row is gone. */
    saveAsNew: async () => {
      await moveAway()
      guard.allow()
      void navigate(collection.uploadPath)
    },
    /** Whether reloading was refused, because the browser has no room for the text. */
    isStuck,
  }
}

interface LateSave {
  /** The name under which the editor kept its work. */
  key: string
  /** The name of work on the row that was saved. */
  rowKey: string
  post: Post
  sent: PostDraft
}

/**
 * A save has come to its end after its editor was left: what was kept there goes, unless it says more than what was sent.
 * Then it waits as work on the row as it was saved.
 */
async function settleLeftDraft(collection: Collection, { key, rowKey, post, sent }: LateSave): Promise<void> {
  const left = await findLocalDraft(key)
  if (!left) return
  // Which of the two it was saved as is said by the button, not by the work.
  const draft = { ...left.draft, status: sent.status }
  const form = [
    { type: 'replaced', draft, base: left.base } as const,
    { type: 'saved', post, sent } as const,
  ].reduce(draftForm, beginDraftForm(collection, null))
  const isPictureNew =
    (left.picture !== null || left.stored !== null) && left.stored?.picture.image !== post.image
  if (!isPictureNew && !isUnsaved(form)) return dropLocalDraft(key)
  const picture = isPictureNew ? {} : { picture: null, stored: null }
  await moveLocalDraft({ ...left, ...picture, draft: draftOfForm(form), base: form.base }, rowKey)
}

interface Deleted {
  collection: Collection
  row: Post | null
  /** The row goes, unless it is taken back: what is unsaved waits for that. */
  onGone: () => Promise<void>
}

/** Moves the row to the trash, then leads back to the list, where it can be taken back for a while. */
function useDeletion({ collection, row, onGone }: Deleted) {
  const navigate = useNavigate()
  return async () => {
    if (!row || !(await moveToTrash(collection, [row]))) return
    await onGone()
    void navigate(collection.adminListPath)
  }
}

export interface EditedItem {
  collection: Collection
  /** The row as it was read when the editor opened; null for a new item. */
  row: Post | null
  /** Unsaved work of earlier visits. */
  kept: readonly KeptDraft[]
  /** A new item has become the row with this id. */
  onCreated: (id: number) => void
  /** What is said of a save, in place of how visitors see the row now. */
  saved?: string
}

/** One item in the editor: what was typed, its picture, how both are kept, saved and deleted, and who may leave. */
export function useItemEditor(
  { collection, row: first, kept, onCreated, saved }: EditedItem,
  onFault: (name: string) => void,
) {
  const [row, setRow] = useState(first)
  const form = useDraftForm(collection, first)
  const { exif, fill } = useExifFilling(collection, form)
  const picture = usePicture(fill)
  const { key, keyOf, earlier, dirty, autosave, ...keeping } = useKeptWork({
    collection,
    row,
    form,
    picture,
    kept,
  })
  const isOpen = useIsOpen()
  const ways = useWaysOut({ collection, dirty, ...keeping })
  const saving = useSubmit({
    collection,
    row,
    form,
    picture,
    restored: earlier.restored,
    saved,
    onFault,
    onSaved: async (post, sent) => {
      if (!isOpen.current) return settleLeftDraft(collection, { key, rowKey: keyOf(post.id), post, sent })
      setRow(post)
      form.markSaved(post, sent)
      picture.markSaved(post.image)
      await dropLocalDraft(key)
      if (row === null && isOpen.current) onCreated(post.id)
    },
  })
  const remove = useDeletion({
    collection,
    row,
    // Taken back, the row is edited on where it was left.
    onGone: async () => {
      await keeping.keepNow()
      ways.guard.allow()
    },
  })

  return { collection, row, form, exif, picture, earlier, dirty, autosave, saving, remove, ...ways }
}

/** Whether the editor is still there: an answer may come after it was left. */
function useIsOpen() {
  const isOpen = useRef(false)
  useEffect(() => {
    isOpen.current = true
    return () => {
      isOpen.current = false
    }
  }, [])
  return isOpen
}

export type ItemEditor = ReturnType<typeof useItemEditor>
