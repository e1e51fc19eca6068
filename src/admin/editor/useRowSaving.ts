import { useMutation } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { editor } from '#messages/admin/editor'
import { logger } from '@/lib/logger'
import type { Collection } from '@/posts/collections'
import { cacheSavedPost, refreshCollection } from '@/posts/owner/ownerQueries'
import { type DraftBase, RowChangedError } from '@/posts/owner/postChanges'
import type { PostDraft, PostValues } from '@/posts/owner/postDraft'
import { createPostWriter } from '@/posts/owner/postWriter'
import type { Post } from '@/posts/post'
import { queryClient } from '@/posts/read/queryClient'
import { showToast } from '@/ui/toaster'
import { asOwner } from '../connection/connection'

/** A validated draft, the values to write and the row that they are based on. */
export interface ReadyToSave {
  draft: PostDraft
  values: PostValues
  base: DraftBase
}

interface Options<Request> {
  collection: Collection
  /** The row as first read; null for a new one. */
  row: Post | null
  /** True if an earlier visit may have written the draft although the response was lost. */
  restored?: boolean
  /** Validates the request. Returns null if it is invalid, after showing why. */
  prepare: (request: Request) => Promise<ReadyToSave | null>
  /** Called after the row was written. An error that it throws does not count as a failed save. */
  onSaved: (post: Post, sent: PostDraft, request: Request) => unknown
  /** Called on failures, including conflicts, even after the component has unmounted. */
  onFailed?: (error: Error, request: Request) => void
}

/** Runs what follows a save. Reports its failure as its own, because the row is already written. */
async function followUp(task: () => unknown): Promise<void> {
  try {
    await task()
  } catch (error) {
    logger.error('The screen could not be updated after a save.', error)
    showToast(editor.saved.notShown, { tone: 'error' })
  }
}

/**
 * Saves a row as the owner, one save at a time, and detects changes made elsewhere. The state of the save is kept in the
 * mutation cache, so that it continues when the component unmounts.
 */
export function useRowSaving<Request>({
  collection,
  row,
  restored = false,
  prepare,
  ...on
}: Options<Request>) {
  const [writer] = useState(() => createPostWriter(collection, row))
  const mutationKey = ['save', useId()]
  const { mutate, reset, error, isPending, variables } = useMutation(
    {
      mutationKey,
      mutationFn: async ({ request, onto }: { request: Request; onto: Post | null }) => {
        const ready = await prepare(request)
        if (!ready) return
        const { values, base, draft } = ready
        const post = await asOwner(() => writer.save(values, { base, onto, mayExist: restored }))
        cacheSavedPost(collection, post)
        void refreshCollection(collection)
        await followUp(() => on.onSaved(post, draft, request))
      },
      onError: (failure: Error, { request }) => on.onFailed?.(failure, request),
    },
    queryClient,
  )
  const conflictingRow = error instanceof RowChangedError ? error.theirs : null

  function submit(request: Request, onto: Post | null = null) {
    // Not `isPending`: a second click may come before the next render.
    if (queryClient.isMutating({ mutationKey }) === 0) mutate({ request, onto })
  }

  return {
    /** The last request. */
    request: variables?.request ?? null,
    isSaving: isPending,
    /** The last error, except a conflict. */
    error: conflictingRow ? null : error,
    /** The row as changed elsewhere. Null if there is no conflict. */
    conflictingRow,
    dismissConflict: reset,
    /** Saves over `conflictingRow`. Reports a new conflict if the row has changed again since. */
    overwrite: () => variables && submit(variables.request, conflictingRow),
    submit,
  }
}
