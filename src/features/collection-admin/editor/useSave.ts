import { useEffect, useRef, useState } from 'react'
import type { Collection } from '@/collections/definition'
import { removeUnusedPictures } from '@/collections/ownerMedia'
import { refreshCollection } from '@/collections/ownerQueries'
import { insertPost, updatePost } from '@/collections/ownerWrites'
import type { Post } from '@/collections/post'
import type { PostDraft } from '@/collections/postDraft'
import { DataError, isRetryable } from '@/data/errors'
import { asOwner } from '../connection/connection'
import { faultInWords } from '../parts/faultInWords'
import { findWritten } from './findWritten'

export type SaveResult =
  | { kind: 'saved'; post: Post; sent: PostDraft }
  | { kind: 'conflict' }
  | { kind: 'failed'; message: string }

interface Save {
  saving: boolean
  /** Writes once however often it is called meanwhile (undefined then); `overwrite` ignores what others wrote. */
  save: (prepare: () => Promise<PostDraft>, overwrite?: boolean) => Promise<SaveResult | undefined>
}

/**
 * Saves an item: a new one becomes a row, a row is changed unless somebody else changed it since `row` was read. The row
 * is written after its picture is stored, so no row lacks its image.
 */
export function useSave(collection: Collection, row: Post | null): Save {
  const [saving, setSaving] = useState(false)
  const running = useRef(false)
  // The row as last written, also before the next rendering: two saves must not make two rows.
  const current = useRef(row)
  useEffect(() => {
    current.current = row
  }, [row])

  /** What was sent last without an answer: the row may hold it all the same. */
  const unanswered = useRef<PostDraft | null>(null)

  async function write(draft: PostDraft, overwrite: boolean): Promise<Post> {
    const { current: known } = current
    // Of restored work nobody knows whether it was answered; its picture can tell.
    const asked = unanswered.current ?? (known || draft.image === null ? null : draft)
    const written = asked && (await findWritten(collection, known, asked))
    const base = written ?? known
    if (!base) return insertPost(collection, draft)
    const expectedUpdatedAt = overwrite ? undefined : (base.updatedAt ?? undefined)
    return updatePost(collection, base.id, draft, { expectedUpdatedAt })
  }

  return {
    saving,
    save: async (prepare, overwrite = false) => {
      if (running.current) return undefined
      running.current = true
      setSaving(true)
      let sent: PostDraft | null = null
      try {
        const draft = await prepare()
        sent = draft
        const { current: before } = current
        const post = await asOwner(() => write(draft, overwrite))
        current.current = post
        unanswered.current = null
        // A replaced picture goes only now that the row shows the new one.
        if (before && before.image !== post.image) void removeUnusedPictures([before])
        void refreshCollection(collection)
        return { kind: 'saved', post, sent: draft }
      } catch (error) {
        if (error instanceof DataError && error.kind === 'conflict' && current.current)
          return { kind: 'conflict' }
        if (isRetryable(error)) unanswered.current = sent ?? unanswered.current
        return { kind: 'failed', message: faultInWords(error) }
      } finally {
        running.current = false
        setSaving(false)
      }
    },
  }
}
