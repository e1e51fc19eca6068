import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import type { Collection } from '@/posts/definition'
import { refreshCollection } from '@/posts/ownerQueries'
import type { Post } from '@/posts/post'
import type { DraftBase } from '@/posts/postChanges'
import type { PostDraft, PostValues } from '@/posts/postDraft'
import { postWriter } from '@/posts/postWriter'
import { queryClient } from '@/posts/queryClient'
import { RowChanged } from '@/posts/rowChanged'
import { asOwner } from '../connection/connection'

/** What may be written, and what it began from. */
export interface ReadyToSave {
  draft: PostDraft
  values: PostValues
  base: DraftBase
}

interface Saving<Ask> {
  collection: Collection
  /** The row as it was first read; null for a new one. */
  row: Post | null
  /** Whether an earlier visit may have written it without hearing the answer. */
  restored?: boolean
  /** Checks what was asked for; null when something is wrong, which it has shown. */
  prepare: (ask: Ask) => Promise<ReadyToSave | null>
  onSaved: (post: Post, sent: PostDraft, ask: Ask) => unknown
  /** Told of a failure, a conflict included, even when nothing of the page is left to show it. */
  onFailed?: (error: Error, ask: Ask) => void
}

/** Saves one row, once at a time, as the owner; knows whether others have changed it first (decisions §4). */
export function useRowSaving<Ask>({ collection, row, restored = false, prepare, ...on }: Saving<Ask>) {
  const [writer] = useState(() => postWriter(collection, row))
  const mutationKey = ['save', useId()]
  const { mutate, reset, error, isPending, variables } = useMutation(
    {
      mutationKey,
      mutationFn: async ({ ask, onto }: { ask: Ask; onto: Post | null }) => {
        const ready = await prepare(ask)
        if (!ready) return
        const { values, base, draft } = ready
        const post = await asOwner(() => writer.save(values, { base, onto, maybeWritten: restored }))
        void refreshCollection(collection)
        await on.onSaved(post, draft, ask)
      },
      onError: (fault: Error, { ask }) => on.onFailed?.(fault, ask),
    },
    queryClient,
  )
  const theirs = error instanceof RowChanged ? error.theirs : null

  function submit(ask: Ask, onto: Post | null = null) {
    // The cache knows at once: two presses may come between two renderings.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate({ ask, onto })
  }

  return {
    /** What was asked for last. */
    asked: variables?.ask ?? null,
    saving: isPending,
    /** What went wrong, but for a conflict. */
    error: theirs ? null : error,
    /** The row as others have written it meanwhile; null as long as there is no conflict. */
    theirs,
    endConflict: reset,
    /** Over the row as the question named it: what has changed since then asks again. */
    overwrite: () => variables && submit(variables.ask, theirs),
    submit,
  }
}
