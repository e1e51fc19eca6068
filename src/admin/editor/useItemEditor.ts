import { useEffect, useRef, useState } from 'react'
import type { Collection } from '@/posts/definition'
import type { Post } from '@/posts/post'
import { usePicture } from '../upload/usePicture'
import { settleLeftDraft } from './leftDraft'
import { dropLocalDraft, type KeptDraft } from './localDrafts'
import { useDeletion } from './useDeletion'
import { useDraftForm } from './useDraftForm'
import { useExifFilling } from './useExifFilling'
import { useKeptWork } from './useKeptWork'
import { useSubmit } from './useSubmit'
import { useWaysOut } from './useWaysOut'

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
